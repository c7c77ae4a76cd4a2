import type { Asking } from '../facts.ts'
import { commonWords, isEveryday } from '../lexicon/common-words.ts'
import { firstNames } from '../lexicon/first-names.ts'
import {
  makeOf,
  modelOf,
  nearestKey,
  nearestMake,
  type VehicleClass,
  type VehicleEntry,
  vehicleKey,
} from '../lexicon/vehicles.ts'
import { colorAt } from './color.ts'
import { chunkAt } from './numbers.ts'
import { saidBetween, textAt, textBetween, titleCase, type Word } from './words.ts'

/** A vehicle named in the utterance. Ends are exclusive. */
export type VehicleMention = {
  make?: string
  model?: string
  vehicleType?: VehicleClass
  start: number
  end: number /** The words themselves: a year may stand between make and model. */
  spans?: { start: number; end: number }[]
}

/** A word, or a number said in several words, as the lexicon's keys are made of. */
type Unit = { key: string; start: number; end: number }

const MOST_UNITS = 5
const vehicleQuestions = new Set<Asking>(['vehicle', 'make', 'year', 'color', 'what to correct'])
export const asksForVehicle = (asking: Asking): boolean => vehicleQuestions.has(asking)

const streetAfter =
  /^(?:street|st|road|rd|drive|dr|lane|ln|avenue|ave|boulevard|blvd|parkway|pkwy|court|ct|circle|way|trail|place|loop|county|center|high|highway|tollway|turnpike|apartments|elementary|middle|mall|plaza|city|park|church|hospital|hotel|inn|bank|exit|field|stadium|arena|village|school|airport|beach|springs|freeway|expressway|station|dealership|dealer|shop|motors|body|service|garage|parts)$/

/** Every vehicle named, in order. `used` words (a telephone number, a place) are passed over. */
export function findVehicles(words: Word[], asking: Asking, used: boolean[]): VehicleMention[] {
  const units = unitsOf(words)
  const taken = units.map((unit) => used.slice(unit.start, unit.end).some(Boolean))
  const mentions: VehicleMention[] = []
  const asked = asksForVehicle(asking)
  for (let at = 0; at < units.length; at++) {
    if (taken[at]) continue
    const mention =
      makeHere(words, units, at, asked, taken) ??
      modelHere(words, units, at, asked, taken) ??
      (asked ? codeAlone(words, units, at, taken) : undefined)
    if (!mention) continue
    mentions.push(mention)
    while (at + 1 < units.length && (units[at + 1]?.start ?? 0) < mention.end) at++
  }
  const known = mergeNeighbours(mentions)
  if (known.length > 0 || !(asked ? words.length <= 12 : describesACar(words))) return known
  return guessed(words, units, taken)
}

function unitsOf(words: Word[]): Unit[] {
  const units: Unit[] = []
  for (let at = 0; at < words.length; ) {
    const text = textAt(words, at)
    const chunk = text === 'oh' || text === 'o' ? undefined : chunkAt(words, at)
    const end = chunk?.next ?? at + 1
    units.push({ key: chunk ? chunk.digits : vehicleKey(text), start: at, end })
    at = end
  }
  return units
}

/** The key of units `from`…`from + count`, unless a sentence ends between them. */
function joined(
  words: Word[],
  units: Unit[],
  from: number,
  count: number,
  taken: boolean[],
): string | undefined {
  let key = ''
  for (let at = from; at < from + count; at++) {
    const unit = units[at]
    if (!unit || taken[at]) return
    if (at + 1 < from + count && words[unit.end - 1]?.stop === '.') return
    key += unit.key
  }
  return key
}

const unitEnd = (units: Unit[], at: number) => units[at]?.end ?? 0

function makeHere(
  words: Word[],
  units: Unit[],
  at: number,
  asked: boolean,
  taken: boolean[],
): VehicleMention | undefined {
  for (let count = 4; count >= 1; count--) {
    const key = joined(words, units, at, count, taken)
    // A plural is one word: "Benz S class" is no "Benzes".
    const entry =
      key && !(count > 1 && units[at + count - 1]?.key === 's')
        ? (makeOf(key) ?? (count === 1 ? slipOfMake(key) : undefined))
        : undefined
    const start = units[at]?.start ?? 0
    if (!key || !entry || key.length < 2) continue
    const after = at + count
    const model =
      modelAfter(words, units, after, entry.make, asked, taken) ??
      modelBefore(words, units, at, entry.make, taken)
    if (!model && modelHere(words, units, at, asked, taken, count + 1)) continue
    const end = Math.max(unitEnd(units, after - 1), model?.end ?? 0)
    if (!model && !entry.sure && !standsAsVehicle(words, start, end, asked)) continue
    if (!model && streetAfter.test(textAt(words, end)) && !asked) continue
    return {
      make: model?.make ?? entry.make,
      ...(model && { model: model.model }),
      ...typeOf(entry, model),
      start: Math.min(start, model?.start ?? start),
      end,
    }
  }
}

/** A misspelt make; beside nothing that says "vehicle" it is not believed. */
const slipOfMake = (key: string): VehicleEntry | undefined => {
  const near = nearestMake(key)
  return near && { ...near, sure: false }
}

const typeOf = (make: VehicleEntry, model?: { vehicleType?: VehicleClass | undefined }) => {
  const vehicleType = model?.vehicleType ?? make.vehicleType
  return vehicleType ? { vehicleType } : {}
}

type ModelFound = {
  make: string
  model: string
  vehicleType?: VehicleClass | undefined
  start: number
  end: number
}

/** "it's a Ford …", "model is a …", "Honda, it's a …": what may stand between make and model. */
const between = new Set([
  'model',
  'is',
  'a',
  'an',
  'the',
  'its',
  "it's",
  'and',
  'car',
  'truck',
  'model is',
  'called',
  'brand',
  'uh',
  'make',
  'my',
])

function modelAfter(
  words: Word[],
  units: Unit[],
  from: number,
  make: string,
  asked: boolean,
  taken: boolean[],
): ModelFound | undefined {
  let at = from
  if (words[unitEnd(units, from - 1) - 1]?.stop === '.') return
  for (let skipped = 0; skipped < 5 && at < units.length; skipped++) {
    const found =
      ownModel(words, units, at, make, taken) ??
      (skipped === 0 ? sisterModel(words, units, at, make, taken) : undefined)
    if (found) return found
    if (!between.has(units[at]?.key ?? '')) break
    at++
  }
  return (
    codeModel(words, units, from, make, taken) ??
    nearModel(words, units, at, make, taken) ??
    (asked ? unknownModel(words, units, at, make, taken) : undefined)
  )
}

function ownModel(
  words: Word[],
  units: Unit[],
  at: number,
  make: string,
  taken: boolean[],
): ModelFound | undefined {
  for (let count = MOST_UNITS; count >= 1; count--) {
    const key = joined(words, units, at, count, taken)
    const entry = key ? modelOf(key, make) : undefined
    if (!entry?.model) continue
    if (count === 1 && (key === 'is' || key === 'e' || (key?.length === 1 && /[a-z]/.test(key))))
      continue
    // "Chevy 2500" is a model; "Honda 2012" a year.
    return {
      make,
      model: entry.model,
      vehicleType: entry.vehicleType,
      start: units[at]?.start ?? 0,
      end: unitEnd(units, at + count - 1),
    }
  }
}

/** "Dodge 1500" is a Ram, "Dodge Ram" may be sold as Ram, "Range Rover Evoque", "Suzuki Alto" a Maruti: the model wins. */
const sisters: Record<string, string[]> = {
  Dodge: ['Ram'],
  Suzuki: ['Maruti Suzuki'],
  'Maruti Suzuki': ['Suzuki'],
  Chevrolet: ['GMC'],
  GMC: ['Chevrolet'],
  Toyota: ['Scion'],
  Nissan: ['Datsun'],
  Rover: ['Land Rover'],
  Hyundai: ['Genesis'],
  Mercury: ['Ford'],
  Lexus: [],
  Plymouth: ['Dodge'],
  Chrysler: ['Dodge', 'Plymouth'],
}

function sisterModel(
  words: Word[],
  units: Unit[],
  at: number,
  make: string,
  taken: boolean[],
): ModelFound | undefined {
  for (const sister of sisters[make] ?? []) {
    const found = ownModel(words, units, at, sister, taken)
    if (found && (found.model.length > 3 || /\d/.test(found.model)))
      return make === 'Dodge' ? { ...found, make, model: `Ram ${found.model}` } : found
  }
}

/** Maker's codes not in the list: "328i", "E63", "Q 7", "K 1600". */
function codeModel(
  words: Word[],
  units: Unit[],
  at: number,
  make: string,
  taken: boolean[],
): ModelFound | undefined {
  for (let count = 3; count >= 1; count--) {
    const key = joined(words, units, at, count, taken)
    if (!key || /^(?:19|20)\d\d$/.test(key)) continue
    const last = units[at + count - 1]
    const isCode =
      /^(?:[a-z]{1,3}\d{1,4}[a-z]{0,3}|\d{1,3}[a-z]{1,2})$/.test(key) ||
      (count === 1 && /^\d{3}$/.test(key))
    const letters = /^[a-z]+/.exec(key)?.[0] ?? ''
    if (
      !isCode ||
      !last ||
      (letters.length > 1 && commonWords.has(letters)) ||
      /^(?:a|i|and|is|in|on|at|to|no)\d{4}/.test(key)
    )
      continue
    if (
      count > 1 &&
      /^(?:i|a|an|is|it|in|on|at|to|my)$/.test(units[at]?.key ?? '') &&
      /^\d{4}$/.test(units[at + 1]?.key ?? '')
    )
      continue
    if (/^(?:st|nd|rd|th|k|am|pm)$/.test(/[a-z]+$/.exec(key)?.[0] ?? '') && /^\d/.test(key))
      continue
    const series = make === 'BMW' ? /^([1-8])series?$/.exec(key)?.[1] : undefined
    return {
      make,
      model: series ? `${series} Series` : spelledCode(key, make),
      start: units[at]?.start ?? 0,
      end: last.end,
    }
  }
}

/** `328i`, `E 350`, `A6`: as makers write them. */
function spelledCode(key: string, make: string): string {
  const parts = /^([a-z]*)(\d+)([a-z]*)$/.exec(key)
  if (!parts) return key.toUpperCase()
  const [, head = '', digits = '', tail = ''] = parts
  const gap = (make === 'Mercedes-Benz' || make === 'Lexus') && head ? ' ' : ''
  return `${head.toUpperCase()}${gap}${digits}${tail}`
}

/** Codes of which every driver knows the maker ("328i", "C 300"). */
function codeAlone(
  words: Word[],
  units: Unit[],
  at: number,
  taken: boolean[],
): VehicleMention | undefined {
  for (const count of [2, 1]) {
    const key = joined(words, units, at, count, taken)
    if (!key) continue
    const make = /^[1-8](?:18|20|23|25|28|30|33|35|40|45|50|60)(?:i|d|e|xi|ci|li|is)$/.test(key)
      ? 'BMW'
      : /^(?:c|e|s|cls|clk|ml|gl|gla|glc|gle|gls|glk|slk|cla)(?:\d\d0|63|55|43|53)$/.test(key)
        ? 'Mercedes-Benz'
        : undefined
    if (make)
      return {
        make,
        model: spelledCode(key, make),
        start: units[at]?.start ?? 0,
        end: unitEnd(units, at + count - 1),
      }
  }
}

/** A misspelt or misheard model of this make. */
function nearModel(
  words: Word[],
  units: Unit[],
  at: number,
  make: string,
  taken: boolean[],
): ModelFound | undefined {
  for (const count of [2, 1]) {
    const key = joined(words, units, at, count, taken)
    if (!key || (count === 2 && commonWords.has(units[at + 1]?.key ?? ''))) continue
    const near = nearestKey(key, make)
    const entry = near ? modelOf(near, make) : undefined
    if (entry?.model)
      return {
        make,
        model: entry.model,
        vehicleType: entry.vehicleType,
        start: units[at]?.start ?? 0,
        end: unitEnd(units, at + count - 1),
      }
  }
}

/** A word that means nothing else, right after the make, when the vehicle was asked for. */
function unknownModel(
  words: Word[],
  units: Unit[],
  at: number,
  make: string,
  taken: boolean[],
): ModelFound | undefined {
  const unit = units[at]
  if (
    !unit ||
    taken[at] ||
    !/^[a-z]{2,}$/.test(unit.key) ||
    isEveryday(unit.key) ||
    firstNames.has(unit.key)
  )
    return
  if (colorAt(words, unit.start) || makeOf(unit.key) || words[unit.start - 1]?.stop) return
  return {
    make,
    model: titleCase(saidBetween(words, unit.start, unit.end)),
    start: unit.start,
    end: unit.end,
  }
}

/** "Corolla, Toyota", "2500 Dodge": the model said before the make. */
function modelBefore(
  words: Word[],
  units: Unit[],
  at: number,
  make: string,
  taken: boolean[],
): ModelFound | undefined {
  for (let count = 3; count >= 1; count--) {
    const start = at - count
    const key = start >= 0 ? joined(words, units, start, count, taken) : undefined
    const entry = key ? modelOf(key, make) : undefined
    if (entry?.model && key && key.length > 2 && !commonWords.has(key)) {
      return {
        make,
        model: entry.model,
        vehicleType: entry.vehicleType,
        start: units[start]?.start ?? 0,
        end: unitEnd(units, at - 1),
      }
    }
  }
}

function modelHere(
  words: Word[],
  units: Unit[],
  at: number,
  asked: boolean,
  taken: boolean[],
  least = 1,
): VehicleMention | undefined {
  for (let count = MOST_UNITS; count >= least; count--) {
    const key = joined(words, units, at, count, taken)
    const entry = key && key.length > 1 ? modelOf(key) : undefined
    const start = units[at]?.start ?? 0
    const end = unitEnd(units, at + count - 1)
    if (!entry?.model || !key) continue
    if (
      count > 1 &&
      units.slice(at, at + count).every((unit) => commonWords.has(unit.key)) &&
      !entry.sure &&
      !asked
    )
      continue
    if (streetAfter.test(textAt(words, end)) && !words[end - 1]?.stop) continue
    if (!entry.sure && !(isWordOrCode(key, asked) && standsAsVehicle(words, start, end, asked)))
      continue
    return {
      make: entry.make,
      model: entry.model,
      ...(entry.vehicleType && { vehicleType: entry.vehicleType }),
      start,
      end,
    }
  }
}

/** Bare figures ("300", "86") and everyday words say too little on their own. */
const isWordOrCode = (key: string, asked: boolean) =>
  !/^\d+$/.test(key) && (key.length > 2 || (asked && /\d/.test(key)))

const notPossessed = new Set([
  'semi',
  'soul',
  'key',
  'life',
  'journey',
  'note',
  'city',
  'vision',
  'spirit',
  'relay',
  'sky',
  'quest',
  'bolt',
  'view',
  'focus',
  'fit',
  'edge',
  'charger',
  'taco',
  'cab',
  'storm',
  'march',
  'pickup',
  'van',
  'thing',
  'escort',
  'park',
])

/** Whether the words around make an everyday word a vehicle: a year or colour before, "my …", or the question asked. */
function standsAsVehicle(words: Word[], start: number, end: number, asked: boolean): boolean {
  const said = textBetween(words, start, end)
  if (asked) return !commonWords.has(said) || hasVehicleWordBefore(words, start)
  if (hasVehicleWordBefore(words, start)) return true
  return (
    /^(?:my|her|his|our|wife's|husband's|son's|daughter's|mom's|dad's|'s|a|an|the|drive|driving|mine's)$/.test(
      textAt(words, start - 1),
    ) &&
    !notPossessed.has(said) &&
    !commonWords.has(said) &&
    /\b(?:car|truck|vehicle|tow|towed|drive|driving|my|mine|broke|died|start|tire|stuck|locked|battery|suv|van|jump|keys|key)\b/.test(
      textBetween(words),
    )
  )
}

function hasVehicleWordBefore(words: Word[], start: number): boolean {
  const before = textAt(words, start - 1)
  return (
    /^(?:19|20)\d\d$/.test(before) ||
    /^'\d\d$/.test(before) ||
    (start > 0 && endsAColor(words, start)) ||
    endsAYear(words, start)
  )
}

const endsAColor = (words: Word[], end: number) =>
  [1, 2].some((back) => colorAt(words, end - back)?.end === end)
const endsAYear = (words: Word[], end: number) =>
  /\b(?:two thousand(?: and)?(?: \w+)?|twenty (?:ten|eleven|twelve|\w+teen|twenty(?: \w+)?|oh \w+)|nineteen \w+ty(?: \w+)?)$/.test(
    textBetween(words, Math.max(0, end - 4), end),
  )

/** A make and a model said apart ("Camry, it's a Toyota") are one vehicle. */
function mergeNeighbours(mentions: VehicleMention[]): VehicleMention[] {
  const merged: VehicleMention[] = []
  for (const mention of mentions) {
    const before = merged.at(-1)
    const same = before && (!before.model || !mention.model) && before.make === mention.make
    if (before && same) {
      before.spans = [
        ...(before.spans ?? [{ start: before.start, end: before.end }]),
        { start: mention.start, end: mention.end },
      ]
      before.end = mention.end
      if (mention.model) before.model = mention.model
    } else merged.push({ ...mention })
  }
  return merged
}

const describesACar = (words: Word[]) =>
  /\b(?:drive an?|driving an?|i have an?|it's an?|its an?|19\d\d|20[012]\d|2 door|4 door|four door|two door)\b/.test(
    textBetween(words),
  )

/** Nothing known was said: the nearest make or model in spelling and sound. */
function guessed(words: Word[], units: Unit[], taken: boolean[]): VehicleMention[] {
  for (let at = 0; at < units.length; at++) {
    for (const count of [2, 1]) {
      const key = joined(words, units, at, count, taken)
      if (
        !key ||
        key.length < 4 ||
        (count === 2 &&
          units.slice(at, at + 2).some((unit) => isEveryday(unit.key) || /\d/.test(unit.key)))
      )
        continue
      const near = nearestKey(key)
      if (!near) continue
      const start = units[at]?.start ?? 0
      const end = unitEnd(units, at + count - 1)
      const make = makeOf(near)
      if (make) {
        const model = modelAfter(words, units, at + count, make.make, true, taken)
        return [
          {
            make: make.make,
            ...(model && { model: model.model }),
            ...typeOf(make, model),
            start,
            end: Math.max(end, model?.end ?? 0),
          },
        ]
      }
      const entry = modelOf(near)
      if (entry?.model)
        return [
          {
            make: entry.make,
            model: entry.model,
            ...(entry.vehicleType && { vehicleType: entry.vehicleType }),
            start,
            end,
          },
        ]
    }
  }
  return []
}
