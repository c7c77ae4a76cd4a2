import { chosenOf, takeChoice } from '../intake/take-reading.ts'
import { localeOf } from '../speech/locale.ts'
import { phrase } from '../speech/phrase.ts'
import type { Facts } from '../types/facts.ts'
import type { Difference, FieldName } from '../types/intake.ts'
import type { Memory } from '../types/memory.ts'
import { type Dialogue, speak } from './dialogue.ts'

/** Asks which of two things was said, where two readers heard differently; false when there is none. */
export function askDifference(dialogue: Dialogue): boolean {
  const { memory } = dialogue
  const [difference, ...rest] = memory.intake.differing ?? []
  if (!difference) return false
  const { field } = difference
  const differed = [...(memory.intake.differed ?? []), field]
  const { differing: _, ...intake } = memory.intake
  memory.intake = { ...intake, differed, ...(rest.length > 0 && { differing: rest }) }
  const words = wordsFor(memory, difference)
  if (!words) return askDifference(dialogue)
  memory.choice = difference
  memory.question = questionFor[field] ?? 'more'
  speak(dialogue, words)
  return true
}

const questionFor: Partial<Record<keyof Facts, FieldName>> = {
  pickup: 'where',
  dropoff: 'where to',
  towReason: 'reason',
  vehicleYear: 'vehicle rest',
  vehicleMake: 'vehicle',
  vehicleModel: 'vehicle',
  vehicleColor: 'color',
  customerName: 'name',
  customerPhone: 'callback',
}

const phraseFor = {
  pickup: 'differPickup',
  dropoff: 'differDropoff',
  towReason: 'differReason',
  vehicleYear: 'differYear',
  vehicleMake: 'differVehicle',
  vehicleModel: 'differVehicle',
  vehicleColor: 'differColor',
  customerName: 'differName',
  customerPhone: 'differPhone',
} as const

/** The question; empty where both would sound the same. */
function wordsFor(memory: Memory, { field, values }: Difference): string {
  const key = phraseFor[field as keyof typeof phraseFor]
  const [one, other] = [spoken(memory, values[0]), spoken(memory, values[1])]
  if (!key || !one || !other || one.toLowerCase() === other.toLowerCase()) return ''
  return phrase(memory, key, { one, other })
}

function spoken(memory: Memory, facts: Facts): string {
  const { sayNamed, sayPlace, sayNumber, sayReason } = localeOf(memory)
  const place = facts.pickup ?? facts.dropoff
  if (place) return sayNamed(place, sayPlace(place))
  if (facts.customerPhone) return sayNumber(facts.customerPhone)
  if (facts.towReason) return sayReason(facts.towReason)
  return Object.values(facts).map(String).join(' ')
}

/** Takes the one of two that the caller's words name; whatever they name, it is asked no more. */
export function settleChoice(memory: Memory, said: string): void {
  const { choice } = memory
  if (!choice) return
  delete memory.choice
  const chosen = chosenOf(choice, said)
  if (chosen) memory.intake = takeChoice(memory.intake, chosen)
}
