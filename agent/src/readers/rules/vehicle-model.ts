import { commonWords, isEveryday } from '../../text/lexicon/common-words.ts'
import { firstNames } from '../../text/lexicon/first-names.ts'
import { makeOf, modelOf, nearestKey, type VehicleClass } from '../../text/lexicon/vehicles.ts'
import { saidBetween, titleCase } from '../../text/words.ts'
import { colorAt } from './color.ts'
import phrases from './phrases/vehicle-model.json' with { type: 'json' }
import { joined, type Said, unitEnd } from './vehicle-units.ts'

/** Words a model's name may take ("f one fifty", "grand cherokee l"). */
export const MOST_UNITS = 5

type ModelFound = {
  make: string
  model: string
  vehicleType?: VehicleClass | undefined
  start: number
  end: number
}

/** "it's a Ford …", "model is a …", "Honda, it's a …": what may stand between make and model. */
const between = new Set(phrases.between)

export function modelAfter(
  said: Said,
  from: number,
  make: string,
  asked: boolean,
): ModelFound | undefined {
  const { words, units } = said
  let at = from
  if (words[unitEnd(units, from - 1) - 1]?.stop === '.') return
  for (let skipped = 0; skipped < 5 && at < units.length; skipped++) {
    const found =
      ownModel(said, at, make) ?? (skipped === 0 ? sisterModel(said, at, make) : undefined)
    if (found) return found
    if (!between.has(units[at]?.key ?? '')) break
    at++
  }
  return (
    codeModel(said, from, make, asked) ??
    (at > from ? codeModel(said, at, make, asked) : undefined) ??
    nearModel(said, at, make) ??
    (asked ? unknownModel(said, at, make) : undefined)
  )
}

const withEngines = new Set(['Mercedes-Benz', 'Lexus', 'Infiniti'])

function ownModel(said: Said, at: number, make: string): ModelFound | undefined {
  const { units } = said
  for (let count = MOST_UNITS; count >= 1; count--) {
    const key = joined(said, at, count)
    const entry = key ? modelOf(key, make) : undefined
    if (!entry?.model) continue
    if (count === 1 && (key === 'is' || key === 'e' || (key?.length === 1 && /[a-z]/.test(key))))
      continue
    // "Mercedes GLC three hundred": its engine is of its name.
    const engine = units[at + count]?.key ?? ''
    const isWhole = withEngines.has(make) && /^[2-7]\d0$/.test(engine)
    // "Chevy 2500" is a model; "Honda 2012" a year.
    return {
      make,
      model: isWhole ? `${entry.model} ${engine}` : entry.model,
      vehicleType: entry.vehicleType,
      start: units[at]?.start ?? 0,
      end: unitEnd(units, at + count - (isWhole ? 0 : 1)),
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

function sisterModel(said: Said, at: number, make: string): ModelFound | undefined {
  for (const sister of sisters[make] ?? []) {
    const found = ownModel(said, at, sister)
    if (found && (found.model.length > 3 || /\d/.test(found.model)))
      return make === 'Dodge' ? { ...found, make, model: `Ram ${found.model}` } : found
  }
}

/** Maker's codes not in the list: "328i", "E63", "Q 7", "K 1600", asked for the vehicle "3100" and "8310R" too. */
function codeModel(said: Said, at: number, make: string, asked: boolean): ModelFound | undefined {
  const { units } = said
  for (let count = MOST_UNITS; count >= 1; count--) {
    const key = joined(said, at, count)
    if (!key || /^[a-z]{0,3}(?:19|20)\d\d$|^\d+(?:of|or|in|on|at|to|is|my)$/.test(key)) continue
    const last = units[at + count - 1]
    // "C K fifteen hundred, the white one": a code is put together from letters and numbers, and from no words.
    const isSpelled = units
      .slice(at, at + count)
      .every((unit) => /^(?:[a-z]|.*\d.*)$/.test(unit.key))
    if (count > 1 && !isSpelled) continue
    const isCode =
      /^(?:[a-z]{1,3}\d{1,4}[a-z]{0,3}|\d{1,3}[a-z]{1,2})$/.test(key) ||
      (asked && /^\d{4}[a-z]?$/.test(key)) ||
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
export function spelledCode(key: string, make: string): string {
  const parts = /^([a-z]*)(\d+)([a-z]*)$/.exec(key)
  if (!parts) return key.toUpperCase()
  const [, head = '', digits = '', tail = ''] = parts
  const gap = (make === 'Mercedes-Benz' || make === 'Lexus') && head ? ' ' : ''
  return `${head.toUpperCase()}${gap}${digits}${digits.length > 3 ? tail.toUpperCase() : tail}`
}

/** A misspelt or misheard model of this make. */
function nearModel(said: Said, at: number, make: string): ModelFound | undefined {
  const { units } = said
  for (const count of [2, 1]) {
    const key = joined(said, at, count)
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
function unknownModel(said: Said, at: number, make: string): ModelFound | undefined {
  const { words, units, taken } = said
  const unit = units[at]
  if (
    !unit ||
    taken[at] ||
    !/^[a-z]{2,}$/.test(unit.key) ||
    isEveryday(unit.key) ||
    firstNames.has(unit.key)
  )
    return
  // "A Scion, the boxy one"
  if (words[unit.start - 1]?.text === 'the') return
  if (colorAt(words, unit.start) || makeOf(unit.key) || words[unit.start - 1]?.stop) return
  return {
    make,
    model: titleCase(saidBetween(words, unit.start, unit.end)),
    start: unit.start,
    end: unit.end,
  }
}

/** "Corolla, Toyota", "2500 Dodge": the model said before the make. */
export function modelBefore(said: Said, at: number, make: string): ModelFound | undefined {
  const { units } = said
  for (let count = 3; count >= 1; count--) {
    const start = at - count
    const key = start >= 0 ? joined(said, start, count) : undefined
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
