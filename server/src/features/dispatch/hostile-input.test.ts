import { beforeEach, expect, it } from 'vitest'
import { eachEngine } from '../../testing/database.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { type Desk, openDesk, refusalOf } from './testing/desk.fixture.ts'

eachEngine('the dispatch operations, sent what no page of ours sends,', (database) => {
  const product = sharedProduct(database)
  let desk: Desk
  beforeEach(async () => {
    desk = await openDesk(product)
  })

  it('knows drivers, trucks and accounts by their ids in capital letters, too', async () => {
    const teo = await desk.employ('Teo', ['driver'])
    const truckId = await desk.rows('truck', { name: 'Flatbed 1' })
    const vendorId = await desk.rows('vendor', { name: 'Lone Star Club' })
    const job = await desk.save({
      driverId: teo.id.toUpperCase(),
      truckId: truckId.toUpperCase(),
      vendorId: vendorId.toUpperCase(),
    })
    expect(job).toMatchObject({ driverId: teo.id, truckId, vendorId })
    const refused = await desk.post('', { driverId: teo.id, checkDriver: true })
    expect(await refusalOf(refused)).toMatchObject({ error: 'driver_taken' })
    const own = await desk.product.call('GET', '/towline/driver/jobs', { basic: teo.basic })
    expect(await own.json()).toMatchObject([{ id: job.id }])
  })

  it('has no version to undo that no job can reach', async () => {
    const { id } = await desk.save({})
    for (const version of [2 ** 31, Number.MAX_SAFE_INTEGER]) {
      const refused = await desk.post(`/${id}/undo`, { version })
      expect(await refusalOf(refused)).toMatchObject({ status: 404, error: 'not_found' })
    }
  })

  it('finds the way between two places that are all but one', async () => {
    const at = (lat: number) => ({
      validPickupAddress: true,
      pickupAddress: `Mile ${lat}`,
      pickupAddressLatLng: { lat, lng: 0 },
    })
    const one = await desk.save(at(0))
    const two = await desk.save(at(1e-200))
    expect(two.duplicates).toEqual([])
    const three = await desk.save(at(1e-7))
    expect(three.duplicates.map(({ id }) => id)).toEqual([one.id, two.id])
  })

  it('keeps markup, SQL and patterns in every text as they are', async () => {
    const { id, version: _, ...blank } = await desk.save({})
    const odd = `<b>'"; \\ %_`
    const free = ['status', 'companyId', 'dispatchNumber', 'priority', 'pickupAddressLatLng']
    const texts = Object.entries(blank).filter(
      ([name, value]) => typeof value === 'string' && !free.includes(name),
    )
    let taken = 0
    for (const [name] of texts) {
      const answer = await desk.post('', { id, [name]: odd })
      const body: unknown = await answer.json()
      expect([200, 400], `${name}: ${JSON.stringify(body)}`).toContain(answer.status)
      if (answer.status === 200 && Object(body)[name] === odd) taken += 1
    }
    expect(taken).toBeGreaterThan(35)
    expect((await desk.search({ searchText: '<b>' })).map((job) => job.id)).toEqual([id])
  })
})
