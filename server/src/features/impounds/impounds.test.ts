import { ImpoundFile, ImpoundLot } from '@towline/contract'
import { beforeEach, expect, it } from 'vitest'
import { systemOf } from '../../platform/actor.ts'
import { executed } from '../../platform/execute.ts'
import { eachEngine } from '../../testing/database.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { type Desk, openDesk, refusalOf } from '../dispatch/testing/desk.fixture.ts'
import { findStoredVehicle } from './find-stored-vehicle.ts'
import { anImpound } from './testing/an-impound.ts'
import { aRelease, RECEIVED, yardOf } from './testing/yard.fixture.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

eachEngine('impounds', (database) => {
  let desk: Desk
  let now = RECEIVED
  let lot: ImpoundLot
  const product = sharedProduct(database, { now: () => now })
  beforeEach(async () => {
    now = RECEIVED
    desk = await openDesk(product)
    lot = ImpoundLot.parse(
      await (await call('POST', '-lot', { name: 'Main yard', spaces: 2 })).json(),
    )
  })

  const { call, whole } = yardOf(() => desk)
  const record = (known = {}) => ({ ...anImpound(lot.id, RECEIVED), ...known })
  const save = async (known = {}) => whole(await call('POST', '', record(known)))
  const step = (id: string, body: unknown) => call('POST', `/${id}/step`, body)
  const list = async (query = '') =>
    ImpoundFile.array().parse(await (await call('GET', query)).json())
  const release = {
    ...aRelease,
    paidBy: 'credit card',
    paid: 210.5,
    signature: 'M10 10L20 20L30 5',
  }
  const letter = (which: string) => ({
    step: 'letter',
    which,
    at: now,
    to: 'Owner',
    proof: '70121',
  })

  it('take a vehicle in with a number, and find it by plate, VIN and name', async () => {
    const { file } = await save({ vin: '1HGCM82633A004352', space: 'A1' })
    expect(file).toMatchObject({ number: 'I1001', status: 'in', lotName: 'Main yard', leftAt: 0 })
    expect((await save({ licensePlate: 'KTR4821' })).file.number).toBe('I1002')
    for (const word of ['cee6311', 'CEE-6311', '004352', 'i1001'])
      expect(
        (await list(`?search=${word}`)).map(({ number }) => number),
        word,
      ).toEqual(['I1001'])
    expect(await list('?search=zz%25')).toEqual([])
    const lots = ImpoundLot.array().parse(await (await call('GET', '-lot')).json())
    expect(lots).toMatchObject([{ name: 'Main yard', spaces: 2, taken: 2 }])
  })

  it('begin with what the job knows', async () => {
    const job = await desk.save({
      towReason: 'Illegally parked (PPI)',
      customerName: 'Harriet Stone',
      pickupAddress: '1 Elm St, Frisco, TX',
      vehicleMake: 'Honda',
      licensePlateInfo: 'CEE6311',
    })
    const draft = await (await call('GET', `-of-job/${job.dispatchNumber}`)).json()
    expect(draft).toMatchObject({
      jobId: job.id,
      order: 'Private property',
      authorizedBy: 'Harriet Stone',
      towedFrom: '1 Elm St, Frisco, TX',
      vehicleMake: 'Honda',
      licensePlate: 'CEE6311',
    })
    const { file, towCents } = await save({ jobId: job.id })
    expect([file.jobId, towCents]).toEqual([job.id, 0])
    expect((await call('GET', '-of-job/nothing')).status).toBe(404)
  })

  it('say what is wrong, and put two vehicles in no one space', async () => {
    const wrong = async (known: object) =>
      (await refusalOf(await call('POST', '', record(known)))).fields
    expect(await wrong({ licensePlate: ' ' })).toEqual({
      licensePlate: 'Enter the plate or the VIN: the vehicle is found by it',
    })
    expect(await wrong({ authorizedBy: '', lotId: '' })).toEqual({
      authorizedBy: 'Enter who authorized the tow',
      lotId: 'Choose a lot',
    })
    expect(await wrong({ receivedAt: RECEIVED + 1 })).toEqual({
      receivedAt: 'This is still to come',
    })
    const { file } = await save({ space: 'A1' })
    expect(await refusalOf(await call('POST', '', record({ space: ' a1 ' })))).toMatchObject({
      status: 409,
      error: 'space_taken',
    })
    await save({ id: file.id, space: 'A2' })
    expect((await save({ space: 'A1' })).file.number).toBe('I1002')
    const late = await call('POST', '', record({ id: file.id, version: 1 }))
    expect(await late.json()).toMatchObject({ error: 'newer_version', newer: { version: 2 } })
  })

  it('charge storage by the rates of the day it came in, whatever they are later', async () => {
    const rates = (validFrom: string, perDay: number) =>
      desk.product.call('POST', '/towline/rates', {
        basic: desk.ours.basic,
        body: { accountId: '', validFrom, rates: { storage: { perDay } } },
      })
    await rates('2026-10-01', 22.85)
    const { file } = await save()
    await rates('2026-10-27', 99)
    now = RECEIVED + 2 * DAY
    const read = await whole(await call('GET', `/${file.id}`))
    expect(read.storage).toEqual({ days: 3, notCharged: 0, cents: 6855 })
  })

  it('keep every touch, from the report to the release with its signature', async () => {
    const { file } = await save()
    now += HOUR
    const report = {
      step: 'report',
      at: now,
      agency: 'Frisco Police',
      how: 'phone',
      proof: 'Sgt. Lee',
    }
    expect((await whole(await step(file.id, report))).duties[0]).toMatchObject({ state: 'done' })
    const tomorrow = { ...report, at: now + DAY }
    expect((await refusalOf(await step(file.id, tomorrow))).fields).toEqual({
      at: 'This is still to come',
    })
    const before = { ...report, at: RECEIVED - 1 }
    expect((await refusalOf(await step(file.id, before))).fields).toEqual({
      at: 'This is before the vehicle was received',
    })
    const held = await whole(await step(file.id, { step: 'hold', by: 'Frisco Police' }))
    expect(await refusalOf(await step(file.id, release))).toMatchObject({ error: 'impound_held' })
    const [hold] = held.file.holds
    const lift = { step: 'lift', holdId: hold?.id, by: 'Sgt. Lee' }
    await whole(await step(file.id, lift))
    expect((await step(file.id, lift)).status).toBe(404)
    expect(
      (await refusalOf(await step(file.id, { ...release, signature: '<svg>' }))).fields,
    ).toEqual({
      signature: 'Have them sign',
    })
    const released = await whole(await step(file.id, release))
    expect(released.file).toMatchObject({ status: 'released', leftAt: now })
    expect(released.touches.map(({ what, who }) => `${what} by ${who}`)).toEqual([
      'release by Olive Owner',
      'lift by Olive Owner',
      'hold by Olive Owner',
      'report by Olive Owner',
      'received by Olive Owner',
    ])
    expect(released.touches[0]?.data).toMatchObject({
      to: 'Nadia Brandt',
      signature: release.signature,
    })
    expect(await refusalOf(await step(file.id, release))).toMatchObject({ error: 'impound_left' })
    expect(await refusalOf(await call('POST', '', record({ id: file.id })))).toMatchObject({
      error: 'impound_left',
    })
    expect(await list()).toEqual([])
    expect((await list('?which=left')).map(({ number }) => number)).toEqual(['I1001'])
  })

  it('are spoken of by phone only as far as may be, and who asked stays on the file', async () => {
    const told = (code: string) =>
      executed(desk.product.app, findStoredVehicle, {
        actor: systemOf(desk.ours.companyId),
        input: { body: { code, number: '2145550142' } },
      })
    await call('POST', '-lot', { ...lot, address: '400 Yard Rd, Frisco' })
    const { file } = await save({ vin: '1HGCM82633A004352', licensePlate: 'COE-6311' })
    const here = { is: 'here', address: '400 Yard Rd, Frisco', perDayCents: 0 }
    for (const code of ['COE6311', 'C0E6311', '1HGCM82633A004352', '3A004352'])
      expect(await told(code), code).toEqual(here)
    for (const code of ['004352', 'COE631', '%%'])
      expect(await told(code)).toEqual({ is: 'not here' })
    const { touches } = await whole(await call('GET', `/${file.id}`))
    expect(touches[0]).toMatchObject({ what: 'asked by phone', data: { from: '2145550142' } })
    await step(file.id, { step: 'hold', by: 'Frisco PD' })
    expect(await told('COE6311')).toEqual({ is: 'held by the police' })
    const bank = await save({ licensePlate: 'ABC1232' })
    await step(bank.file.id, { step: 'hold', by: 'First Bank' })
    await save({ licensePlate: 'ABC1231', order: 'Repossession' })
    for (const code of ['ABC1231', 'ABC1232'])
      expect(await told(code)).toEqual({ is: 'for a person' })
    const gone = await save({ licensePlate: 'ABC1233' })
    await step(gone.file.id, release)
    expect(await told('ABC1233')).toEqual({ is: 'not here' })
  })

  it('leave nobody sell a vehicle before the law’s days have passed', async () => {
    const { file } = await save()
    const sell = { step: 'dispose', how: 'public sale', to: 'Buyer', received: 900 }
    const refusal = async () => (await refusalOf(await step(file.id, sell))).message
    expect(await refusal()).toBe('Both letters to the owner must be sent first.')
    now = RECEIVED + 3 * DAY
    await whole(await step(file.id, letter('first')))
    now = RECEIVED + 20 * DAY
    await whole(await step(file.id, letter('second')))
    expect(await refusal()).toBe('It can’t be sold or scrapped before 2026-12-15.')
    now = Date.parse('2026-12-15T15:00:00Z')
    expect((await whole(await step(file.id, sell))).file.status).toBe('disposed')
  })

  it('free a space when a vehicle leaves, and correct the record with what it was', async () => {
    const { file } = await save({ space: 'A1', vehicleColor: 'red' })
    const { touches } = await save({ id: file.id, space: 'A1', vehicleColor: 'blue' })
    expect(touches[0]).toMatchObject({
      what: 'corrected',
      data: { vehicleColor: { from: 'red', to: 'blue' } },
    })
    await whole(await step(file.id, release))
    expect((await save({ space: 'A1' })).file.number).toBe('I1002')
  })
})
