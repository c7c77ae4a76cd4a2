import { describe, expect, it } from 'vitest'
import { readFixes } from './read-fixes.ts'

const NOW = Date.parse('2026-11-23T18:00:00Z')
const BEFORE = NOW - 60_000
const place = { lat: 33.15, lng: -96.82 }
const fix = (more: object = {}) => ({ fixes: [{ place, accuracy: 0, at: BEFORE, ...more }] })
const query = (text: string) =>
  readFixes({ query: Object.fromEntries(new URLSearchParams(text)), body: undefined }, NOW)
const body = (sent: unknown) => readFixes({ query: {}, body: sent }, NOW)

describe('what the OsmAnd protocol says', () => {
  const time = BEFORE / 1000
  it.each([
    ['seconds', `id=1&lat=33.15&lon=-96.82&timestamp=${time}&speed=3.2&bearing=90&batt=84`],
    ['milliseconds', `lat=33.15&lon=-96.82&timestamp=${BEFORE}`],
    ['ISO 8601', 'lat=33.15&lon=-96.82&timestamp=2026-11-23T17:59:00Z'],
    ['date and time', 'lat=33.15&lon=-96.82&timestamp=2026-11-23 17:59:00'],
    ['a location in one', `deviceid=1&location=33.15,-96.82&timestamp=${time}`],
  ])('is understood with %s', (_, text) => expect(query(text)).toEqual(fix()))

  it('is understood with an accuracy and without a time', () => {
    expect(query('lat=33.15&lon=-96.82&accuracy=12.5')).toEqual(fix({ accuracy: 12.5, at: NOW }))
  })

  it('is understood as a form', () => {
    expect(body({ id: '1', lat: '33.15', lon: '-96.82', timestamp: `${time}` })).toEqual(fix())
  })

  it.each([
    '',
    'lat=33.15&lon=-96.82&valid=false',
    'lat=0&lon=0',
    'lat=33.15&lon=-96.82&accuracy=9000',
  ])('is no place in %j', (text) => expect(query(text)).toEqual({ fixes: [] }))

  it.each([
    ['lat=91&lon=0.5', 'latitude'],
    ['lat=33.15', 'latitude'],
    ['lat=1e1&lon=2', 'latitude'],
    ['lat=NaN&lon=2', 'latitude'],
    ['id=1', 'latitude'],
    ['lat=33.15&lon=-96.82&timestamp=yesterday', 'time'],
    ['lat=33.15&lon=-96.82&timestamp=-5', 'time'],
    [`lat=33.15&lon=-96.82&timestamp=${time + 3600}`, 'from the future'],
  ])('is refused with %j', (text, problem) =>
    expect(query(text)).toEqual({ problem: expect.stringContaining(problem) }),
  )
})

describe('what Traccar Client says', () => {
  const location = {
    timestamp: '2026-11-23T17:59:00.000Z',
    coords: {
      latitude: 33.15,
      longitude: -96.82,
      accuracy: 5,
      speed: -1,
      heading: -1,
      altitude: 190,
    },
    is_moving: true,
    odometer: 1200,
    event: 'motionchange',
    battery: { level: 0.84, is_charging: false },
    activity: { type: 'in_vehicle' },
    extras: {},
  }
  it('is understood, one or many', () => {
    expect(body({ location, device_id: 'x' })).toEqual(fix({ accuracy: 5 }))
    const heard = body({ location: [location, location], device_id: 'x' })
    expect(heard).toEqual({ fixes: [...fix({ accuracy: 5 }).fixes, ...fix({ accuracy: 5 }).fixes] })
  })
  it('takes an accuracy that is not known for none', () => {
    const coords = { ...location.coords, accuracy: -1 }
    expect(body({ location: { ...location, coords } })).toEqual(fix())
  })
  it.each([
    [{ ...location, coords: null }, 'latitude'],
    [{ ...location, timestamp: {} }, 'time'],
    [Array(201).fill(location), 'at most 200'],
    [[location, 7], 'latitude'],
  ])('is refused where it is something else', (wrong, problem) =>
    expect(body({ location: wrong })).toEqual({ problem: expect.stringContaining(problem) }),
  )
})

describe('what OwnTracks says', () => {
  const sent = {
    _type: 'location',
    lat: 33.15,
    lon: -96.82,
    tst: BEFORE / 1000,
    acc: 8,
    tid: 'ju',
    t: 'u',
    batt: 80,
    vel: 12,
    cog: 90,
  }
  it('is understood', () => expect(body(sent)).toEqual(fix({ accuracy: 8 })))
  it.each(['transition', 'waypoint', 'lwt', 7])('is none of ours as %s', (_type) =>
    expect(body({ ...sent, _type })).toEqual({ fixes: [] }),
  )
  it('is refused without a place', () =>
    expect(body({ _type: 'location', tst: 1 })).toEqual({
      problem: expect.stringContaining('latitude'),
    }))
})
