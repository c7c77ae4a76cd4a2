import { CheckSettings, JobPapers, newCheckLines } from '@towline/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { eachEngine } from '../../testing/database.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { type Desk, openDesk, type Person, refusalOf } from './testing/desk.fixture.ts'

const NOON = Date.UTC(2026, 5, 1, 17)
const MINUTE = 60_000
const DAY = 86_400_000

eachEngine('the vehicle check and the signature', (database) => {
  let desk: Desk
  let june: Person
  let now = NOON
  const product = sharedProduct(database, { now: () => now })
  beforeEach(async () => {
    now = NOON
    desk = await openDesk(product)
    june = await desk.employ('June', ['driver'])
  })

  const call = (method: string, path: string, body?: unknown, basic = june.basic) =>
    desk.product.call(method, `/towline${path}`, { basic, ...(body !== undefined && { body }) })
  const check = (id: string, more: object = {}, person = june) => {
    const checks = [
      { line: 'Keys', done: true },
      { line: 'Photos', done: false },
    ]
    const body = { checks, damage: 'Dent in the left door', ...more }
    return call('POST', `/driver/jobs/${id}/check`, body, person.basic)
  }
  const sign = (id: string, more: object = {}) =>
    call('POST', `/driver/jobs/${id}/signature`, { name: 'Harriet', mediaId: newId(), ...more })
  const papersOf = async (id: string) => {
    const answer = await call('GET', `/dispatch/${id}/papers`, undefined, desk.ours.basic)
    return JobPapers.strict().parse(await answer.json())
  }

  it('stand at the job, with what was read off the vehicle, at the time they were pressed', async () => {
    const { id } = await desk.save({ driverId: june.id, vin: '1HGCM82633A004352' })
    const board = await desk.hear()
    const read = { licensePlateInfo: ' TX 123 ', vehicleOdometer: '81,204', vin: '' }
    expect((await check(id, { ...read, ago: 5 * MINUTE })).status).toBe(200)
    expect((await sign(id, { ago: MINUTE })).status).toBe(200)
    expect(await papersOf(id)).toEqual({
      jobId: id,
      checkedAt: NOON - 5 * MINUTE,
      checkedBy: june.name,
      checks: [
        { line: 'Keys', done: true },
        { line: 'Photos', done: false },
      ],
      damage: 'Dent in the left door',
      signedAt: NOON - MINUTE,
      signedBy: 'Harriet',
      signedBefore: june.name,
      signatureUrl: '',
    })
    expect(await desk.read(id)).toMatchObject({
      licensePlateInfo: 'TX 123',
      vehicleOdometer: '81,204',
      vin: '1HGCM82633A004352',
    })
    expect((await desk.history(id)).map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'vehicle checked (not done: Photos; damage: Dent in the left door)',
        'signed by Harriet',
      ]),
    )
    await vi.waitFor(() => expect(board.heard.length).toBeGreaterThan(0))
    const own = JobPapers.array().parse(await (await call('GET', '/driver/papers')).json())
    expect(own.map(({ jobId }) => jobId)).toEqual([id])
  })

  it('are those pressed last, in whichever order they arrive', async () => {
    const { id } = await desk.save({ driverId: june.id })
    await check(id, { damage: 'later' })
    await check(id, { damage: 'earlier', ago: MINUTE })
    await sign(id, { name: 'Later' })
    await sign(id, { name: 'Earlier', ago: MINUTE })
    expect(await papersOf(id)).toMatchObject({ damage: 'later', signedBy: 'Later' })
  })

  it('are taken for a day after the end, and only of one’s own jobs', async () => {
    const teo = await desk.employ('Teo', ['driver'])
    const { id } = await desk.save({ driverId: june.id })
    expect(await refusalOf(await check(id, {}, teo))).toMatchObject({ error: 'not_found' })
    await desk.step(id, { step: 'complete' })
    now += 0.9 * DAY
    expect((await check(id)).status).toBe(200)
    now += 0.2 * DAY
    expect((await sign(id)).status).toBe(404)
  })

  it('refuse a signature without a name', async () => {
    const { id } = await desk.save({ driverId: june.id })
    expect(await refusalOf(await sign(id, { name: ' ' }))).toMatchObject({
      error: 'bad_request',
      fields: { name: 'Write the name of who signs' },
    })
    expect(await papersOf(id)).toMatchObject({ signedAt: 0 })
  })

  it('go by the company’s own list', async () => {
    const list = async () =>
      CheckSettings.parse(await (await call('GET', '/driver/checklist')).json()).lines
    const save = (lines: string[]) => call('PUT', '/driver/checklist', { lines }, desk.ours.basic)
    expect(await list()).toEqual([...newCheckLines])
    expect((await save(['Winch plate', 'Keys'])).status).toBe(200)
    expect(await list()).toEqual(['Winch plate', 'Keys'])
    expect((await save(['Keys', 'Keys'])).status).toBe(400)
    expect((await call('PUT', '/driver/checklist', { lines: [] })).status).toBe(403)
    expect(await list()).toEqual(['Winch plate', 'Keys'])
  })
})
