import { beforeEach, expect, it, vi } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { eachEngine } from '../../testing/database.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { type Desk, openDesk } from './testing/desk.fixture.ts'

const NOON = Date.UTC(2026, 5, 1, 17)
const MINUTE = 60_000
const elm = { pickupAddress: '1845 Elm St, Frisco, TX', validPickupAddress: true }
const at = (lat: number, lng: number) => ({ pickupAddressLatLng: { lat, lng } })

eachEngine('jobs that may be the same', (database) => {
  let desk: Desk
  let now = NOON
  const product = sharedProduct(database, { now: () => now })
  beforeEach(async () => {
    now = NOON
    desk = await openDesk(product)
  })

  const reasonsOf = async (one: object, other: object) => {
    const first = await desk.save(one)
    const second = await desk.save(other)
    const [seen] = second.duplicates
    const [seenByFirst] = (await desk.read(first.id)).duplicates
    expect(seenByFirst?.reasons).toEqual(seen?.reasons)
    for (const { id } of [first, second]) await desk.step(id, { step: 'cancel' })
    return seen?.reasons ?? []
  }

  it('share a phone, a plate, a VIN or a spot, in any writing', async () => {
    const cases: [object, object, string[]][] = [
      [{ customerPhone: '(469) 555-0142' }, { customerPhone: '+1 469 555 0142' }, ['phone']],
      [{ licensePlateInfo: 'KTR-4821' }, { licensePlateInfo: 'ktr 4821' }, ['plate']],
      [{ vin: '1HGCM82633A004352' }, { vin: '1hgcm82633a004352' }, ['vin']],
      [elm, { ...elm, pickupAddress: '1845 ELM ST. Frisco TX' }, ['spot']],
      [
        { ...elm, ...at(33.15, -96.82) },
        { ...elm, pickupAddress: 'Shell at Elm', ...at(33.1505, -96.8205) },
        ['spot'],
      ],
      [
        { customerPhone: '4695550142', vin: '1HGCM82633A004352', ...elm },
        { customerPhone: '4695550142', vin: '1HGCM82633A004352', ...elm },
        ['phone', 'spot', 'vin'],
      ],
    ]
    for (const [one, other, reasons] of cases)
      expect((await reasonsOf(one, other)).sort(), JSON.stringify(one)).toEqual(reasons)
  })

  it('are not those that share what many have', async () => {
    const town = at(33.15, -96.82)
    const cases: [object, object][] = [
      [{}, {}],
      [{ customerPhone: '911' }, { customerPhone: '911' }],
      [{ licensePlateInfo: 'Unknown' }, { licensePlateInfo: 'UNKNOWN' }],
      [
        { ...elm, validPickupAddress: false },
        { ...elm, validPickupAddress: false },
      ],
      [
        { ...elm, ...town },
        { ...elm, pickupAddress: '9 Oak Ct, Frisco, TX', ...town },
      ],
      [
        { ...elm, ...town },
        { ...elm, pickupAddress: '9 Oak Ct, Frisco, TX', ...at(33.152, -96.82) },
      ],
      [{ customerPhone: '4695550142' }, { contactPhoneNumber: '4695550142' }],
    ]
    for (const [one, other] of cases)
      expect(await reasonsOf(one, other), JSON.stringify(one)).toEqual([])
  })

  it('came within thirty minutes of each other, and are both open', async () => {
    const phone = { customerPhone: '4695550142' }
    const early = await desk.save({ ...phone, createdDate: NOON - 31 * MINUTE })
    const near = await desk.save({ ...phone, createdDate: NOON - 30 * MINUTE, status: 'scheduled' })
    const active = await desk.save({ ...phone, createdDate: NOON + 29 * MINUTE, status: 'active' })
    const made = await desk.save({ ...phone, createdDate: NOON })
    expect(made.duplicates.map(({ id, dispatchNumber }) => [id, dispatchNumber])).toEqual([
      [near.id, near.dispatchNumber],
      [active.id, active.dispatchNumber],
    ])
    expect((await desk.read(early.id)).duplicates.map(({ id }) => id)).toEqual([near.id])
    await desk.step(near.id, { step: 'cancel' })
    await desk.step(active.id, { step: 'complete' })
    expect((await desk.read(made.id)).duplicates).toEqual([])
    expect((await desk.read(active.id)).duplicates).toEqual([])
    const list = await desk.search({ status: 'pending' })
    expect(list.map(({ duplicates }) => duplicates)).toEqual([[], []])
  })

  it('are never of two companies', async () => {
    const theirs = await desk.product.company('Their Towing')
    await desk.save({ customerPhone: '4695550142' }, theirs.basic)
    expect((await desk.save({ customerPhone: '4695550142' })).duplicates).toEqual([])
    const asked = await desk.post('/duplicates', { customerPhone: '4695550142' }, theirs.basic)
    expect(await asked.json()).toHaveLength(1)
  })

  it('are both announced when they become so and when they end to be', async () => {
    const first = await desk.save({ customerPhone: '4695550142' })
    const board = await desk.hear()
    const heard = (id: string) =>
      board.heard
        .map((message) => Object(message))
        .filter((message) => message.id === id)
        .map(({ version, was, call }) => [version, was, call.duplicates.length])
    const second = await desk.save({ customerPhone: '4695550142' })
    await desk.save({ id: second.id, notes: 'nothing new' })
    await desk.save({ id: second.id, customerPhone: '2145550177' })
    await desk.save({ id: second.id, customerPhone: '4695550142' })
    await desk.step(second.id, { step: 'cancel' })
    await desk.undo(second.id, 5)
    await vi.waitFor(() => expect(heard(second.id)).toHaveLength(6))
    await vi.waitFor(() =>
      expect(heard(first.id)).toEqual([...[1, 0, 1, 0, 1].map((twins) => [1, 'pending', twins])]),
    )
  })

  it('are the ten oldest, and the next move up when one of them is over', async () => {
    const jobs = []
    for (let nth = 0; nth < 14; nth++) {
      now += 1000
      jobs.push(await desk.save({ customerPhone: '4695550142' }))
    }
    const ids = jobs.map(({ id }) => id)
    const listed = async (nth: number) =>
      (await desk.read(ids[nth] ?? '')).duplicates.map(({ id }) => ids.indexOf(id))
    const first = (count: number, but: readonly number[] = []) =>
      [...Array(14).keys()].filter((nth) => !but.includes(nth)).slice(0, count)
    expect(await listed(0)).toEqual(first(10, [0]))
    expect(await listed(4)).toEqual(first(10, [4]))
    expect(await listed(13)).toEqual(first(10))

    const board = await desk.hear()
    const heardOf = () =>
      [...new Set(board.heard.map((message) => ids.indexOf(Object(message).id)))].sort(
        (one, other) => one - other,
      )
    // The last is on nobody's list: it is not told of anybody but itself.
    await desk.save({ id: ids[13], customerPhone: '2145550177' })
    await vi.waitFor(() => expect(heardOf()).toEqual([13]))
    expect(await listed(12)).toEqual(first(10))
    await desk.step(ids[2] ?? '', { step: 'cancel' })
    await vi.waitFor(() => expect(heardOf()).toEqual(first(14)))
    expect(await listed(0)).toEqual(first(10, [0, 2]))
    expect(await listed(12)).toEqual(first(10, [2]))
    expect(await listed(13)).toEqual([])

    // One that came before the others takes its place, and pushes the last off the lists.
    const early = await desk.save({ customerPhone: '4695550142', createdDate: NOON })
    const ofLast = (await desk.read(ids[12] ?? '')).duplicates.map(({ id }) => id)
    expect(ofLast).toEqual([early.id, ...first(9, [2]).map((nth) => ids[nth])])
    await desk.undo(ids[2] ?? '', 2)
    expect((await desk.read(ids[12] ?? '')).duplicates.map(({ id }) => id)).toEqual([
      early.id,
      ...first(9).map((nth) => ids[nth]),
    ])
  })

  it('are found while a new one is being typed', async () => {
    const stored = await desk.save({ customerPhone: '4695550142', ...elm, ...at(33.15, -96.82) })
    now += 29 * MINUTE
    const found = (reasons: string[]) => [
      { id: stored.id, dispatchNumber: stored.dispatchNumber, reasons },
    ]
    expect(await desk.duplicates({ customerPhone: '(469) 555-0142' })).toEqual(found(['phone']))
    expect(await desk.duplicates({ ...at(33.1503, -96.82) })).toEqual(found(['spot']))
    expect(await desk.duplicates({ ...elm })).toEqual(found(['spot']))
    for (const body of [
      {},
      { ...at(33.1503, -96.82), validPickupAddress: false },
      { customerPhone: '4695550142', id: stored.id },
      { customerPhone: '2145550177', id: newId() },
    ])
      expect(await desk.duplicates(body), JSON.stringify(body)).toEqual([])
    now += 2 * MINUTE
    expect(await desk.duplicates({ customerPhone: '4695550142' })).toEqual([])
  })
})
