import { OwnDue } from '@towline/contract'
import { beforeEach, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { eachEngine } from '../../testing/database.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { type Desk, openDesk, type Person } from '../dispatch/testing/desk.fixture.ts'

eachEngine('what a driver is to collect', (database) => {
  const product = sharedProduct(database)
  let desk: Desk
  let june: Person
  beforeEach(async () => {
    desk = await openDesk(product)
    june = await desk.employ('June', ['driver'])
  })

  const due = async (id: string) => {
    const answer = await desk.product.call('GET', '/towline/driver/dues', { basic: june.basic })
    const dues = OwnDue.strict()
      .array()
      .parse(await answer.json())
    return dues.find(({ jobId }) => jobId === id)
  }
  const billing = { lineItems: [{ name: 'Tow', amount: 135, taxable: false }], taxPercent: 0 }
  const both = (cents: number) => ({ leastCents: cents, mostCents: cents })

  it('is the job’s bill, and nothing is known where there is neither bill nor rates', async () => {
    const billed = await desk.save({ driverId: june.id, billing })
    expect(await due(billed.id)).toMatchObject({ from: 'bill', ...both(13500), accountName: '' })
    const unknown = await desk.save({ driverId: june.id, towReason: 'Accident' })
    expect(await due(unknown.id)).toMatchObject({ from: 'nothing' })
  })

  it('is what an account does not cover', async () => {
    const vendorId = await desk.rows('vendor', { name: 'Agero', type: 'Motor Club' })
    const club = { driverId: june.id, billing, vendorId }
    const whole = await desk.save(club)
    expect(await due(whole.id)).toMatchObject({ ...both(0), accountName: 'Agero' })
    const part = await desk.save({ ...club, mcCoverageAmt: 100 })
    expect(await due(part.id)).toMatchObject({ ...both(3500), accountName: 'Agero' })
  })

  it('is what is left of the invoice', async () => {
    const { id } = await desk.save({ driverId: june.id, billing })
    const post = (path: string, body: unknown) =>
      desk.product.call('POST', `/towline/${path}`, { basic: desk.ours.basic, body })
    await desk.step(id, { step: 'complete' })
    const [{ id: invoiceId }] = Object(await (await post('invoice', { jobId: id })).json())
    await post(`invoice/${invoiceId}/payment`, {
      key: newId(),
      method: 'Cash',
      amountCents: 5000,
    })
    // It has come back to the driver.
    await desk.save({ id, status: 'active', completedDateTime: 0 })
    expect(await due(id)).toMatchObject({ from: 'invoice', ...both(8500) })
  })

  it('is nobody’s but the driver’s own', async () => {
    const teo = await desk.employ('Teo', ['driver'])
    const { id } = await desk.save({ driverId: teo.id, billing })
    expect(await due(id)).toBeUndefined()
  })
})
