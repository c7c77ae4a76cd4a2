import type { LocalTime } from '../facts.ts'
import { answerFor, type End, reachableAt } from '../intake/intake.ts'
import { phrase } from '../phrases/phrase.ts'
import { tongue } from '../phrases/tongue.ts'
import { type Dialogue, lead, speak } from './dialogue.ts'
import type { Memory, Part } from './memory.ts'

/** A place in words: as the desk found it, unless the caller's own parts tell a driver more. */
function placeInWords(memory: Memory, end: End): string {
  const found = answerFor(memory.intake, end)
  const place = memory.intake.facts[end]
  if (!place) return ''
  const isFound = found?.valid && place.kind !== 'highway'
  return tongue(memory).sayNamed(
    place,
    isFound ? tongue(memory).sayAddress(found.address) : tongue(memory).sayPlace(place),
  )
}

function pickupInWords(memory: Memory): string {
  const { pickup } = memory.intake.facts
  const place = placeInWords(memory, 'pickup')
  if (!pickup || !place) return ''
  const isRoad = Boolean(pickup.highway || pickup.street) && !pickup.number && !pickup.business
  return phrase(memory, isRoad ? 'readPickupOn' : 'readPickup', { place })
}

/** Who it is for and how to reach him, as far as that is known. */
function contactInWords(memory: Memory): string {
  const { facts, nameOnRecord } = memory.intake
  const name = facts.customerName ?? nameOnRecord
  const number = tongue(memory).sayNumber(reachableAt(memory.intake))
  if (name && number) return phrase(memory, 'readContact', { name, number })
  if (name) return phrase(memory, 'readName', { name })
  return number ? phrase(memory, 'readNumber', { number }) : ''
}

function clubInWords(memory: Memory): string {
  const { poNumber, incidentNumber } = memory.intake.facts
  if (incidentNumber)
    return phrase(memory, 'readIncident', { number: tongue(memory).sayCode(incidentNumber) })
  return poNumber
    ? phrase(memory, 'readClubNumber', { number: tongue(memory).sayCode(poNumber) })
    : ''
}

/** Every part of the job in a sentence, in the order of a read-back; unknown parts are left out. */
function sentences(memory: Memory, now: LocalTime): Partial<Record<Part, string>> {
  const { facts } = memory.intake
  const parts: Record<Part, string> = {
    vehicle: phrase(memory, 'readVehicle', {
      vehicle: tongue(memory).sayVehicle(facts),
      reason: tongue(memory).sayReason(facts.towReason),
    }),
    pickup: pickupInWords(memory),
    dropoff: facts.dropoff
      ? phrase(memory, 'readDropoff', { place: placeInWords(memory, 'dropoff') })
      : '',
    when: facts.scheduledFor
      ? phrase(memory, 'readWhen', { when: tongue(memory).sayWhen(facts.scheduledFor, now) })
      : '',
    contact: contactInWords(memory),
    club: clubInWords(memory),
  }
  return Object.fromEntries(Object.entries(parts).filter(([, sentence]) => sentence))
}

/**
 * The sentences the caller has not heard yet, or not in these words. A place he heard in his own
 * words is not read again because the desk found it meanwhile.
 */
export function untold(memory: Memory, now: LocalTime): Partial<Record<Part, string>> {
  const told: Partial<Record<string, string>> = memory.told
  const asSaid: Partial<Record<string, string>> = sentences(withoutAnswers(memory), now)
  return Object.fromEntries(
    Object.entries(sentences(memory, now)).filter(
      ([part, sentence]) =>
        told[part] === undefined || (told[part] !== sentence && told[part] !== asSaid[part]),
    ),
  )
}

const withoutAnswers = (memory: Memory): Memory => ({
  ...memory,
  intake: { ...memory.intake, resolved: { pickup: null, dropoff: null } },
})

/** Reads back what was not heard yet: everything at first, later what changed or was cut off. */
export function readBack(dialogue: Dialogue): void {
  const { memory } = dialogue
  const parts = untold(memory, dialogue.now)
  if (Object.keys(memory.told).length === 0) lead(dialogue, 'readBackStart')
  dialogue.lead.push(...Object.values(parts))
  memory.reading = parts
  memory.question = 'read back'
  speak(dialogue, phrase(memory, Object.keys(parts).length > 0 ? 'askRight' : 'askAllRight'))
}

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Notes which of the sentences just read the caller heard: all, or those before he cut in. */
export function noteHeard(memory: Memory): void {
  const { cutAt } = memory
  const heard = Object.entries(memory.reading).filter(
    ([, sentence]) => cutAt === null || bare(cutAt).includes(bare(sentence)),
  )
  memory.told = { ...memory.told, ...Object.fromEntries(heard) }
  memory.reading = {}
}
