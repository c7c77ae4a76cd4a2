import type { Place } from '@towline/agent'
import { CheckedPlace, DrivingRoute, PlaceSuggestion } from '@towline/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { straightMiles } from './distance.ts'
import { gazetteerMaps } from './gazetteer.ts'
import { googleVendor } from './google.ts'
import type { Maps, Near } from './maps.port.ts'
import { osmVendor } from './osm.ts'
import { GOOGLE_ELM, GOOGLE_KEY, startGoogleStandIn } from './testing/google-stand-in.ts'
import { OSM_ELM, startOsmStandIn } from './testing/osm-stand-in.ts'
import type { MapStandIn, Mood } from './testing/stand-in.ts'
import { type MapFailure, vendorMaps } from './vendor-maps.ts'

const TIMEOUT_MS = 800
const near: Near = { lat: 33.15, lng: -96.82, state: 'TX' }
const frisco = { lat: 33.1507, lng: -96.8236 }
const plano = { lat: 33.0198, lng: -96.6989 }
const elm: Place = {
  said: '',
  kind: 'street',
  number: '1845',
  street: 'elm street',
  city: 'frisco',
}
const paper = gazetteerMaps()

/** A map with what was told of its failures, and with its vendor where it has one. */
type Opened = { maps: Maps; standIn?: MapStandIn; failures: MapFailure[]; later(ms: number): void }

function over(standIn: MapStandIn, vendor: Parameters<typeof vendorMaps>[0]): Opened {
  const failures: MapFailure[] = []
  let now = 0
  const maps = vendorMaps(vendor, {
    ground: { kind: 'plain' },
    timeoutMs: TIMEOUT_MS,
    now: () => now,
    report: (failure) => void failures.push(failure),
  })
  const later = (ms: number) => {
    now += ms
  }
  return { maps, standIn, failures, later }
}
async function google(): Promise<Opened> {
  const standIn = await startGoogleStandIn()
  return over(standIn, googleVendor({ key: GOOGLE_KEY, apiUrl: standIn.url }))
}
async function osm(): Promise<Opened> {
  const standIn = await startOsmStandIn()
  const { url } = standIn
  const servers = { osrmUrl: url, nominatimUrl: url, userAgent: 'Towline (test)', gapMs: 0 }
  return over(standIn, osmVendor(servers))
}
const gazetteer = async (): Promise<Opened> => ({ maps: paper, failures: [], later: () => {} })

const opened: Opened[] = []
async function aMap(open: () => Promise<Opened>) {
  const map = await open()
  opened.push(map)
  return map
}
afterEach(async () => {
  for (const { standIn } of opened.splice(0)) await standIn?.stop()
})

describe.each([
  ['the gazetteer', gazetteer],
  ['Google', google],
  ['OpenStreetMap', osm],
])('%s as the map', (_, open) => {
  it('finds a street in its town', async () => {
    const { maps } = await aMap(open)
    const found = await maps.resolve(elm, near)
    expect(found).toMatchObject({ valid: true, city: 'Frisco', state: 'TX' })
    expect(found.address).toMatch(/^1845 Elm St, Frisco, TX(?: 75034)?$/)
    expect(straightMiles(frisco, found.latLng ?? plano)).toBeLessThan(3)
    CheckedPlace.parse({ candidates: [], ...found })
  })

  it('asks which town is meant when that is not certain, and asks nobody else', async () => {
    const { maps, standIn } = await aMap(open)
    const saintLouis = { lat: 38.63, lng: -90.2, state: 'MO' }
    const found = await maps.resolve({ ...elm, city: 'springfield' }, saintLouis)
    expect(found).toMatchObject({ valid: false, latLng: null })
    expect(found.candidates).toEqual(['Springfield, IL', 'Springfield, MO'])
    await maps.resolve({ said: '75034', kind: 'zip', zip: '75034' }, null)
    expect(standIn?.asked ?? []).toEqual([])
  })

  it('finishes an address, in at most eight ways', async () => {
    const { maps } = await aMap(open)
    const found = z.array(PlaceSuggestion).parse(await maps.suggest('184', near))
    expect(found.length).toBeLessThanOrEqual(8)
    expect((await maps.suggest('1845 elm st', near))[0]?.address).toMatch(/Frisco, TX$/)
    expect(await maps.suggest(' f', near)).toEqual([])
  })

  it('finds a way with its line', async () => {
    const { maps } = await aMap(open)
    const way = DrivingRoute.parse(await maps.route(frisco, plano))
    expect(way.status).toBe('OK')
    expect(way.line[0]).toEqual(frisco)
    expect(way.line.at(-1)).toEqual(plano)
    expect(way.miles).toBeGreaterThan(5)
    expect(way.minutes).toBeGreaterThan(5)
    expect(way.estimated).toBe(maps === paper)
  })

  it('tells the ways of several in their order', async () => {
    const { maps } = await aMap(open)
    const dallas = { lat: 32.7767, lng: -96.797 }
    const ways = await maps.distances([frisco, dallas], { lat: 33.2, lng: -96.8 })
    expect(ways).toHaveLength(2)
    expect(ways[0]?.miles).toBeLessThan(ways[1]?.miles ?? 0)
    expect(ways.map(({ estimated }) => estimated)).toEqual(Array(2).fill(maps === paper))
    expect(await maps.distances([], plano)).toEqual([])
  })
})

describe.each([
  ['Google', google, GOOGLE_ELM],
  ['OpenStreetMap', osm, OSM_ELM],
] as const)('%s', (_, open, exactly) => {
  it('says exactly where a house is, with its ZIP', async () => {
    const { maps } = await aMap(open)
    expect(await maps.resolve(elm, near)).toEqual({
      address: '1845 Elm St, Frisco, TX 75034',
      valid: true,
      latLng: exactly,
      estimated: false,
      city: 'Frisco',
      state: 'TX',
      zip: '75034',
    })
  })

  it('that knows nothing leaves the place in its town, and no way where there is none', async () => {
    const { maps, standIn, failures } = await aMap(open)
    if (standIn) standIn.mood = 'knows nothing'
    expect(await maps.resolve(elm, near)).toEqual(await paper.resolve(elm, near))
    expect(await maps.route(frisco, plano)).toEqual({
      status: 'ZERO_RESULTS',
      line: [],
      miles: 0,
      minutes: 0,
      estimated: false,
    })
    expect(await maps.distances([frisco], plano)).toEqual(await paper.distances([frisco], plano))
    expect(failures).toEqual([])
  })

  it('is not believed about a place in another part of the country', async () => {
    const { maps } = await aMap(open)
    const houston = { ...elm, city: 'houston' }
    expect(await maps.resolve(houston, near)).toEqual(await paper.resolve(houston, near))
  })

  it.each<[Mood, string]>([
    ['refuses the key', 'REQUEST_DENIED|HTTP 403'],
    ['slow', 'no answer in time'],
    ['garbage', 'not understood'],
    ['broken', 'HTTP 502'],
  ])('that is %s is replaced by the gazetteer in time', async (mood, why) => {
    const { maps, standIn, failures, later } = await aMap(open)
    if (standIn) standIn.mood = mood
    const began = performance.now()
    const [place, route, ways] = await Promise.all([
      maps.resolve(elm, near),
      maps.route(frisco, plano),
      maps.distances([frisco], plano),
    ])
    // One that is slow never answers; on a busy machine its time is up a little later.
    expect(performance.now() - began).toBeLessThan(TIMEOUT_MS * 15)
    expect(place).toEqual(await paper.resolve(elm, near))
    expect(route).toEqual(await paper.route(frisco, plano))
    expect(ways).toEqual(await paper.distances([frisco], plano))
    expect(await maps.suggest('1245 main st', near)).toEqual(
      await paper.suggest('1245 main st', near),
    )
    expect(failures).toHaveLength(1)
    expect(failures[0]?.why).toMatch(new RegExp(`^(?:${why})$`))
    expect(JSON.stringify(failures)).not.toMatch(/elm|33\.|AIza/i)
    later(60_000)
    await maps.route(frisco, plano)
    expect(failures).toHaveLength(2)
  })

  it('that is not there at all is replaced as well', async () => {
    const { maps, standIn, failures } = await aMap(open)
    await standIn?.stop()
    expect(await maps.route(frisco, plano)).toEqual(await paper.route(frisco, plano))
    expect(failures[0]?.why).toBe('not reached')
  })
})

describe('OpenStreetMap servers', () => {
  it('are told who asks, asked once for an address, and never while it is typed', async () => {
    const { maps, standIn } = await aMap(osm)
    await maps.resolve(elm, near)
    await maps.resolve(elm, near)
    await maps.suggest('1845 elm st', near)
    expect(standIn?.asked.map(({ url }) => url.pathname)).toEqual(['/search'])
    expect(standIn?.asked[0]?.headers['user-agent']).toBe('Towline (test)')
  })

  it('are asked for addresses at the pace their rules allow, the rest is left to the gazetteer', async () => {
    const standIn = await startOsmStandIn()
    const servers = { nominatimUrl: standIn.url, userAgent: 'Towline (test)', gapMs: 1500 }
    const { maps, failures } = await aMap(async () => over(standIn, osmVendor(servers)))
    const streets = Array.from({ length: 6 }, (_, n) => ({ ...elm, street: `elm street ${n}` }))
    const began = performance.now()
    await Promise.all(streets.map((place) => maps.resolve(place, near)))
    expect(standIn.asked.length).toBeLessThanOrEqual(
      1 + Math.floor((performance.now() - began) / 1500),
    )
    expect(failures[0]?.why).toBe('too many questions at once')
  })

  it('may be there for one thing only', async () => {
    const standIn = await startOsmStandIn()
    const { maps, failures } = await aMap(async () =>
      over(standIn, osmVendor({ osrmUrl: standIn.url, userAgent: 'Towline (test)' })),
    )
    expect(await maps.resolve(elm, near)).toEqual(await paper.resolve(elm, near))
    expect((await maps.route(frisco, plano)).estimated).toBe(false)
    expect(failures).toEqual([])
  })
})
