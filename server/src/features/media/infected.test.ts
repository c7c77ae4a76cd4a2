import { randomUUID } from 'node:crypto'
import { DispatchCall, ImpoundLot, ImpoundWhole } from '@towline/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  type ClamavStandIn,
  EICAR,
  startClamavStandIn,
} from '../../providers/scanner/testing/clamav-stand-in.ts'
import { eachEngine } from '../../testing/database.ts'
import { type Product, startProduct, type TestCompany } from '../../testing/product.ts'
import { anImpound } from '../impounds/testing/an-impound.ts'
import { photoOf } from './testing/photos.ts'

eachEngine('a file that strangers send, where a scanner is set', (database) => {
  let daemon: ClamavStandIn
  let product: Product
  let ours: TestCompany
  beforeEach(async () => {
    daemon = await startClamavStandIn()
    product = await startProduct(database.db, { CLAMAV_URL: daemon.url })
    ours = await product.company('Our Towing')
  })
  afterEach(async () => {
    await product.stop()
    await daemon.stop()
  })

  async function send(path: string, file: Buffer) {
    const answer = await product.call('POST', `/towline/${path}`, {
      basic: ours.basic,
      file: new Uint8Array(file),
      headers: { 'x-upload-id': randomUUID(), 'x-file-name': 'a.csv' },
    })
    return { ...Object(await answer.json()), status: answer.status }
  }
  async function aJob(): Promise<string> {
    const body = { customerName: 'Nadia Brandt' }
    const made = await product.call('POST', '/towline/dispatch', { basic: ours.basic, body })
    return DispatchCall.parse(await made.json()).id
  }
  async function aStoredVehicle(): Promise<string> {
    const made = async (path: string, body: object) =>
      (await product.call('POST', `/towline/${path}`, { basic: ours.basic, body })).json()
    const { id: lotId } = ImpoundLot.parse(await made('impound-lot', { name: 'Main yard' }))
    const whole = await made('impound', anImpound(lotId, Date.now()))
    return ImpoundWhole.parse(whole).file.id
  }
  async function lying(): Promise<string[]> {
    // What was removed is swept first.
    await product.app.tasks.idle()
    const keys: string[] = []
    for await (const key of product.app.files.list(ours.companyId)) keys.push(key)
    return keys
  }

  it('is refused when something is found in it, with its name, and nothing of it stays', async () => {
    const infected = Buffer.concat([await photoOf(), Buffer.from(EICAR)])
    const list = Buffer.from(`Name,Phone\n${EICAR},4695550101\n`)
    for (const [path, file] of [
      [`media/of/${await aJob()}`, infected],
      [`impound/${await aStoredVehicle()}/media`, infected],
      ['imports/of/accounts', list],
      ['logo', infected],
    ] as const)
      expect(await send(path, file), path).toMatchObject({
        status: 415,
        error: 'bad_file',
        message: expect.stringContaining('Eicar-Signature'),
      })
    expect(await lying()).toEqual([])
  })

  it('is refused while nobody can look at it, and taken again after that', async () => {
    const photo = await photoOf()
    for (const path of [`media/of/${await aJob()}`, `impound/${await aStoredVehicle()}/media`]) {
      const before = await lying()
      daemon.answer = 'ERROR'
      expect(await send(path, photo), path).toMatchObject({ status: 503, error: 'unavailable' })
      expect(await lying()).toEqual(before)
      daemon.answer = null
      expect((await send(path, photo)).status, path).toBe(200)
      expect(daemon.scanned.at(-1)).toBe(photo.length)
    }
  })
})
