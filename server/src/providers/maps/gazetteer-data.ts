import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { straightMiles } from './distance.ts'
import type { LatLng } from './maps.port.ts'
import { townKey, townKeyPrefixes } from './town-key.ts'

/** A town of the United States; `population` is 0 where only the post office knows it. */
export type Town = LatLng & { name: string; state: string; population: number }

/** The middle of a ZIP, and the town its letters are addressed to. */
export type Zip = LatLng & { zip: string; town: Town }

const FILE = new URL('./generated/gazetteer.json.gz', import.meta.url)
const numbers = z.array(z.number())
const Packed = z.object({
  states: z.array(z.string()),
  names: z.string(),
  townState: numbers,
  population: numbers,
  townLat: numbers,
  townLng: numbers,
  zips: numbers,
  zipTown: numbers,
  zipLat: numbers,
  zipLng: numbers,
})

let loaded: ReturnType<typeof unpack> | undefined

/** Reads the file (some 50 ms) if that is not done yet, so that no caller's turn has to wait for it. */
export function loadGazetteer(): void {
  data()
}

/** Columns in typed arrays, towns sorted by key, ZIPs by number. */
function data() {
  loaded ??= unpack(JSON.parse(gunzipSync(readFileSync(FILE)).toString('utf8')))
  return loaded
}

function unpack(json: unknown) {
  const packed = Packed.parse(json)
  return {
    states: packed.states,
    names: packed.names.split('\n'),
    townState: Uint8Array.from(packed.townState),
    population: Uint32Array.from(packed.population),
    townLat: Int32Array.from(packed.townLat),
    townLng: Int32Array.from(packed.townLng),
    zips: Uint32Array.from(packed.zips),
    zipTown: Uint32Array.from(packed.zipTown),
    zipLat: Int32Array.from(packed.zipLat),
    zipLng: Int32Array.from(packed.zipLng),
  }
}

/** All towns of this name, however it is spaced, capitalised or shortened; in one state if given. */
export function townsNamed(name: string, state?: string): Town[] {
  const { names } = data()
  const key = townKey(name)
  const found: Town[] = []
  if (!key) return found
  for (let at = firstNotBelow(names.length, (i) => townKey(names[i] ?? '') < key); ; at++) {
    if (at >= names.length || townKey(names[at] ?? '') !== key) return found
    const town = townAt(at)
    if (!state || town.state === state) found.push(town)
  }
}

/** A five-digit ZIP (ZIP+4 is cut), if there is one. */
export function findZip(written: string): Zip | undefined {
  const { zips, zipTown, zipLat, zipLng } = data()
  const zip = /^\d{5}/.exec(written.trim())?.[0]
  if (!zip) return undefined
  const at = firstNotBelow(zips.length, (i) => (zips[i] ?? 0) < Number(zip))
  if (zips[at] !== Number(zip)) return undefined
  return {
    zip,
    town: townAt(zipTown[at] ?? 0),
    lat: (zipLat[at] ?? 0) / 1e4,
    lng: (zipLng[at] ?? 0) / 1e4,
  }
}

/** Every town within so many miles. */
export function townsWithin(miles: number, of: LatLng): Town[] {
  const { townLat, townLng } = data()
  // A box first, in whole numbers: it leaves a few hundred towns to measure out of thirty thousand.
  const height = (miles / 69) * 1e4
  const width = height / Math.max(0.1, Math.cos((of.lat * Math.PI) / 180))
  const [lat, lng] = [of.lat * 1e4, of.lng * 1e4]
  const found: Town[] = []
  for (let at = 0; at < townLat.length; at++) {
    if (Math.abs((townLat[at] ?? 0) - lat) > height) continue
    if (Math.abs((townLng[at] ?? 0) - lng) > width) continue
    const town = townAt(at)
    if (straightMiles(of, town) <= miles) found.push(town)
  }
  return found
}

/** The edges of a piece of the map, in degrees. */
export type Box = { south: number; west: number; north: number; east: number }

/** The towns within a box that most people live in, the largest first; not the firms that have a ZIP of their own. */
export function largestTowns({ south, west, north, east }: Box, most: number): Town[] {
  const { townLat, townLng, population } = data()
  const found: number[] = []
  for (let at = 0; at < townLat.length; at++) {
    const [lat, lng] = [(townLat[at] ?? 0) / 1e4, (townLng[at] ?? 0) / 1e4]
    const isInside = lat >= south && lat <= north && lng >= west && lng <= east
    if (isInside && (population[at] ?? 0) > 0) found.push(at)
  }
  return found
    .sort((a, b) => (population[b] ?? 0) - (population[a] ?? 0))
    .slice(0, most)
    .map(townAt)
}

/** Every town of a state. */
export function townsOf(state: string): Town[] {
  const { states, townState } = data()
  const number = states.indexOf(state)
  return Array.from(townState.keys())
    .filter((at) => townState[at] === number)
    .map(townAt)
}

/** Every town whose name may be what is being typed. */
export function townsBeginning(typed: string): Town[] {
  const { names } = data()
  const found: Town[] = []
  for (const prefix of townKeyPrefixes(typed)) {
    let at = firstNotBelow(names.length, (i) => townKey(names[i] ?? '') < prefix)
    for (; at < names.length && townKey(names[at] ?? '').startsWith(prefix); at++) {
      found.push(townAt(at))
    }
  }
  return found
}

function townAt(at: number): Town {
  const { states, names, townState, population, townLat, townLng } = data()
  return {
    name: names[at] ?? '',
    state: states[townState[at] ?? 0] ?? '',
    population: population[at] ?? 0,
    lat: (townLat[at] ?? 0) / 1e4,
    lng: (townLng[at] ?? 0) / 1e4,
  }
}

/** The first place in 0…length-1 that is no longer below what is looked for (halving). */
function firstNotBelow(length: number, isBelow: (at: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBelow(middle)) low = middle + 1
    else high = middle
  }
  return low
}
