import { Position, Tracker } from '@towline/contract'
import { beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { eachEngine } from '../../../testing/database.ts'
import { sharedProduct } from '../../../testing/shared-product.ts'
import { type Desk, openDesk, type Person, refusalOf } from '../../dispatch/testing/desk.fixture.ts'

const NOON = Date.parse('2026-11-23T18:00:00Z')
const JSON_TYPE = { 'content-type': 'application/json' }

eachEngine('trackers', (database) => {
  let desk: Desk
  let june: Person
  let truckId = ''
  let now = NOON
  const product = sharedProduct(database, { now: () => now })
  beforeEach(async () => {
    now = NOON
    desk = await openDesk(product)
    june = await desk.employ('June', ['driver'])
    truckId = await desk.rows('truck', { name: 'Flatbed 1' })
  })

  const call = (method: string, path: string, body?: unknown, basic = desk.ours.basic) =>
    desk.product.call(method, `/towline${path}`, { basic, ...(body !== undefined && { body }) })
  const make = async () => {
    const answer = await call('POST', `/truck/${truckId}/tracker`)
    return Tracker.strict().parse(await answer.json())
  }
  const onDuty = () => call('POST', '/driver/duty', { onDuty: true, truckId }, june.basic)
  const positions = async () =>
    Position.array().parse(await (await call('GET', '/employee/positions')).json())
  const at = (seconds: number) => (NOON + seconds * 1000) / 1000

  it('move the truck’s driver on the map, by each of the published forms', async () => {
    const { url } = await make()
    await onDuty()
    const board = await desk.hear(desk.ours, 'positions')
    const requests: [number, () => Promise<Response>][] = [
      [33.1, () => fetch(`${url}?id=1&lat=33.1&lon=-96.8&timestamp=${at(-50)}&accuracy=5`)],
      [33.2, () => fetch(`${url}/?lat=33.2&lon=-96.8&timestamp=${at(-40)}`, { method: 'POST' })],
      [
        33.3,
        () =>
          fetch(url, {
            method: 'POST',
            body: new URLSearchParams({ lat: '33.3', lon: '-96.8', timestamp: String(at(-30)) }),
          }),
      ],
      [
        33.4,
        () => {
          const coords = { latitude: 33.4, longitude: -96.8, accuracy: 5 }
          const location = { timestamp: new Date(NOON - 20_000).toISOString(), coords }
          return fetch(url, {
            method: 'POST',
            headers: JSON_TYPE,
            body: JSON.stringify({ location, device_id: 'x' }),
          })
        },
      ],
      [
        33.5,
        () => {
          const sent = { _type: 'location', lat: 33.5, lon: -96.8, tst: at(-10), acc: 5, tid: 'ju' }
          const headers = { ...JSON_TYPE, authorization: 'Basic eDp5', 'x-limit-u': 'june' }
          return fetch(url, { method: 'POST', headers, body: JSON.stringify(sent) })
        },
      ],
    ]
    for (const [lat, request] of requests) {
      const answer = await request()
      expect([answer.status, await answer.json()]).toEqual([200, []])
      expect(await positions()).toMatchObject([
        { employeeId: june.id, name: june.name, place: { lat, lng: -96.8 } },
      ])
    }
    await expect.poll(() => board.heard).toHaveLength(requests.length)
    expect((await positions())[0]?.at).toBe(NOON - 10_000)
  })

  it('say when they were heard last, and only to those who keep the trucks', async () => {
    const none = await call('GET', `/truck/${truckId}/tracker`)
    expect(await none.json()).toEqual({ tracker: null })
    const { url } = await make()
    await fetch(`${url}?lat=33.1&lon=-96.8`)
    const told = await call('GET', `/truck/${truckId}/tracker`)
    expect(await told.json()).toMatchObject({ tracker: { url, lastAt: NOON } })
    const dispatcher = await desk.employ('Dan', ['dispatcher'])
    const { status } = await call('GET', `/truck/${truckId}/tracker`, undefined, dispatcher.basic)
    expect(status).toBe(403)
    const theirs = await desk.product.company('Their Towing')
    expect((await call('POST', `/truck/${truckId}/tracker`, undefined, theirs.basic)).status).toBe(
      404,
    )
  })

  it('work no more once they are renewed or removed, or their truck is', async () => {
    const [first, second] = [await make(), await make()]
    const statusOf = async (url: string) => (await fetch(`${url}?lat=33.1&lon=-96.8`)).status
    expect([await statusOf(first.url), await statusOf(second.url)]).toEqual([404, 200])
    await call('DELETE', `/truck/${truckId}`)
    expect(await statusOf(second.url)).toBe(404)
    await call('POST', '/truck', { id: truckId, name: 'Flatbed 1', status: 'active' })
    expect(await statusOf(second.url)).toBe(200)
    expect((await call('DELETE', `/truck/${truckId}/tracker`)).status).toBe(200)
    expect(await statusOf(second.url)).toBe(404)
    expect((await call('DELETE', `/truck/${truckId}/tracker`)).status).toBe(404)
  })

  it('say what is wrong with what they send', async () => {
    const { url } = await make()
    const refused = await refusalOf(await fetch(`${url}?lat=500&lon=1`))
    expect(refused).toMatchObject({
      status: 400,
      fields: { position: 'Send a latitude and a longitude in degrees' },
    })
    const form = await fetch(url, { method: 'POST', headers: JSON_TYPE, body: '{' })
    expect(form.status).toBe(400)
    expect((await fetch(url, { method: 'POST' })).status).toBe(200)
  })

  it('never bring an older place after a newer one, whether from them or the driver’s phone', async () => {
    const { url } = await make()
    await onDuty()
    const lat = async () => (await positions())[0]?.place.lat
    await fetch(`${url}?lat=33.2&lon=-96.8&timestamp=${at(-10)}`)
    await fetch(`${url}?lat=33.1&lon=-96.8&timestamp=${at(-3600)}`)
    expect(await lat()).toBe(33.2)
    now = NOON + 1000
    await call('POST', '/employee/position', { place: { lat: 33.7, lng: -96.8 } }, june.basic)
    await fetch(`${url}?lat=33.3&lon=-96.8&timestamp=${at(-5)}`)
    expect(await lat()).toBe(33.7)
  })

  it('tell of a truck nobody drives, and of one that is on a job as its driver', async () => {
    const { url } = await make()
    const board = await desk.hear(desk.ours, 'positions')
    await fetch(`${url}?lat=33.2&lon=-96.8&timestamp=${at(-10)}`)
    const truck = { employeeId: '', name: 'Flatbed 1', truckId, truckName: 'Flatbed 1' }
    expect(await positions()).toMatchObject([truck])
    await expect.poll(() => board.heard).toMatchObject([{ ...truck, place: { lat: 33.2 } }])
    await desk.save({ driverId: june.id, truckId, status: 'active' })
    await fetch(`${url}?lat=33.3&lon=-96.8&timestamp=${at(-5)}`)
    expect(z.array(z.object({ name: z.string() })).parse(await positions())).toEqual([
      { name: june.name },
    ])
  })

  it('keep at most one place a second', async () => {
    const { url } = await make()
    await onDuty()
    await fetch(`${url}?lat=33.2&lon=-96.8&timestamp=${NOON - 10_000}`)
    await fetch(`${url}?lat=33.3&lon=-96.8&timestamp=${NOON - 9_500}`)
    expect((await positions())[0]?.place.lat).toBe(33.2)
  })

  it('leave a trail: a place a minute, for half an hour', async () => {
    const { url } = await make()
    await onDuty()
    for (const minute of [-40, -20, -10]) {
      await fetch(`${url}?lat=${33 - minute / 100}&lon=-96.8&timestamp=${at(minute * 60)}`)
      await fetch(`${url}?lat=50&lon=-96.8&timestamp=${at(minute * 60 + 30)}`)
    }
    await fetch(`${url}?lat=33&lon=-96.8&timestamp=${at(0)}`)
    const [june] = await positions()
    expect(june?.trail?.map(({ lat }) => lat)).toEqual([33.2, 33.1, 33])
    expect(june).toMatchObject({ truckId, truckName: 'Flatbed 1', place: { lat: 33 } })
  })

  it('of a whole fleet are kept together, each with its own, and one that works no more is told so', async () => {
    const fleet = await Promise.all(
      Array.from({ length: 30 }, async (_, n) => {
        const id = await desk.rows('truck', { name: `Truck ${n}` })
        const made = await call('POST', `/truck/${id}/tracker`)
        return { lat: 33 + n / 100, url: Tracker.parse(await made.json()).url }
      }),
    )
    const removed = await make()
    await fetch(`${removed.url}?lat=33.1&lon=-96.8`)
    await call('DELETE', `/truck/${truckId}/tracker`)
    const answers = await Promise.all(
      [...fleet, { ...removed, lat: 1 }].map(({ url, lat }) =>
        fetch(`${url}?lat=${lat}&lon=-96.8`),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([...fleet.map(() => 200), 404])
    const lats = (await positions()).map(({ place }) => place.lat).toSorted()
    expect(lats).toEqual(fleet.map(({ lat }) => lat).toSorted())
  })
})
