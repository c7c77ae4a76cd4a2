import type { Place } from '@towline/agent'
import { addressLine, isDrivable, titled } from './address-line.ts'
import { estimateDrive, straightMiles, straightRoute } from './distance.ts'
import { findZip, loadGazetteer, type Town, type Zip } from './gazetteer-data.ts'
import type { MapGround, Maps, Near, Resolved } from './maps.port.ts'
import { suggestAddresses } from './suggest.ts'
import { townAtEnd } from './town-at-end.ts'
import { type Choice, chooseTown, townsAround } from './town-choice.ts'

/** A ZIP further than this from the town it was said with belongs to another one. */
const SAME_TOWN_MILES = 25

/**
 * The map that ships with the product: every ZIP and town of the United States with its middle point,
 * no streets. It knows which town was meant and whether the line is complete, it gives the middle of
 * the ZIP or town as the place, marked as estimated, and it guesses ways from the straight line.
 */
export function gazetteerMaps(ground: MapGround = { kind: 'plain' }): Maps {
  loadGazetteer()
  const maps: Maps = {
    name: 'gazetteer',
    ground,
    resolve: async (place, near) => resolveOnPaper(place, near),
    suggest: async (text, near) => suggestAddresses(text, near),
    route: async (from, to) => straightRoute(from, to),
    distances: async (from, to) => from.map((one) => estimateDrive(one, to)),
    // It asks nobody, and costs nothing.
    paidBy: () => maps,
  }
  return maps
}

type Found = Choice & { zip?: Zip }

/** What the gazetteer alone makes of a place. */
export function resolveOnPaper(said: Place, near: Near): Resolved {
  const place = said.city || said.zip ? said : townAtEnd(said, near)
  const found = findTown(place, near)
  const { town, zip, candidates } = found
  const point = zip ?? town
  return {
    address: addressLine(place, lineEnd(place, found)),
    valid: Boolean(town) && isDrivable(place),
    latLng: point ? { lat: point.lat, lng: point.lng } : null,
    estimated: true,
    ...(town && { city: town.name, state: town.state }),
    ...(zip && { zip: zip.zip }),
    ...(candidates && { candidates: candidates.map(({ name, state }) => `${name}, ${state}`) }),
    ...(found.corrected && { corrected: true as const }),
  }
}

/** The town as it is on the map; failing that, as it was said. */
function lineEnd(place: Place, { town, zip }: Found) {
  if (town) return { city: town.name, state: town.state, ...(zip && { zip: zip.zip }) }
  return {
    ...(place.city && { city: titled(place.city) }),
    ...(place.state && { state: place.state }),
    ...(place.zip && { zip: place.zip }),
  }
}

function findTown(place: Place, near: Near): Found {
  const zip = place.zip ? findZip(place.zip) : undefined
  if (place.city) {
    // A ZIP says better than the company's place which town of the name was meant.
    const around = zip ? { lat: zip.lat, lng: zip.lng, state: zip.town.state } : near
    const choice = chooseTown(place.city, place.state, around)
    return zip ? agreed(choice, zip) : choice
  }
  if (zip) return { town: zip.town, zip }
  const [own] = townsAround(near)
  return own ? { candidates: [own] } : {}
}

/** The town and the ZIP together, or both to choose from when they can not both be right. */
function agreed(choice: Choice, zip: Zip): Found {
  const { town } = choice
  if (!town) return { candidates: distinct([zip.town, ...(choice.candidates ?? [])]) }
  return straightMiles(town, zip) <= SAME_TOWN_MILES
    ? { ...choice, zip }
    : { candidates: distinct([town, zip.town]) }
}

function distinct(towns: Town[]): Town[] {
  return [...new Map(towns.map((town) => [`${town.name}, ${town.state}`, town])).values()]
}
