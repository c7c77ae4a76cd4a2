import { fields } from '../intake/fields.ts'
import { isEmergency } from '../intake/gates.ts'
import { answerFor, type End, reachableAt } from '../intake/intake.ts'
import { missingNames } from '../phrases/desk.text.ts'
import {
  sayAddress,
  sayNamed,
  sayNumber,
  sayPlace,
  sayReason,
  sayVehicle,
} from '../phrases/speech.ts'
import type { Memory } from './memory.ts'

/**
 * What a person hears before he gets the caller: who it is, the danger, where, what, what is not known.
 * Short, for the caller waits meanwhile; always in the language of the office.
 */
export function briefing(memory: Memory): string {
  const { intake } = memory
  const { facts, nameOnRecord } = intake
  const name = facts.customerName ?? nameOnRecord
  const number = sayNumber(reachableAt(intake))
  const what = facts.towReason || facts.vehicleMake || facts.vehicleType
  const sentences = [
    `Call from ${name || (number ? 'number' : 'somebody')}${name && number ? ', number' : ''} ${number}`,
    intake.dangers.length > 0 &&
      `${isEmergency(intake) ? 'Emergency' : 'Careful'}: ${intake.dangers.join(', ')}`,
    what && `${sayVehicle(facts)}, ${sayReason(facts.towReason)}`,
    facts.pickup && `At ${placeInWords(memory, 'pickup')}`,
    facts.dropoff && `To ${placeInWords(memory, 'dropoff')}`,
    missing(memory),
    'Here is the caller',
  ]
  return sentences
    .flatMap((sentence) => (sentence ? [`${capital(sentence.trim())}.`] : []))
    .join(' ')
}

/** What is wanted and not known, whether it was asked or not. */
function missing({ intake }: Memory): string {
  const open = fields.filter((field) => field.wanted(intake) && !field.known(intake))
  const names = new Set(open.flatMap(({ name }) => missingNames[name] ?? []))
  return names.size > 0 ? `Not known: ${[...names].join(', ')}` : ''
}

function placeInWords({ intake }: Memory, end: End): string {
  const place = intake.facts[end]
  if (!place) return ''
  const found = answerFor(intake, end)
  return sayNamed(place, found?.valid ? sayAddress(found.address) : sayPlace(place))
}

const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)
