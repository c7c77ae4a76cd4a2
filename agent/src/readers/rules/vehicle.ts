import { chains } from '../../text/lexicon/businesses.ts'
import { commonWords, isEveryday } from '../../text/lexicon/common-words.ts'
import {
  makeOf,
  modelOf,
  nearestKey,
  nearestMake,
  type VehicleClass,
  type VehicleEntry,
} from '../../text/lexicon/vehicles.ts'
import { townAt } from '../../text/town.ts'
import { textAt, textBetween, type Word } from '../../text/words.ts'
import type { Asking } from '../../types/facts.ts'
import phrases from './phrases/vehicle.json' with { type: 'json' }
import {
  asksForVehicle,
  isOwned,
  isPlacedIn,
  isWordOrCode,
  standsAsVehicle,
  streetAfter,
} from './vehicle-context.ts'
import { MOST_UNITS, modelAfter, modelBefore, spelledCode } from './vehicle-model.ts'
import { joined, type Said, unitEnd, unitsOf } from './vehicle-units.ts'

/** A vehicle named in the utterance. Ends are exclusive. */
export type VehicleMention = {
  make?: string
  model?: string
  vehicleType?: VehicleClass
  start: number
  end: number
  /** Told by a model's name alone, where no vehicle was asked for and nothing stands before it as before one. */
  isDoubtful?: true
  /** The words themselves: a year may stand between make and model. */
  spans?: { start: number; end: number }[]
}

/** Every vehicle named, in order. `used` words (a telephone number, a place) are passed over. */
export function findVehicles(words: Word[], asking: Asking, used: boolean[]): VehicleMention[] {
  const units = unitsOf(words)
  const taken = units.map((unit) => used.slice(unit.start, unit.end).some(Boolean))
  const said = { words, units, taken }
  const mentions: VehicleMention[] = []
  const asked = asksForVehicle(asking)
  for (let at = 0; at < units.length; at++) {
    if (taken[at]) continue
    const mention =
      makeHere(said, at, asked) ??
      modelHere(said, at, asked) ??
      (asked ? codeAlone(said, at) : undefined)
    if (!mention) continue
    mentions.push(mention)
    while (at + 1 < units.length && (units[at + 1]?.start ?? 0) < mention.end) at++
  }
  const known = mergeNeighbours(mentions)
  const mayGuess = asked && asking !== 'what to correct' ? words.length <= 12 : describesACar(words)
  if (known.length > 0 || !mayGuess) return known
  return guessed(said)
}

function makeHere(said: Said, at: number, asked: boolean): VehicleMention | undefined {
  const { words, units } = said
  for (let count = 4; count >= 1; count--) {
    const key = joined(said, at, count)
    // A plural is one word: "Benz S class" is no "Benzes"; and the E of "Ford E 350" is the model's.
    const last = units[at + count - 1]?.key
    const hasLetterAfter = count > 1 && (last === 's' || (count === 2 && last === 'e'))
    const entry =
      key && !hasLetterAfter
        ? (makeOf(key) ?? (count === 1 ? slipOfMake(key) : undefined))
        : undefined
    const start = units[at]?.start ?? 0
    if (!key || !entry || key.length < 2) continue
    const after = at + count
    const model = modelAfter(said, after, entry.make, asked) ?? modelBefore(said, at, entry.make)
    if (!model && modelHere(said, at, asked, count + 1)) continue
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

/** Codes of which every driver knows the maker ("328i", "C 300"). */
function codeAlone(said: Said, at: number): VehicleMention | undefined {
  const { units } = said
  for (const count of [2, 1]) {
    const key = joined(said, at, count)
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

/** Models that are a kind of vehicle as well; only their make makes them a model. */
const neverAlone = new Set(['pickup', 'van', 'semi', 'wish', 'thing', 'pick up'])
const smallWords = new Set(phrases.smallWords)

function modelHere(said: Said, at: number, asked: boolean, least = 1): VehicleMention | undefined {
  const { words, units } = said
  for (let count = MOST_UNITS; count >= least; count--) {
    const key = joined(said, at, count)
    const entry = key && key.length > 1 ? modelOf(key) : undefined
    const start = units[at]?.start ?? 0
    const end = unitEnd(units, at + count - 1)
    if (!entry?.model || !key || neverAlone.has(key) || isPlacedIn(words, start)) continue
    // "the address is 500 Main" is no Lexus IS 500.
    if (
      count > 1 &&
      !(asked && words.length <= 4) &&
      smallWords.has(units[at]?.key ?? '') &&
      /^\d+$/.test(units[at + 1]?.key ?? '')
    )
      continue
    if (
      count > 1 &&
      units.slice(at, at + count).every((unit) => commonWords.has(unit.key)) &&
      !entry.sure &&
      !asked
    )
      continue
    // "Somebody hit me at a light" is no Miata.
    if (!asked && units.slice(at, at + count).every((unit) => littleWords.test(unit.key))) continue
    if (streetAfter.test(textAt(words, end)) && !words[end - 1]?.stop) continue
    if (!entry.sure && !(isWordOrCode(key, asked) && standsAsVehicle(words, start, end, asked)))
      continue
    return {
      make: entry.make,
      model: entry.model,
      ...(entry.vehicleType && { vehicleType: entry.vehicleType }),
      ...(!asked && !(entry.sure && isOwned(words, start)) && { isDoubtful: true as const }),
      start,
      end,
    }
  }
}

const littleWords =
  /^(?:an?|the|i|me|my|we|us|you|he|she|it|is|am|are|was|at|in|on|of|or|to|by|for|from|and|so|do|no|go)$/

const describesACar = (words: Word[]) =>
  /\b(?:drive an?|driving an?|19\d\d|20[012]\d|2 door|4 door|four door|two door)\b/.test(
    textBetween(words),
  )

/** Nothing known was said: the nearest make or model in spelling and sound. */
function guessed(said: Said): VehicleMention[] {
  const { units } = said
  for (let at = 0; at < units.length; at++) {
    for (const count of [2, 1]) {
      const key = joined(said, at, count)
      if (
        !key ||
        key.length < 4 ||
        chains.has(key) ||
        (count === 2 &&
          units.slice(at, at + 2).some((unit) => isEveryday(unit.key) || /\d/.test(unit.key)))
      )
        continue
      const near = nearestKey(key)
      if (!near) continue
      const start = units[at]?.start ?? 0
      const end = unitEnd(units, at + count - 1)
      // "Fort Worth" is no Fortwo.
      const town = townAt(said.words, start)
      if (town?.city && town.end >= end && town.end - start > 1) continue
      if (isPlacedIn(said.words, start)) continue
      const make = makeOf(near)
      if (make) {
        const model = modelAfter(said, at + count, make.make, true)
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
