import { randomUUID } from 'node:crypto'
import { ImpoundLot, MediaItem } from '@towline/contract'
import { beforeEach, expect, it } from 'vitest'
import { eachEngine } from '../../testing/database.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { type Desk, openDesk, type Person, refusalOf } from '../dispatch/testing/desk.fixture.ts'
import { photoOf } from '../media/testing/photos.ts'
import { anImpound } from './testing/an-impound.ts'
import { aRelease, RECEIVED, yardOf } from './testing/yard.fixture.ts'

const DAY = 24 * 3_600_000
const owner = { ownerName: 'Nadia Brandt', ownerAddress: '9 Oak St, Plano, TX 75024' }

eachEngine('the papers of a stored vehicle', (database) => {
  let desk: Desk
  let now = RECEIVED
  let lotId: string
  const product = sharedProduct(database, { now: () => now })
  beforeEach(async () => {
    now = RECEIVED
    desk = await openDesk(product)
    const lot = { name: 'Main yard', address: '400 Yard Rd, Frisco, TX', license: '0654321VSF' }
    lotId = ImpoundLot.parse(
      await (await call('POST', '-lot', { ...lot, hours: 'Every day' })).json(),
    ).id
  })

  const { call, whole } = yardOf(() => desk)
  const save = async (known = {}) =>
    whole(await call('POST', '', { ...anImpound(lotId, RECEIVED), ...known }))
  const read = async (id: string) => whole(await call('GET', `/${id}`))
  const release = {
    ...aRelease,
    paidBy: 'cash',
    paid: 100,
    signature: 'M10 10L20 20',
  }

  const others = async () => (await desk.product.company('Their Towing')).basic

  it('are letters, written as of their day and the same for good', async () => {
    const { file } = await save()
    const write = (which: string) => call('POST', `/${file.id}/letter`, { which })
    now = RECEIVED + 2 * DAY
    expect(await refusalOf(await write('first'))).toMatchObject({
      status: 409,
      error: 'letter_not_yet',
      message: 'Enter the owner and the owner’s address first.',
    })
    await save({ id: file.id, ...owner, lienholders: 'First Bank, 12 Main St, Dallas, TX 75201' })
    expect((await refusalOf(await write('second'))).error).toBe('letter_not_yet')
    const { written, touches } = await whole(await write('first'))
    expect(written).toMatchObject([
      { which: 'first', at: now, by: 'Olive Owner', to: ['Nadia Brandt', 'First Bank'] },
    ])
    expect(touches[0]).toMatchObject({
      what: 'letter written',
      data: { which: 'first', to: 'Nadia Brandt, First Bank' },
    })
    const pdf = async () => {
      const answer = await call('GET', `/${file.id}/letter/${written[0]?.id}/pdf`)
      expect(answer.headers.get('content-type')).toBe('application/pdf')
      expect(answer.headers.get('content-disposition')).toContain('First%20notice%20I1001.pdf')
      return Buffer.from(await answer.arrayBuffer())
    }
    const first = await pdf()
    expect(first.subarray(0, 5).toString()).toBe('%PDF-')
    // It is corrected and released later; what was mailed was mailed.
    now += DAY
    await save({ id: file.id, ...owner, ownerName: 'Sam Cole' })
    await call('POST', `/${file.id}/step`, release)
    expect((await pdf()).equals(first)).toBe(true)
    expect((await refusalOf(await write('first'))).error).toBe('impound_left')
    const path = `/${file.id}/letter/${written[0]?.id}/pdf`
    expect((await call('GET', path, undefined, await others())).status).toBe(404)
  })

  it('have tax on storage at its release, as it was on that day', async () => {
    const set = async (storageTaxPercent: number) => {
      const path = '/towline/invoice-settings'
      const { basic } = desk.ours
      const before = await (await desk.product.call('GET', path, { basic })).json()
      const body = { ...Object(before), storageTaxPercent }
      expect((await desk.product.call('PUT', path, { basic, body })).status).toBe(200)
    }
    await desk.product.call('POST', '/towline/rates', {
      basic: desk.ours.basic,
      body: { accountId: '', validFrom: '2026-10-01', rates: { storage: { perDay: 22.85 } } },
    })
    const job = await desk.save({
      billing: { lineItems: [{ name: 'Tow', amount: 272, taxable: false }], taxPercent: 8.25 },
    })
    await set(8.25)
    const { file } = await save({ jobId: job.id })
    now = RECEIVED + 2 * DAY
    // 3 × $22.85 is $68.55, and 8.25 % of it $5.66.
    const due = { towCents: 27_200, tax: { percent: 8.25, cents: 566 }, dueCents: 34_621 }
    expect(await read(file.id)).toMatchObject(due)
    await whole(await call('POST', `/${file.id}/step`, release))
    await set(50)
    now += 30 * DAY
    expect(await read(file.id)).toMatchObject(due)
    const { file: other } = await save({ licensePlate: 'KTR4821' })
    expect((await read(other.id)).tax.percent).toBe(50)
  })

  it('have no tax where the account of the job is exempt', async () => {
    const account = await desk.product.call('POST', '/towline/api/vault/Vendor', {
      basic: desk.ours.basic,
      body: { name: 'City of Frisco', taxExempt: true },
    })
    const { id: vendorId } = Object(await account.json())
    const job = await desk.save({ vendorId })
    const path = '/towline/invoice-settings'
    const { basic } = desk.ours
    const settings = Object(await (await desk.product.call('GET', path, { basic })).json())
    await desk.product.call('PUT', path, { basic, body: { ...settings, storageTaxPercent: 8.25 } })
    const { file } = await save({ jobId: job.id })
    expect((await read(file.id)).tax).toEqual({ percent: 0, cents: 0 })
  })

  const send = async (id: string, uploadId: string, basic = desk.ours.basic) =>
    desk.product.call('POST', `/towline/impound/${id}/media`, {
      basic,
      file: await photoOf({ width: 60, height: 40 }),
      headers: { 'x-upload-id': uploadId, 'x-file-name': 'dent.jpg' },
    })
  const listed = async (id: string) =>
    MediaItem.array().parse(await (await call('GET', `/${id}/media`)).json())

  it('are photos without a job, which drivers and other companies do not see', async () => {
    const { file } = await save()
    const uploadId = randomUUID()
    const item = MediaItem.parse(await (await send(file.id, uploadId)).json())
    expect(item).toMatchObject({
      id: uploadId,
      dispatchCallId: '',
      name: 'dent.jpg',
      mayRemove: true,
    })
    // Its answer was lost on the way.
    expect(await (await send(file.id, uploadId)).json()).toEqual(item)
    expect(await listed(file.id)).toEqual([item])
    expect((await read(file.id)).touches[0]).toMatchObject({
      what: 'photo added',
      data: { name: 'dent.jpg' },
    })
    const june: Person = await desk.employ('June', ['driver'])
    const theirs = await others()
    for (const basic of [june.basic, theirs]) {
      for (const path of [item.url, item.thumbnailUrl])
        expect((await desk.product.call('GET', path, { basic })).status).toBe(404)
      expect((await send(file.id, randomUUID(), basic)).status).toBe(basic === theirs ? 404 : 403)
    }
    const small = await desk.product.call('GET', item.thumbnailUrl, { basic: desk.ours.basic })
    expect(small.headers.get('content-type')).toBe('image/webp')
    const bad = await desk.product.call('POST', `/towline/impound/${file.id}/media`, {
      basic: desk.ours.basic,
      file: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      headers: { 'x-upload-id': randomUUID(), 'x-file-name': 'dent.jpg' },
    })
    expect((await refusalOf(bad)).error).toBe('bad_file')
  })

  it('are photos that can be deleted while it is in, and stay once it has left', async () => {
    const { file } = await save()
    const [gone, kept] = [randomUUID(), randomUUID()]
    for (const id of [gone, kept]) expect((await send(file.id, id)).status).toBe(200)
    // Not by the way that deletes those of a job, which leaves nothing on the file.
    const byJob = await desk.product.call('DELETE', `/towline/media/${gone}`, {
      basic: desk.ours.basic,
    })
    expect(byJob.status).toBe(404)
    const { file: other } = await save({ licensePlate: 'KTR4821' })
    expect((await call('DELETE', `/${other.id}/media/${gone}`)).status).toBe(404)
    expect((await call('DELETE', `/${file.id}/media/${gone}`)).status).toBe(200)
    expect((await read(file.id)).touches[0]?.what).toBe('photo removed')
    await whole(await call('POST', `/${file.id}/step`, release))
    expect((await refusalOf(await call('DELETE', `/${file.id}/media/${kept}`))).error).toBe(
      'impound_left',
    )
    expect((await refusalOf(await send(file.id, randomUUID()))).error).toBe('impound_left')
    expect(await listed(file.id)).toMatchObject([{ id: kept, mayRemove: false }])
  })
})
