import { GONE_ON_ARRIVAL } from '@towline/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { eachEngine } from '../../testing/database.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { type Desk, openDesk, refusalOf } from './testing/desk.fixture.ts'

const NOON = Date.UTC(2026, 5, 1, 17)
/** A job that somebody drives, so that all steps are open to it. */
const manned = { driverName: 'Teo Reyes' }

eachEngine('the life of a job', (database) => {
  let desk: Desk
  let now = NOON
  const product = sharedProduct(database, { now: () => now })
  beforeEach(async () => {
    now = NOON
    desk = await openDesk(product)
  })

  it('goes on by one press a step, each stamped with its time', async () => {
    const { id } = await desk.save({ ...manned, customerName: 'Sam' })
    const steps = [
      ['dispatch', 'dispatchedDateTime', 'active'],
      ['enroute', 'enrouteDateTime', 'active'],
      ['onScene', 'onSceneDateTime', 'active'],
      ['towing', 'towingDateTime', 'active'],
      ['arrived', 'destinationArrivalDateTime', 'active'],
      ['complete', 'completedDateTime', 'completed'],
    ] as const
    for (const [step, field, status] of steps) {
      now += 60_000
      const job = await desk.step(id, { step })
      expect(job).toMatchObject({ [field]: now, status })
    }
    expect((await desk.read(id)).version).toBe(7)
    expect(await desk.read(id)).toMatchObject({
      statusDate: now,
      dispatchedDateTime: NOON + 60_000,
    })
  })

  it('keeps the time of a step that is pressed again, and invents none for those left out', async () => {
    const { id } = await desk.save(manned)
    const first = await desk.step(id, { step: 'onScene' })
    now += 60_000
    expect(await desk.step(id, { step: 'onScene' })).toEqual(first)
    expect(first).toMatchObject({ dispatchedDateTime: 0, enrouteDateTime: 0, status: 'active' })
    const back = await desk.step(id, { step: 'enroute' })
    expect(back).toMatchObject({ enrouteDateTime: now, onSceneDateTime: NOON, version: 3 })
    expect(await desk.step(id, { step: 'complete' })).toMatchObject({ towingDateTime: 0 })
    expect((await desk.step(id, { step: 'complete' })).version).toBe(4)
  })

  it('has the time at which a step was pressed that could only be sent later, and none before the job', async () => {
    const { id } = await desk.save(manned)
    now += 60_000
    expect(await desk.step(id, { step: 'dispatch', ago: 20_000 })).toMatchObject({
      dispatchedDateTime: now - 20_000,
    })
    expect(await desk.step(id, { step: 'enroute', ago: 600_000 })).toMatchObject({
      enrouteDateTime: NOON,
    })
  })

  it('takes no step that somebody has to drive without a driver, and says so', async () => {
    const { id } = await desk.save({})
    for (const step of ['dispatch', 'enroute', 'onScene', 'towing', 'arrived'])
      for (const driverId of [undefined, ''])
        expect(await refusalOf(await desk.post(`/${id}/step`, { step, driverId }))).toMatchObject({
          status: 409,
          error: 'driver_missing',
          message: 'This call has no driver yet. Choose who goes, then try again.',
        })
    expect(await desk.read(id)).toMatchObject({ status: 'pending', version: 1 })
    expect(await desk.step(id, { step: 'complete' })).toMatchObject({ status: 'completed' })
  })

  it('is given its driver by the step itself, and both are taken back by one undo', async () => {
    const teo = await desk.employ('Teo', ['driver'])
    for (const step of ['dispatch', 'onScene']) {
      const made = await desk.save({})
      const sent = await desk.step(made.id, { step, driverId: teo.id })
      expect(sent).toMatchObject({ status: 'active', driverName: teo.name, version: 2 })
      expect(await desk.undo(made.id, 2)).toEqual({ ...made, version: 3 })
    }
  })

  it('is given a driver by its dispatch when its time was set by hand without one', async () => {
    const teo = await desk.employ('Teo', ['driver'])
    const { id } = await desk.save({ dispatchedDateTime: NOON - 60_000 })
    now += 60_000
    expect(await desk.step(id, { step: 'dispatch', driverId: teo.id })).toMatchObject({
      dispatchedDateTime: NOON - 60_000,
      driverName: teo.name,
    })
    const june = await desk.employ('June', ['driver'])
    expect(await desk.step(id, { step: 'dispatch', driverId: june.id })).toMatchObject({
      driverName: teo.name,
      version: 2,
    })
  })

  it('keeps its driver when the step that gave them is undone while a later one stands', async () => {
    const teo = await desk.employ('Teo', ['driver'])
    const { id } = await desk.save({})
    await desk.step(id, { step: 'dispatch', driverId: teo.id })
    await desk.step(id, { step: 'enroute' })
    expect(await desk.undo(id, 2)).toMatchObject({
      status: 'active',
      dispatchedDateTime: 0,
      driverId: teo.id,
      driverName: teo.name,
    })
  })

  it('begins for a scheduled job when it is dispatched', async () => {
    const { id } = await desk.save({ ...manned, status: 'scheduled' })
    expect(await desk.step(id, { step: 'dispatch' })).toMatchObject({ status: 'active' })
  })

  it('ends with a reason, or without, and with nobody there', async () => {
    const [one, two, three] = [
      await desk.save(manned),
      await desk.save(manned),
      await desk.save(manned),
    ]
    expect(await desk.step(one.id, { step: 'cancel', reason: 'No payment' })).toMatchObject({
      status: 'cancelled',
      cancelReason: 'No payment',
      statusDate: NOON,
    })
    expect(await desk.step(two.id, { step: 'cancel' })).toMatchObject({ cancelReason: '' })
    const gone = await desk.step(three.id, { step: 'goneOnArrival' })
    expect(gone).toMatchObject({ status: 'cancelled', cancelReason: GONE_ON_ARRIVAL })
    expect(gone.onSceneDateTime).toBe(NOON)
    expect(await desk.step(three.id, { step: 'goneOnArrival' })).toEqual(gone)
    expect(await desk.step(three.id, { step: 'cancel' })).toEqual(gone)
  })

  it('leaves the time of the arrival when the vehicle is found to be gone later', async () => {
    const { id } = await desk.save(manned)
    await desk.step(id, { step: 'onScene' })
    now += 60_000
    const gone = await desk.step(id, { step: 'goneOnArrival' })
    expect(gone).toMatchObject({ onSceneDateTime: NOON, statusDate: now })
  })

  it('takes no step once it is over, until that is undone', async () => {
    const [done, off] = [await desk.save(manned), await desk.save(manned)]
    await desk.step(done.id, { step: 'complete' })
    await desk.step(off.id, { step: 'cancel' })
    for (const step of ['dispatch', 'towing', 'cancel', 'goneOnArrival'])
      expect(await refusalOf(await desk.post(`/${done.id}/step`, { step }))).toMatchObject({
        status: 409,
        error: 'call_closed',
      })
    for (const step of ['dispatch', 'complete', 'goneOnArrival'])
      expect((await desk.post(`/${off.id}/step`, { step })).status).toBe(409)
    await desk.undo(off.id, 2)
    expect(await desk.step(off.id, { step: 'dispatch' })).toMatchObject({ status: 'active' })
  })

  it('says when the status that was sent for it is not the one it has, and why', async () => {
    const sent = async (body: object) => (await desk.post('', body)).json()
    const made = await sent({ ...manned, status: 'pending', dispatchedDateTime: NOON })
    const statusOverruled =
      'Saved as Active, not Pending, because Dispatched is set. Clear that time to change it.'
    expect(made).toMatchObject({ status: 'active', statusOverruled })
    const { id } = Object(made)
    expect(await sent({ id, status: 'scheduled' })).toMatchObject({
      status: 'active',
      statusOverruled: expect.stringContaining('not Scheduled'),
    })
    for (const body of [{ status: 'active' }, { notes: 'gate' }, { status: 'completed' }])
      expect(await sent({ id, ...body })).not.toHaveProperty('statusOverruled')
  })

  it('loses the reason it was cancelled for when it is taken up again', async () => {
    const { id } = await desk.save(manned)
    const off = await desk.step(id, { step: 'cancel', reason: 'Duplicate' })
    expect(await desk.save({ ...off, status: 'pending' })).toMatchObject({ cancelReason: '' })
  })

  it('has whoever dispatches it for its dispatcher, unless it has one', async () => {
    const dana = await desk.employ('Dana', ['dispatcher'])
    const made = await desk.save(manned)
    expect(made.dispatcherName).toBe('Olive Owner')
    await database.db.raw(
      `update dispatch_call set fields = fields || '{"dispatcherId": "", "dispatcherName": ""}'`,
    )
    const sent = await desk.step(made.id, { step: 'dispatch' }, dana.basic)
    expect(sent).toMatchObject({ dispatcherId: dana.id, dispatcherName: dana.name })
    const later = await desk.step(made.id, { step: 'enroute' })
    expect(later.dispatcherName).toBe(dana.name)
  })

  it('refuses steps nobody knows, jobs of nobody and of others, and drivers', async () => {
    const { id } = await desk.save(manned)
    const theirs = await desk.product.company('Their Towing')
    const driver = await desk.employ('Teo', ['driver'])
    expect((await desk.post(`/${id}/step`, { step: 'fly' })).status).toBe(400)
    expect((await desk.post(`/${newId()}/step`, { step: 'dispatch' })).status).toBe(404)
    await desk.step(id, { step: 'dispatch' })
    for (const [path, body] of [
      ['step', { step: 'enroute' }],
      ['undo', { version: 2 }],
    ] as const) {
      expect((await desk.post(`/${id}/${path}`, body, theirs.basic)).status).toBe(404)
      expect((await desk.post(`/${id}/${path}`, body, driver.basic)).status).toBe(403)
    }
    expect((await desk.get(`/${id}/history`, theirs.basic)).status).toBe(404)
    expect((await desk.get(`/${id}/history`, driver.basic)).status).toBe(403)
    expect((await desk.get(`/${newId()}/history`)).status).toBe(404)
    expect((await desk.read(id)).version).toBe(2)
  })

  it('stamps a step once when two press it at the same instant', async () => {
    const { id } = await desk.save(manned)
    const both = await Promise.all([
      desk.step(id, { step: 'dispatch' }),
      desk.step(id, { step: 'dispatch' }),
    ])
    expect(both[0]).toEqual(both[1])
    expect(both[0]?.version).toBe(2)
  })

  it('is as it was after an undo, its status, billing and dispatcher too', async () => {
    const billing = { lineItems: [{ name: 'Hook-up', amount: 95 }], taxPercent: 10 }
    const made = await desk.save({
      ...manned,
      billing,
      notes: 'gate',
      vehicleMake: 'Ram',
      vehicleModel: '1500',
    })
    const sent = await desk.step(made.id, { step: 'dispatch' })
    await desk.step(made.id, { step: 'complete' })
    const back = await desk.undo(made.id, 3)
    expect(back).toEqual({ ...sent, version: 4, statusDate: back.statusDate })
    await desk.save({ id: made.id, notes: '', vehicleModel: '2500', billing: { lineItems: [] } })
    const again = await desk.undo(made.id, 5)
    expect(again).toEqual({ ...sent, version: 6, statusDate: again.statusDate })
    const waiting = await desk.undo(made.id, 2)
    expect(waiting).toEqual({ ...made, version: 7, statusDate: waiting.statusDate })
  })

  it('is undone only as far as nobody has changed it since', async () => {
    const { id } = await desk.save({ notes: 'first', poNumber: '1' })
    await desk.save({ id, notes: 'second', poNumber: '2' })
    await desk.save({ id, notes: 'third' })
    expect(await desk.undo(id, 2)).toMatchObject({ notes: 'third', poNumber: '1' })
    expect((await desk.post(`/${id}/undo`, { version: 2 })).status).toBe(404)
    for (const version of [1, 99, 'x'])
      expect([400, 404]).toContain((await desk.post(`/${id}/undo`, { version })).status)
  })

  it('stays cancelled when the dispatch before it is undone, and active by its later steps', async () => {
    const [off, busy] = [await desk.save(manned), await desk.save(manned)]
    await desk.step(off.id, { step: 'dispatch' })
    await desk.step(off.id, { step: 'cancel' })
    expect(await desk.undo(off.id, 2)).toMatchObject({ status: 'cancelled', dispatchedDateTime: 0 })
    await desk.step(busy.id, { step: 'dispatch' })
    await desk.step(busy.id, { step: 'enroute' })
    expect(await desk.undo(busy.id, 2)).toMatchObject({ status: 'active', dispatchedDateTime: 0 })
  })

  it('does not come back to a driver who was removed meanwhile, and says so', async () => {
    const teo = await desk.employ('Teo', ['driver'])
    const june = await desk.employ('June', ['driver'])
    const { id } = await desk.save({ driverId: teo.id, notes: 'gate' })
    await desk.save({ id, driverId: june.id, notes: 'back door' })
    await database.db.asCompany(desk.ours.companyId, (tx) =>
      tx
        .updateTable('employee')
        .set({ deleted_at: new Date(NOON) })
        .where('id', '=', teo.id)
        .execute(),
    )
    const answer = await desk.post(`/${id}/undo`, { version: 2 })
    expect(await answer.json()).toMatchObject({
      driverId: '',
      driverName: '',
      notes: 'gate',
      driverGone: teo.name,
    })
    expect(await desk.read(id)).toMatchObject({ driverId: '', driverName: '', notes: 'gate' })
    // Undone once more, it is June's again, who is still there.
    expect(await desk.undo(id, 3)).toMatchObject({ driverId: june.id, driverName: june.name })
  })

  it('is undone by nobody but whoever made the change, also who pressed the same step a moment later', async () => {
    const june = await desk.employ('June', ['dispatcher'])
    const { id } = await desk.save(manned)
    await desk.post(`/${id}/step`, { step: 'enroute' }, june.basic)
    expect(await desk.step(id, { step: 'enroute' })).toMatchObject({ version: 2 })
    expect((await desk.post(`/${id}/undo`, { version: 2 })).status).toBe(404)
    expect((await desk.post(`/${id}/undo`, { version: 2 }, june.basic)).status).toBe(200)
  })

  it('undoes an undo', async () => {
    const { id } = await desk.save(manned)
    await desk.step(id, { step: 'complete' })
    await desk.undo(id, 2)
    expect(await desk.undo(id, 3)).toMatchObject({ status: 'completed', completedDateTime: NOON })
  })

  it('undoes one change once when two press at the same instant', async () => {
    const { id } = await desk.save(manned)
    await desk.step(id, { step: 'complete' })
    const both = [
      desk.post(`/${id}/undo`, { version: 2 }),
      desk.post(`/${id}/undo`, { version: 2 }),
    ]
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 404])
    expect(await desk.read(id)).toMatchObject({ status: 'pending', version: 3 })
  })

  it('is told to the board step by step', async () => {
    const { id } = await desk.save(manned)
    const board = await desk.hear()
    const done = await desk.step(id, { step: 'complete' })
    await desk.step(id, { step: 'complete' })
    const back = await desk.undo(id, 2)
    await vi.waitFor(() =>
      expect(board.heard).toEqual([
        { id, version: 2, was: 'pending', call: done },
        { id, version: 3, was: 'completed', call: back },
      ]),
    )
  })

  it('is in its history: who, when and what, newest first', async () => {
    const dana = await desk.employ('Dana', ['dispatcher'])
    const { id } = await desk.save({ notes: 'gate' })
    now += 1000
    await desk.save({ id, notes: 'no gate' }, dana.basic)
    await database.db.raw(`update employee set first_name = 'Renamed', deleted_at = now()
      where id = '${dana.id}'`)
    now += 1000
    await desk.step(id, { step: 'goneOnArrival' })
    now += 1000
    await desk.undo(id, 3)
    const lines = await desk.history(id)
    expect(lines.map(({ at, who, action }) => [at, who, action])).toEqual([
      [NOON + 3000, 'Olive Owner', 'undone'],
      [NOON + 2000, 'Olive Owner', 'gone on arrival'],
      [NOON + 1000, 'Dana Reyes', 'changed'],
      [NOON, 'Olive Owner', 'made'],
    ])
    expect(lines[2]?.changes).toEqual([{ field: 'notes', from: 'gate', to: 'no gate' }])
    const of = (line: number, field: string) =>
      lines[line]?.changes.find((one) => one.field === field)
    expect(of(1, 'status')).toEqual({ field: 'status', from: 'pending', to: 'cancelled' })
    expect(of(1, 'cancelReason')).toMatchObject({ from: '', to: GONE_ON_ARRIVAL })
    expect(of(0, 'onSceneDateTime')).toMatchObject({ from: NOON + 2000, to: 0 })
  })

  it('names every step in its history as people say it', async () => {
    const { id } = await desk.save(manned)
    const steps = ['dispatch', 'enroute', 'onScene', 'towing', 'arrived', 'complete']
    for (const step of steps) {
      now += 1000
      await desk.step(id, { step })
    }
    const actions = (await desk.history(id)).map(({ action }) => action)
    expect(actions.reverse()).toEqual([
      ...['made', 'dispatched', 'en route', 'on scene', 'towing', 'arrived', 'completed'],
    ])
  })
})
