import { fields } from '../intake/fields.ts'
import { isEmergency } from '../intake/gates.ts'
import { answerFor, reachableAt, whereabouts } from '../intake/intake.ts'
import { missingNames } from '../speech/dispatcher.text.ts'
import {
  sayAddress,
  sayNamed,
  sayNumber,
  sayPlace,
  sayReason,
  sayVehicle,
} from '../speech/en/speech.ts'
import type { End } from '../types/intake.ts'
import type { Memory } from '../types/memory.ts'
import { spelled } from './yard.ts'

/**
 * What a person hears before they get the caller: who it is, the danger, where, what, what is not known.
 * Short, for the caller waits meanwhile; always in the language of the office.
 */
export function handoffSummary(memory: Memory): string {
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
    memory.yard &&
      `About a vehicle in the yard, ${spelled(memory.yard.code ?? '') || 'plate not known'}`,
    whereabouts(intake) && `At ${placeInWords(memory, 'pickup')}`,
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
  const place = end === 'pickup' ? whereabouts(intake) : intake.facts[end]
  if (!place) return ''
  const found = answerFor(intake, end)
  return sayNamed(place, found?.valid ? sayAddress(found.address) : sayPlace(place))
}

const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)
