import { areaAround, Candidate, Report, Suggestion, Zone } from '@towline/contract'
import { beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { eachEngine } from '../../testing/database.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { type Desk, openDesk, type Person, refusalOf } from '../dispatch/testing/desk.fixture.ts'

/** A Monday noon in Texas. */
const NOON = Date.parse('2026-11-23T18:00:00Z')
const north = { lat: 33.3, lng: -96.8 }
const south = { lat: 32.9, lng: -96.8 }

eachEngine('zones', (database) => {
  let desk: Desk
  let now = NOON
  const product = sharedProduct(database, { now: () => now })
  beforeEach(async () => {
    now = NOON
    desk = await openDesk(product)
  })

  const call = (method: string, path: string, body?: unknown, basic = desk.ours.basic) =>
    desk.product.call(method, `/towline${path}`, { basic, ...(body !== undefined && { body }) })
  const told = async (method: string, path: string, body?: unknown, basic?: string) => {
    const answer = await call(method, path, body, basic)
    const text = await answer.text()
    expect(answer.status, text).toBe(200)
    return JSON.parse(text) as unknown
  }
  const zone = async (name: string, more: object = {}): Promise<Zone> => {
    const around = name === 'North' ? north : south
    const body = { name, color: 'teal', areas: [areaAround(around, 5)], ...more }
    return Zone.strict().parse(await told('POST', '/zone', body))
  }
  const list = async () =>
    Zone.strict()
      .array()
      .parse(await told('GET', '/zone'))
  const jobAt = (place: object | null, more: object = {}) =>
    desk.save({
      pickupAddress: 'Elm',
      pickupAddressLatLng: place,
      towReason: 'Breakdown',
      vehicleType: 'Light',
      ...more,
    })
  const zoneOf = async (id: string) => (await desk.read(id)).zoneName

  it('keep their shape, color, drivers and hours, and come by name', async () => {
    const june = await desk.employ('June', ['driver'])
    const hours = { days: ['monday'], from: '06:00', to: '18:00' }
    const made = await zone('South', { driverIds: [june.id], hours })
    expect(made).toMatchObject({ name: 'South', color: 'teal', hours, driverNames: ['June Reyes'] })
    expect(made.areas).toEqual([areaAround(south, 5)])
    await zone('North')
    expect((await list()).map(({ name }) => name)).toEqual(['North', 'South'])
  })

  it('have one price for all miles of a job picked up in them, where the rates say so', async () => {
    await zone('North')
    const services = [{ service: 'Tow', base: 75, perLoadedMile: 4 }]
    const rates = { services, zones: [{ zone: 'North', amount: 60 }] }
    await told('POST', '/rates', { validFrom: '2026-11-23', rates })
    const price = async (pickupAddressLatLng: object) => {
      const body = { towReason: 'Accident', vehicleType: 'Light', pickupAddressLatLng }
      return told('POST', '/dispatch/price', body)
    }
    expect(await price(north)).toMatchObject({ least: 135, most: 135 })
    expect(await price(south)).toMatchObject({ least: 75, most: null })
  })

  it('refuse a name that is taken, a shape that crosses itself, and a save over a newer one', async () => {
    const made = await zone('North')
    const again = await refusalOf(await call('POST', '/zone', { ...made, id: '', name: 'NORTH' }))
    expect(again).toMatchObject({ status: 400, fields: { name: 'Another zone is called that' } })
    const shape = await refusalOf(
      await call('POST', '/zone', {
        ...made,
        areas: [[north, { lat: 32.9, lng: -97 }, { lat: 33.3, lng: -97 }, south]],
      }),
    )
    expect(shape.status).toBe(400)
    expect(JSON.stringify(shape.fields)).toContain('cross each other')
    await zone('North', { id: made.id, version: 1, color: 'red' })
    const late = await refusalOf(await call('POST', '/zone', { ...made, version: 1 }))
    expect(late).toMatchObject({ status: 409, error: 'newer_version' })
  })

  it('belong to one company', async () => {
    const made = await zone('North')
    const theirs = await desk.product.company('Their Towing')
    expect(await told('GET', '/zone', undefined, theirs.basic)).toEqual([])
    expect((await call('DELETE', `/zone/${made.id}`, undefined, theirs.basic)).status).toBe(404)
    const { status } = await call('POST', '/zone', { ...made }, theirs.basic)
    expect(status).toBe(404)
  })

  it('are where jobs are: when they come, move, and when zones are drawn, renamed and removed', async () => {
    const early = await jobAt(north)
    expect(early.zoneName).toBe('')
    const { id } = await zone('North')
    expect(await zoneOf(early.id)).toBe('North')
    const job = await jobAt(north)
    expect(job).toMatchObject({ zoneId: id, zoneName: 'North' })
    expect((await jobAt(null)).zoneName).toBe('')
    expect((await jobAt(south)).zoneName).toBe('')
    await desk.save({ id: job.id, pickupAddressLatLng: south })
    expect(await zoneOf(job.id)).toBe('')
    await zone('North', { id, name: 'Uptown', areas: [areaAround(north, 6)] })
    expect(await zoneOf(early.id)).toBe('Uptown')
    await told('DELETE', `/zone/${id}`)
    expect(await desk.read(early.id)).toMatchObject({ zoneId: '', zoneName: '' })
  })

  it('give a job to the smaller of two that overlap, and leave one that is over where it was', async () => {
    await zone('North', { areas: [areaAround(north, 20)] })
    const done = await jobAt(north, { completedDateTime: NOON })
    const open = await jobAt(north)
    await zone('Downtown', { areas: [areaAround(north, 1)] })
    expect(await zoneOf(open.id)).toBe('Downtown')
    expect(await zoneOf(done.id)).toBe('North')
  })

  it('tell the board, which reads them anew', async () => {
    const board = await desk.hear(desk.ours, 'zones')
    const { id } = await zone('North')
    await expect.poll(() => board.heard).toEqual([{ id }])
  })

  it('are asked for in the filter of the board, and order it', async () => {
    await zone('North')
    await zone('South')
    const [a, b, c] = [await jobAt(south), await jobAt(north), await jobAt(null)]
    const numbers = async (body: object) =>
      (await desk.search({ status: 'current', ...body })).map(
        ({ dispatchNumber }) => dispatchNumber,
      )
    const of = (...jobs: { dispatchNumber: string }[]) => jobs.map((job) => job.dispatchNumber)
    expect(await numbers({ searchText: 'zone:nor' })).toEqual(of(b))
    expect(await numbers({ searchText: 'zone:"south" elm' })).toEqual(of(a))
    expect(await numbers({ sort: 'zone' })).toEqual(of(b, a, c))
    expect(await numbers({ sort: 'zone', searchText: 'elm' })).toEqual(of(b, a, c))
  })

  it('are rows of reports, also for jobs from before they were drawn', async () => {
    await jobAt(north)
    await jobAt(north)
    await jobAt(south)
    await zone('North')
    const query = 'kind=times&by=zone&period=this%20month'
    const report = Report.parse(await told('GET', `/report?${query}`))
    expect(report.title).toBe('Times by zone')
    expect(report.rows.map(({ label, cells }) => [label, cells[0]])).toEqual([
      ['North', 2],
      ['Outside all zones', 1],
    ])
  })

  it('have a history that says who did what', async () => {
    const { id } = await zone('North')
    await zone('North', {
      id,
      name: 'Uptown',
      hours: { days: ['monday', 'friday'], from: '06:00', to: '18:00' },
    })
    await told('DELETE', `/zone/${id}`)
    expect(await told('GET', '/zone/history')).toMatchObject([
      { who: 'Olive Owner', what: 'Uptown was removed', changes: [] },
      {
        who: 'Olive Owner',
        what: 'Uptown was changed',
        changes: [
          { what: 'Name', from: 'North', to: 'Uptown' },
          { what: 'Hours', from: 'always', to: 'mon, fri 06:00–18:00' },
        ],
      },
      { who: 'Olive Owner', what: 'North was made', changes: [] },
    ])
  })

  it('come from a file and go into one: all of them or none', async () => {
    const { id } = await zone('North', { color: 'pink' })
    await zone('South')
    const { geojson } = Object(await told('GET', '/zone/geojson')) as { geojson: string }
    const moved = geojson.replace('"South"', '"Far south"').replace('"pink"', '"gold"')
    const wrong = moved.replace('MultiPolygon', 'Point')
    const refused = await told('POST', '/zone/import', { geojson: wrong, save: true })
    expect(refused).toMatchObject({ saved: false, zones: [], problems: [{ feature: 1 }] })
    expect(await told('POST', '/zone/import', { geojson: moved })).toMatchObject({
      saved: false,
      problems: [],
      zones: [
        { name: 'North', color: 'pink', isNew: false },
        { name: 'Far south', isNew: true },
      ],
    })
    expect(await list()).toHaveLength(2)
    expect(await told('POST', '/zone/import', { geojson: moved, save: true })).toMatchObject({
      saved: true,
    })
    const stored = await list()
    expect(stored.map(({ name }) => name)).toEqual(['Far south', 'North', 'South'])
    expect(stored.find(({ name }) => name === 'North')).toMatchObject({ id, version: 2 })
  })

  it('have no more room than for a hundred', async () => {
    await zone('North')
    const features = Array.from({ length: 100 }, (_, n) => ({
      type: 'Feature',
      properties: { name: `Z${n}` },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [n, 0],
            [n, 1],
            [n + 0.5, 1],
            [n, 0],
          ],
        ],
      },
    }))
    const geojson = JSON.stringify({ type: 'FeatureCollection', features })
    const answer = await told('POST', '/zone/import', { geojson, save: true })
    expect(answer).toMatchObject({
      saved: false,
      problems: [{ feature: 0, problem: 'A company has at most 100 zones' }],
    })
    expect(await list()).toHaveLength(1)
  })

  const between = { lat: 33.1, lng: -96.8 }
  const onDuty = async (name: string, place: object): Promise<Person> => {
    const driver = await desk.employ(name, ['driver'])
    const truckId = await desk.rows('truck', {
      name: `${name}’s truck`,
      type: 'FlatBed',
      duty: 'Light',
    })
    await told('POST', '/driver/duty', { onDuty: true, truckId }, driver.basic)
    await told('POST', '/employee/position', { place }, driver.basic)
    return driver
  }
  const suggested = async () => {
    const [one] = z.array(Suggestion).parse(await told('GET', '/offers/suggestions'))
    return one && `${one.driverName}: ${one.why}`
  }

  it('are preferred by routing for their own drivers, in words, while they are served', async () => {
    await told('PUT', '/offers/settings', { routing: 'suggest' })
    const june = await onDuty('June', { ...between, lat: 33.12 })
    await onDuty('Teo', { ...between, lat: 33.11 })
    const hours = { days: ['monday'], from: '06:00', to: '18:00' }
    await zone('North', { areas: [areaAround(between, 4)], driverIds: [june.id], hours })
    await jobAt(between)
    expect(await suggested()).toMatch(
      /^June Reyes: .* Drives in North\. Teo Reyes would be \d+ minutes? sooner, but doesn’t drive in North$/,
    )
    now = NOON + 7 * 3_600_000
    await told('POST', '/employee/position', { place: { ...between, lat: 33.12 } }, june.basic)
    expect(await suggested()).not.toContain('Drives in')
  })

  it('put their own drivers first in the dispatcher’s list, unless others are much nearer', async () => {
    const june = await onDuty('June', { ...between, lat: 33.12 })
    await onDuty('Teo', { ...between, lat: 33.11 })
    await zone('North', { areas: [areaAround(between, 4)], driverIds: [june.id] })
    const rank = async () => {
      const body = {
        vehicleType: 'Light',
        driveType: '',
        towReason: 'Breakdown',
        pickupAddressLatLng: between,
      }
      return z.array(Candidate).parse(await told('POST', '/dispatch/candidates', body))
    }
    const [first, second] = await rank()
    expect(first).toMatchObject({ driverName: 'June Reyes' })
    expect(first?.reasons).toContain('Drives in North')
    expect(second?.reasons.join()).not.toContain('North')
    await told('POST', '/employee/position', { place: { ...between, lat: 33.6 } }, june.basic)
    expect((await rank()).map(({ driverName }) => driverName)).toEqual(['Teo Reyes', 'June Reyes'])
  })
})
