import { beforeEach, expect, it, vi } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { eachEngine } from '../../testing/database.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { type Desk, openDesk, type Person, refusalOf } from './testing/desk.fixture.ts'

eachEngine('the driver, truck and account of a job', (database) => {
  const product = sharedProduct(database)
  let desk: Desk
  let teo: Person
  let dana: Person
  beforeEach(async () => {
    desk = await openDesk(product)
    teo = await desk.employ('Teo', ['driver'])
    dana = await desk.employ('Dana', ['dispatcher'])
  })

  const send = (body: Record<string, unknown>, basic?: string) =>
    desk.post('', { driverId: teo.id, checkDriver: true, ...body }, basic)
  const keep = (basic: string, driverId = teo.id) =>
    desk.post('/reservation', { driverId, label: '#1007' }, basic)

  it("are named by the server, and must be the company's own", async () => {
    const theirs = await desk.product.company('Their Towing')
    const [truckId, vendorId] = [
      await desk.rows('truck', { name: 'Flatbed 3' }),
      await desk.rows('vendor', { name: 'Gateway Garage', fields: '{"notes": "Call first"}' }),
    ]
    const wrongs = { driverName: 'X', truckName: 'X', billToName: 'X', accountNotes: 'X' }
    const made = await desk.save({
      driverId: teo.id,
      truckId,
      vendorId,
      billToId: vendorId,
      ...wrongs,
    })
    const names = {
      driverName: teo.name,
      truckName: 'Flatbed 3',
      billToName: 'Gateway Garage',
      accountNotes: 'Call first',
      vendorName: 'Gateway Garage',
    }
    expect(made).toMatchObject(names)
    expect(await desk.save({ id: made.id, ...wrongs })).toMatchObject(names)

    const foreign = {
      truckId: await desk.rows('truck', {}, theirs),
      vendorId: await desk.rows('vendor', {}, theirs),
      billToId: truckId,
      driverId: (await desk.employ('Zoe', ['driver'], theirs)).id,
    }
    for (const [field, id] of Object.entries(foreign))
      for (const body of [{ [field]: id }, { id: made.id, [field]: id }, { [field]: newId() }])
        expect(await refusalOf(await desk.post('', body))).toMatchObject({
          status: 400,
          error: 'bad_request',
          fields: { [field]: expect.any(String) },
        })
    for (const driverId of [dana.id, foreign.driverId])
      expect((await desk.post(`/${made.id}/step`, { step: 'dispatch', driverId })).status).toBe(400)
    expect(await desk.save({ id: made.id, vendorId: '', truckId: '', driverId: '' })).toMatchObject(
      {
        accountNotes: '',
        truckName: '',
        driverName: '',
      },
    )
  })

  it('do not hinder a change when they are gone, but cannot be chosen any more', async () => {
    const truckId = await desk.rows('truck', { name: 'Flatbed 3' })
    const vendorId = await desk.rows('vendor', { name: 'Gateway Garage' })
    const made = await desk.save({ driverId: teo.id, truckId, vendorId, billToId: vendorId })
    await database.db.raw(`update truck set status = 'deleted';
      update vendor set is_deleted = true; update employee set deleted_at = now() where id = '${teo.id}'`)
    const { version: _, ...same } = made
    expect(await desk.save({ ...same, notes: 'x' })).toEqual({ ...made, notes: 'x', version: 2 })
    for (const body of [{ truckId }, { vendorId }, { billToId: vendorId }, { driverId: teo.id }])
      expect((await desk.post('', body)).status).toBe(400)
  })

  it('give way to whom somebody wrote down as the one who pays', async () => {
    const vendorId = await desk.rows('vendor', { name: 'Gateway Garage' })
    const { id } = await desk.save({ billToId: vendorId })
    const written = await desk.save({ id, billToId: '', billToName: 'Ann Bell' })
    expect(written).toMatchObject({ billToId: '', billToName: 'Ann Bell' })
    await desk.save({ id, billToId: vendorId })
    const emptied = await desk.save({ id, billToId: '', billToName: 'Gateway Garage' })
    expect(emptied).toMatchObject({ billToId: '', billToName: '' })
  })

  it('are set in the press that dispatches the job', async () => {
    const truckId = await desk.rows('truck', { name: 'Flatbed 3' })
    const { id } = await desk.save({})
    const sent = await desk.step(id, { step: 'dispatch', driverId: teo.id, truckId })
    expect(sent).toMatchObject({ driverName: teo.name, truckName: 'Flatbed 3', status: 'active' })
    expect(await desk.undo(id, 2)).toMatchObject({ driverId: '', driverName: '', truckId: '' })
  })

  it('are said to be taken by the number of the other job, when that is asked', async () => {
    const first = await desk.save({ driverId: teo.id, dispatchedDateTime: 1 })
    const refused = await refusalOf(await send({}))
    const sentence = `${teo.name} is on call #${first.dispatchNumber}.`
    expect(refused).toMatchObject({ status: 409, error: 'driver_taken', message: sentence })
    expect(refused.fields).toEqual({ driverId: sentence })
    const { id } = await desk.save({})
    const press = { step: 'dispatch', driverId: teo.id, checkDriver: true }
    expect((await desk.post(`/${id}/step`, press)).status).toBe(409)
    expect(await desk.read(id)).toMatchObject({ driverId: '', version: 1 })
    expect((await send({ id: first.id, notes: 'his own' })).status).toBe(200)
    expect(await desk.step(id, { ...press, checkDriver: false })).toMatchObject({
      driverId: teo.id,
    })
  })

  it('are free again when the other job is over, and while it is only scheduled', async () => {
    const first = await desk.save({ driverId: teo.id })
    await desk.step(first.id, { step: 'complete' })
    await desk.save({ driverId: teo.id, status: 'scheduled' })
    expect((await send({})).status).toBe(200)
  })

  it('are said to be taken by the colleague who is sending them, who may', async () => {
    expect((await keep(dana.basic)).status).toBe(200)
    expect(await refusalOf(await send({}))).toMatchObject({
      error: 'driver_taken',
      message: expect.stringMatching(/Teo Reyes.*Dana Reyes.*#1007/),
    })
    expect((await send({}, dana.basic)).status).toBe(200)
  })

  it('are let go of by whoever kept the driver once the driver is given to a job', async () => {
    await keep(dana.basic)
    const board = await desk.hear(undefined, 'reservations')
    await desk.save({ driverId: teo.id })
    await vi.waitFor(() => expect(board.heard).toEqual([{ driverId: teo.id }]))
    expect((await keep(desk.ours.basic)).status).toBe(200)
    const { id } = await desk.save({})
    await desk.step(id, { step: 'dispatch', driverId: teo.id })
    await vi.waitFor(() => expect(board.heard).toHaveLength(3))
    const left = await database.db.raw('select from reservation')
    expect(left.rows).toEqual([])
  })

  it('go to one of two who send the same driver at the same instant', async () => {
    const jobs = await Promise.all([desk.save({}), desk.save({}), desk.save({})])
    const answers = await Promise.all([...jobs.map(({ id }) => send({ id })), send({}, dana.basic)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })
})
