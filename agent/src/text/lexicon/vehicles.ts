import { doubleMetaphone } from 'double-metaphone'
import { distance } from 'fastest-levenshtein'
import { commonWords, doubtfulModels, isEveryday, isSpoken } from './common-words.ts'
import { firstNames } from './first-names.ts'
import cars from './generated/cars.json' with { type: 'json' }
import aliases from './phrases/aliases.json' with { type: 'json' }
import more from './phrases/more-cars.json' with { type: 'json' }
import phrases from './phrases/vehicles.json' with { type: 'json' }

const classes = ['Heavy', 'Medium', 'Motorcycle', 'Trailer', 'Equipment', 'Tractor'] as const
export type VehicleClass = (typeof classes)[number]

/** A make, or a model with its make. `sure` is false when the words might mean something else. */
export type VehicleEntry = {
  make: string
  model?: string
  sure: boolean
  vehicleType?: VehicleClass
}

/** Letters and digits only: "CR-V", "c r v" and "crv" are one key. */
export const vehicleKey = (said: string): string =>
  said
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '')

const doubtfulMakes = new Set(phrases.doubtfulMakes)

type Index = {
  makes: Map<string, VehicleEntry>
  models: Map<string, VehicleEntry[]>
  modelsOf: Map<string, Map<string, VehicleEntry>>
  byFirst: Map<string, string[]>
}

function buildIndex(): Index {
  const index: Index = {
    makes: new Map(),
    models: new Map(),
    modelsOf: new Map(),
    byFirst: new Map(),
  }
  for (const [make, models] of Object.entries(cars)) addMake(index, make, models)
  // What that list (1992-2020) lacks: newer and older models, short names, makes sold elsewhere.
  for (const [make, models] of Object.entries(more.moreCars)) addMake(index, make, models)
  for (const [make, models] of Object.entries(more.motorcycleModels))
    addMake(index, make, models, 'Motorcycle')
  for (const type of classes) {
    for (const [make, models] of Object.entries(more.otherMakes[type])) {
      addMake(index, make, models, type)
      const entry = index.makes.get(vehicleKey(make))
      if (entry && !(make in cars)) entry.vehicleType = type
    }
  }
  for (const [make, said] of Object.entries(aliases.makes)) {
    const entry = index.makes.get(vehicleKey(make))
    for (const alias of said) addAlias(index.makes, alias, entry)
  }
  for (const [make, models] of Object.entries(aliases.models)) {
    for (const [model, said] of Object.entries(models)) {
      for (const alias of said) addModel(index, make, model, alias)
    }
  }
  for (const key of [...index.makes.keys(), ...index.models.keys()]) {
    if (key.length < 4 || /\d/.test(key)) continue
    const list = index.byFirst.get(key.charAt(0)) ?? []
    list.push(key)
    index.byFirst.set(key.charAt(0), list)
  }
  return index
}

function addMake(index: Index, make: string, models: string[], vehicleType?: VehicleClass): void {
  const key = vehicleKey(make)
  if (!index.makes.has(key)) index.makes.set(key, { make, sure: isSure(key, doubtfulMakes) })
  for (const model of models) if (model) addModel(index, make, model, model, vehicleType)
}

function addAlias(
  makes: Map<string, VehicleEntry>,
  alias: string,
  entry: VehicleEntry | undefined,
): void {
  const key = vehicleKey(alias)
  if (entry && !makes.has(key)) makes.set(key, { ...entry, sure: isSure(key, doubtfulMakes) })
}

function addModel(
  index: Index,
  make: string,
  model: string,
  said: string,
  vehicleType?: VehicleClass,
): void {
  const key = vehicleKey(said)
  const entry: VehicleEntry = {
    make,
    model,
    sure:
      isSure(key, doubtfulModels) &&
      !said.split(' ').every((word) => commonWords.has(word.toLowerCase())),
    ...(vehicleType && { vehicleType }),
  }
  const own = index.modelsOf.get(make) ?? new Map<string, VehicleEntry>()
  index.modelsOf.set(make, own)
  if (own.has(key)) return
  own.set(key, entry)
  const all = index.models.get(key) ?? []
  all.push(entry)
  index.models.set(key, all)
}

/** Short codes ("is", "300", "m5") and everyday words need their make beside them. */
const isSure = (key: string, doubtful: Set<string>) =>
  !doubtful.has(key) &&
  !commonWords.has(key) &&
  (key.length > 4 || (key.length > 2 && !/^\d+$/.test(key)))

const index = buildIndex()

/** The make of that key; a plural or possessive ending is passed over ("Hondas"). */
export const makeOf = (key: string): VehicleEntry | undefined =>
  index.makes.get(key) ??
  (key.length > 3 && key.endsWith('s') ? index.makes.get(key.slice(0, -1)) : undefined)

/** Makes that come first when several build a model of one name. */
const foremost: readonly string[] = phrases.foremost
const rank = (make: string) =>
  (foremost.indexOf(make) + foremost.length + 1) % (foremost.length + 1)

/** The model of that key: of the make when one is given, else of the make most people mean. */
export function modelOf(key: string, make?: string): VehicleEntry | undefined {
  if (make) return index.modelsOf.get(make)?.get(key)
  const entries = index.models.get(key)
  return entries?.reduce((best, entry) => (rank(entry.make) < rank(best.make) ? entry : best))
}

const closeCache = new Map<string, string | undefined>()
const CACHE_SIZE = 2000
const sounds = new Map<string, string>()

function soundOf(key: string): string {
  const known = sounds.get(key)
  if (known !== undefined) return known
  const [sound] = doubleMetaphone(key)
  if (sounds.size < 4 * CACHE_SIZE) sounds.set(key, sound)
  return sound
}

/**
 * The known make or model nearest in spelling and sound, or undefined when none is near enough.
 * With a make, only its models; without, only words that mean nothing else.
 */
export function nearestKey(key: string, make?: string): string | undefined {
  if (
    key.length < 4 ||
    key.length > 20 ||
    /\d/.test(key) ||
    isEveryday(key) ||
    (!make && (firstNames.has(key) || isSpoken(key)))
  )
    return
  const cached = `${make ?? ''}:${key}`
  if (closeCache.has(cached)) return closeCache.get(cached)
  const found = searchNearest(
    key,
    make ? [...(index.modelsOf.get(make)?.keys() ?? [])] : (index.byFirst.get(key.charAt(0)) ?? []),
    make,
  )
  if (closeCache.size >= CACHE_SIZE) closeCache.clear()
  closeCache.set(cached, found)
  return found
}

/** A make one slip away from what was said ("toyoto", "volovo"); a word of the language is none ("ferry", "accurate"). */
export function nearestMake(key: string): VehicleEntry | undefined {
  if (key.length < 5) return
  const near = nearestKey(key)
  return near ? index.makes.get(near) : undefined
}

function searchNearest(
  key: string,
  candidates: string[],
  make: string | undefined,
): string | undefined {
  const allowed = key.length < 5 ? 1 : key.length < 9 ? 2 : 3
  let best: { key: string; cost: number } | undefined
  for (const candidate of candidates) {
    if (
      candidate.length < 4 ||
      Math.abs(candidate.length - key.length) > allowed ||
      /\d/.test(candidate)
    )
      continue
    if (!make && !isUnmistakable(candidate)) continue
    const far = distance(key, candidate)
    if (far > allowed || (best && far - 1 >= best.cost)) continue
    const alike = soundOf(candidate) === soundOf(key)
    // Two slips are only believed in a long word, or when the two sound the same.
    if (far > 1 && !alike && key.length < (make ? 7 : 8)) continue
    if (far === 1 && key.length < 5 && !alike && !make) continue
    const cost = far - (alike ? 1 : 0)
    if (!best || cost < best.cost) best = { key: candidate, cost }
  }
  return best?.key
}

const isUnmistakable = (key: string) =>
  Boolean(index.makes.get(key)?.sure || index.models.get(key)?.some((entry) => entry.sure)) ||
  key === 'ford' ||
  key === 'honda'
