import type { Place } from '@towline/agent'
import { describe, expect, it } from 'vitest'
import { gazetteerMaps } from './gazetteer.ts'
import type { Near } from './maps.port.ts'

const maps = gazetteerMaps()
const frisco: Near = { lat: 33.15, lng: -96.82, state: 'TX' }
const saintLouis: Near = { lat: 38.63, lng: -90.2, state: 'MO' }

/** Twelve Oak Street, with whatever the caller said of the town. */
const oakStreet = (town: Partial<Place>): Place => ({
  said: 'twelve oak street',
  kind: 'street',
  number: '12',
  street: 'oak street',
  ...town,
})
const resolve = (place: Partial<Place>, near = frisco) =>
  maps.resolve({ said: '', kind: 'street', ...place }, near)

describe('a place with its town', () => {
  it('is valid, and stands in the middle of the town until a better map says where', async () => {
    expect(await maps.resolve(oakStreet({ city: 'frisco' }), frisco)).toEqual({
      address: '12 Oak St, Frisco, TX',
      valid: true,
      latLng: { lat: 33.1507, lng: -96.8236 },
      estimated: true,
      city: 'Frisco',
      state: 'TX',
    })
  })

  it('stands in the middle of its ZIP when there is one', async () => {
    const found = await maps.resolve(oakStreet({ zip: '75034' }), frisco)
    expect(found).toMatchObject({ address: '12 Oak St, Frisco, TX 75034', valid: true })
    expect(found.latLng).toEqual({ lat: 33.1499, lng: -96.8241 })
  })

  it('is the town near the company among those of its name', async () => {
    expect((await maps.resolve(oakStreet({ city: 'paris' }), frisco)).city).toBe('Paris')
    expect((await maps.resolve(oakStreet({ city: 'paris' }), frisco)).state).toBe('TX')
    expect((await maps.resolve(oakStreet({ city: 'arlington' }), frisco)).state).toBe('TX')
    const fairfax: Near = { lat: 38.85, lng: -77.3, state: 'VA' }
    expect((await maps.resolve(oakStreet({ city: 'arlington' }), fairfax)).state).toBe('VA')
  })

  it('is the big city far away when nothing near has its name', async () => {
    expect(await maps.resolve(oakStreet({ city: 'houston' }), frisco)).toMatchObject({
      valid: true,
      address: '12 Oak St, Houston, TX',
    })
  })

  it.each(['St. Louis', 'saint louis', 'ST LOUIS'])('is found as %s', async (city) => {
    const found = await maps.resolve(oakStreet({ city }), saintLouis)
    expect(found).toMatchObject({ city: 'St. Louis', state: 'MO', valid: true })
  })

  it('is found by the name everybody uses', async () => {
    const manhattan: Near = { lat: 40.75, lng: -73.99, state: 'NY' }
    const found = await maps.resolve(oakStreet({ city: 'New York City' }), manhattan)
    expect(found).toMatchObject({ city: 'New York', valid: true })
  })
})

describe('a town that is not certain', () => {
  it('is asked for when two are as likely', async () => {
    expect(await maps.resolve(oakStreet({ city: 'springfield' }), saintLouis)).toEqual({
      address: '12 Oak St, Springfield',
      valid: false,
      latLng: null,
      estimated: true,
      candidates: ['Springfield, IL', 'Springfield, MO'],
    })
  })

  it('is not asked for when the state was said', async () => {
    const found = await maps.resolve(oakStreet({ city: 'springfield', state: 'MO' }), saintLouis)
    expect(found).toMatchObject({ valid: true, city: 'Springfield', state: 'MO' })
    expect(found.candidates).toBeUndefined()
  })

  it.each([
    ['planeo', 'Plano'],
    ['mckinny', 'McKinney'],
    ['dentin', 'Denton'],
    ['allan', 'Allen'],
    ['little elem', 'Little Elm'],
    ['hearst', 'Hurst'],
  ])('is corrected when it was heard as %s, and says so', async (city, meant) => {
    const found = await maps.resolve(oakStreet({ city }), frisco)
    expect(found).toMatchObject({ city: meant, state: 'TX', valid: true, corrected: true })
  })

  it.each([
    ['louisville', 'Lewisville, TX'],
    ['wiley', 'Wylie, TX'],
    ['sasche', 'Sachse, TX'],
  ])('heard as %s is asked for, the one nearby first', async (city, first) => {
    const found = await maps.resolve(oakStreet({ city }), frisco)
    expect(found.valid).toBe(false)
    expect(found.candidates?.[0]).toBe(first)
  })

  it('is asked for when the state has no such town', async () => {
    const found = await maps.resolve(oakStreet({ city: 'frisco', state: 'CA' }), frisco)
    expect(found).toMatchObject({ valid: false, candidates: ['Frisco, TX'] })
  })

  it('is asked for when the ZIP is of somewhere else', async () => {
    const found = await maps.resolve(oakStreet({ city: 'frisco', zip: '77002' }), frisco)
    expect(found).toMatchObject({ valid: false, candidates: ['Frisco, TX', 'Houston, TX'] })
    expect(found.zip).toBeUndefined()
  })

  it('is only suggested from where the company is when none was said', async () => {
    const found = await maps.resolve(oakStreet({}), frisco)
    expect(found).toEqual({
      address: '12 Oak St',
      valid: false,
      latLng: null,
      estimated: true,
      candidates: ['Frisco, TX'],
    })
    expect((await maps.resolve(oakStreet({}), null)).candidates).toBeUndefined()
  })

  it('is left as it was said when nobody knows it', async () => {
    const found = await maps.resolve(oakStreet({ city: 'xyzzy', zip: '00000' }), frisco)
    expect(found).toMatchObject({ address: '12 Oak St, Xyzzy, 00000', valid: false, latLng: null })
  })
})

describe('a town hidden at the end of the street', () => {
  it.each([
    [{ street: 'main street frisco' }, '12 Main St, Frisco, TX'],
    [{ street: 'oak street in little elm' }, '12 Oak St, Little Elm, TX'],
  ])('is found: %j', async (part, address) => {
    expect(await resolve({ number: '12', ...part })).toMatchObject({ address, valid: true })
  })

  it('is found behind a business', async () => {
    const found = await resolve({ kind: 'business', business: 'the walmart in denton' })
    expect(found).toMatchObject({ address: 'The Walmart, Denton, TX', valid: true })
  })

  it('is not read out of a street called after a town', async () => {
    const found = await resolve({ number: '12', street: 'plano road' })
    expect(found).toMatchObject({ address: '12 Plano Rd', valid: false })
  })
})

describe('a line a driver can be sent to', () => {
  const plano = { city: 'plano', state: 'TX' }
  const onCentral = { kind: 'highway' as const, highway: 'US-75', direction: 'northbound' as const }

  it.each<[string, Partial<Place>]>([
    ['US-75 northbound near exit 41, Plano, TX', { ...onCentral, exit: '41' }],
    ['US-75 northbound near mile marker 30, Plano, TX', { ...onCentral, mileMarker: '30' }],
    ['US-75 northbound at Parker Rd, Plano, TX', { ...onCentral, crossStreet: 'parker road' }],
    ['US-75 northbound near the Shell, Plano, TX', { ...onCentral, near: 'the shell' }],
    [
      'Main St & N Oak Ave, Plano, TX',
      { kind: 'intersection', street: 'main street', crossStreet: 'n. oak avenue' },
    ],
    [
      'I-635 & Preston Rd, Plano, TX',
      { kind: 'intersection', highway: 'I-635', crossStreet: 'preston road' },
    ],
    ['Home Depot, Plano, TX', { kind: 'business', business: 'home depot' }],
    ['Water Tower, Plano, TX', { kind: 'landmark', business: 'water tower' }],
    ['Main St near the Shell, Plano, TX', { street: 'main street', near: 'the shell' }],
    ['12 Oak Dr (Apt 4), Plano, TX', { number: '12', street: 'oak drive', detail: 'Apt 4' }],
  ])('%s', async (address, place) => {
    expect(await resolve({ ...place, ...plano })).toMatchObject({ address, valid: true })
  })

  it.each<[string, Partial<Place>]>([
    ['a street without a number', { street: 'main street' }],
    ['a highway without a point on it', onCentral],
    ['a highway without its direction', { kind: 'highway', highway: 'US-75', exit: '41' }],
    ['somewhere near something', { kind: 'landmark', near: 'the shell' }],
    ['a town', { kind: 'city' }],
    ['a home without an address', { kind: 'home', said: 'my house' }],
  ])('is not %s', async (_what, place) => {
    const found = await resolve({ ...place, ...plano })
    expect(found.valid).toBe(false)
    expect(found.latLng).not.toBeNull()
  })

  it('keeps the caller\u2019s words where they could not be taken apart', async () => {
    const place = { kind: 'landmark' as const, said: 'by the big oak', city: 'frisco' }
    expect(await resolve(place)).toMatchObject({ address: 'by the big oak, Frisco, TX' })
  })
})

describe('what nobody should say', () => {
  const endless = 'on and on '.repeat(20_000)
  it.each<[string, Partial<Place>]>([
    ['an endless story', { said: endless }],
    ['an endless town', { number: '1', street: 'oak st', city: endless }],
    ['an endless street', { number: '1', street: endless }],
    ['signs', { number: '\n1', street: '((((', city: '.*\\', state: '??', zip: '\u0000' }],
    ['nothing', { number: '', street: '', city: '', state: '', zip: '' }],
  ])('%s is no valid place, and no trouble', async (_what, place) => {
    const found = await resolve(place)
    expect(found).toMatchObject({ valid: false, latLng: null })
    expect(found.address).not.toContain('\n')
  })
})

describe('an address being typed', () => {
  const addresses = async (text: string, near: Near = frisco) =>
    (await maps.suggest(text, near)).map(({ address }) => address)

  it('is finished with a town, the near ones first', async () => {
    expect((await addresses('fris'))[0]).toBe('Frisco, TX')
    expect((await addresses('1245 main st, mck'))[0]).toBe('1245 Main St, McKinney, TX')
    expect(await addresses('frisco c')).toContain('Frisco, CO')
  })

  it('is offered in the towns about', async () => {
    const offered = await addresses('1245 main st')
    expect(offered[0]).toBe('1245 Main St, Frisco, TX')
    expect(offered).toHaveLength(8)
  })

  it('is not offered in other towns than the one typed', async () => {
    expect(await addresses('1245 main st little elm')).toEqual(['1245 Main St, Little Elm, TX'])
  })

  it('may be a ZIP', async () => {
    expect(await maps.suggest('75034', null)).toEqual([
      { address: 'Frisco, TX 75034', latLng: { lat: 33.1499, lng: -96.8241 } },
    ])
  })

  it.each(['', ' ', 'f', ',', '!!'])('is not guessed from %j', async (text) => {
    expect(await addresses(text)).toEqual([])
  })
})

describe('the way between two places', () => {
  const dallas = { lat: 32.7767, lng: -96.797 }
  const fromFrisco = { lat: 33.1507, lng: -96.8236 }

  it('is guessed from the straight line, and says so', async () => {
    const [way, none] = await maps.distances([fromFrisco, dallas], dallas)
    expect(way?.estimated).toBe(true)
    // By road it is 28 to 30 miles and 35 to 45 minutes.
    expect(way?.miles).toBeGreaterThan(25)
    expect(way?.miles).toBeLessThan(36)
    expect(way?.minutes).toBeGreaterThan(30)
    expect(way?.minutes).toBeLessThan(50)
    expect(none).toEqual({ miles: 0, minutes: 0, estimated: true })
  })

  it('is drawn as that line', async () => {
    const [way] = await maps.distances([fromFrisco], dallas)
    expect(await maps.route(fromFrisco, dallas)).toEqual({
      status: 'OK',
      line: [fromFrisco, dallas],
      ...way,
    })
  })
})
