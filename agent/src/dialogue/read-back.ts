import { placeLine } from '../intake/draft.ts'
import { answerFor, reachableAt } from '../intake/intake.ts'
import { isWordsAlone, leftOut } from '../intake/place-names.ts'
import { wordsThatHold } from '../intake/place-words.ts'
import { localeOf } from '../speech/locale.ts'
import { phrase, phraseOptions } from '../speech/phrase.ts'
import { lettersOf } from '../speech/spelled-name.ts'
import type { LocalTime, Place } from '../types/facts.ts'
import type { End } from '../types/intake.ts'
import type { Memory, Part } from '../types/memory.ts'
import { type Dialogue, lead, speak } from './dialogue.ts'
import { freshOf } from './fresh-words.ts'

/** A place in words: as the map has it, unless the caller's own parts tell a driver more. */
function placeInWords(memory: Memory, end: End): string {
  const found = answerFor(memory.intake, end)
  const place = memory.intake.facts[end]
  if (!place) return ''
  // "Behind the old mill, Frisco" says it better than the line for the driver.
  const isBeside = Boolean(place.business && place.city && (place.near || place.detail))
  const isFound = found?.valid && place.kind !== 'highway' && !isBeside
  return localeOf(memory).sayNamed(
    place,
    isFound ? localeOf(memory).sayAddress(found.address) : localeOf(memory).sayPlace(place),
  )
}

/** A place in a sentence; with the caller's own words behind it where they name more than that. */
function placeInSentence(memory: Memory, end: End): string {
  const { facts, settled } = memory.intake
  const place = facts[end]
  if (!place) return ''
  if (isWordsAlone(place) && !settled?.[end])
    return phrase(memory, end === 'pickup' ? 'readPickupAsSaid' : 'readDropoffAsSaid', {
      words: place.said,
    })
  const sentence = end === 'pickup' ? pickupInWords(memory, place) : dropoffInWords(memory)
  const address = [answerFor(memory.intake, end)?.address, placeLine(place), sentence].join(' ')
  const words = settled?.[end] ? [] : leftOut(wordsThatHold(memory.intake, end), address)
  return [
    sentence,
    ...(words.length > 0 ? [phrase(memory, 'readWords', { words: words.join('; ') })] : []),
  ].join(' ')
}

const dropoffInWords = (memory: Memory): string =>
  phrase(memory, 'readDropoff', { place: placeInWords(memory, 'dropoff') })

function pickupInWords(memory: Memory, pickup: Place): string {
  const place = placeInWords(memory, 'pickup')
  if (pickup.kind === 'city') return phrase(memory, 'readPickupIn', { place })
  const isRoad = Boolean(pickup.highway || pickup.street) && !pickup.number && !pickup.business
  return phrase(memory, isRoad ? 'readPickupOn' : 'readPickup', { place })
}

/** Who it is for and how to reach them, as far as that is known. */
function contactInWords(memory: Memory): string {
  const { facts, nameOnRecord } = memory.intake
  const name = facts.customerName ?? nameOnRecord
  const number = localeOf(memory).sayNumber(reachableAt(memory.intake))
  // A name on record has been written down before.
  const letters = lettersOf(facts.customerName ?? '')
  if (letters && number) return phrase(memory, 'readContactSpelled', { name, letters, number })
  if (letters) return phrase(memory, 'readNameSpelled', { name, letters })
  if (name && number) return phrase(memory, 'readContact', { name, number })
  if (name) return phrase(memory, 'readName', { name })
  return number ? phrase(memory, 'readNumber', { number }) : ''
}

function clubInWords(memory: Memory): string {
  const { poNumber, incidentNumber } = memory.intake.facts
  if (incidentNumber)
    return phrase(memory, 'readIncident', { number: localeOf(memory).sayCode(incidentNumber) })
  return poNumber
    ? phrase(memory, 'readClubNumber', { number: localeOf(memory).sayCode(poNumber) })
    : ''
}

/** Every part of the job in a sentence, in the order of a read-back; unknown parts are left out. */
function sentences(memory: Memory, now: LocalTime): Partial<Record<Part, string>> {
  const { facts } = memory.intake
  const parts: Record<Part, string> = {
    vehicle: phrase(memory, 'readVehicle', {
      vehicle: localeOf(memory).sayVehicle(facts),
      reason: localeOf(memory).sayReason(facts.towReason),
    }),
    pickup: placeInSentence(memory, 'pickup'),
    dropoff: placeInSentence(memory, 'dropoff'),
    when: facts.scheduledFor
      ? phrase(memory, 'readWhen', { when: localeOf(memory).sayWhen(facts.scheduledFor, now) })
      : '',
    contact: contactInWords(memory),
    club: clubInWords(memory),
  }
  return Object.fromEntries(Object.entries(parts).filter(([, sentence]) => sentence))
}

/**
 * The sentences the caller has not heard yet, or not in these words. A place they heard in their own
 * words is not read again because the map found it meanwhile.
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
  const key = Object.keys(parts).length > 0 ? 'askRight' : 'askAllRight'
  const [first = '', ...others] = phraseOptions({ ...memory, said: 0 }, key)
  speak(dialogue, freshOf(memory, [first, ...others]))
}

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Notes which of the sentences just read the caller heard: all, or those before they cut in. */
export function noteHeard(memory: Memory): void {
  const { cutAt } = memory
  const heard = Object.entries(memory.reading).filter(
    ([, sentence]) => cutAt === null || bare(cutAt).includes(bare(sentence)),
  )
  memory.told = { ...memory.told, ...Object.fromEntries(heard) }
  memory.reading = {}
}
