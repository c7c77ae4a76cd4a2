import { findPlate, findVin } from '../readers/rules/identifiers.ts'
import { localeOf } from '../speech/locale.ts'
import { amountWords } from '../speech/quote.ts'
import { wordsOf } from '../text/words.ts'
import type { StoredVehicle } from '../types/agent-tools.ts'
import type { Memory } from '../types/memory.ts'
import { isOfficeClosed } from './closing.ts'
import { ask, askTool, type Dialogue, lead } from './dialogue.ts'
import { handOver, offerPerson, tellClosed } from './hand-over.ts'
import type { Hearing } from './hearing.ts'
import { onAnswer, wants } from './rule.ts'
import { waitForTool } from './wishes.ts'

/** So often the plate is asked for, or looked for; whoever is not helped by that gets a person. */
const MOST_TRIES = 2
const askPerson = (dialogue: Dialogue) =>
  handOver(dialogue, 'release from the yard', 'transferStored')

/** "Is my car in your yard?": looked up by its plate or VIN, which are asked for. */
export function startYard(hearing: Hearing) {
  const { memory } = hearing
  // Who has been told, and asks on, wants more than may be told here.
  if (!memory.company.hasYard || memory.yard?.told)
    return handOver(hearing, 'release from the yard', 'transfer')
  memory.yard ??= { asked: 0, looked: 0 }
  return lookUp(hearing)
}

/** What was said of the plate or VIN that was asked for. */
export const answersYard = onAnswer('stored vehicle', (hearing) => {
  const isElse =
    wants(hearing, 'person', 'goodbye', 'repeat', 'wait', 'robot', 'tow', 'cancel') &&
    !wants(hearing, 'release')
  return isElse && codeIn(hearing) === '' ? undefined : () => lookUp(hearing)
})

function lookUp(hearing: Hearing) {
  const { memory } = hearing
  const code = codeIn(hearing)
  const yard = memory.yard ?? { asked: 0, looked: 0 }
  if (code) {
    memory.yard = { ...yard, looked: yard.looked + 1, code }
    waitForTool(hearing, 'findStored')
    return askTool(hearing, { kind: 'findStored', code })
  }
  if (yard.asked >= MOST_TRIES) return askPerson(hearing)
  memory.yard = { ...yard, asked: yard.asked + 1 }
  return ask(hearing, 'stored vehicle', yard.asked > 0 ? 'help' : undefined)
}

/** The plate or the VIN in what was said; of a bare answer, letters and digits one after another. */
function codeIn({ heard, question, words }: Hearing): string {
  const { licensePlateInfo: plate, vin } = heard.facts
  if (vin || plate) return vin ?? plate ?? ''
  const found =
    findVin(wordsOf(words))?.code ??
    (question === 'stored vehicle' ? findPlate(wordsOf(`plate ${words}`))?.plate : undefined)
  return found ?? ''
}

/** As a voice spells it: `C E E 6 3 1 1`. */
export const spelled = (code: string) => [...code].join(' ')

/** Says what may be said of a vehicle to whoever knows its plate: that it is here, where, and what it takes. */
export function tellStored(dialogue: Dialogue, found: StoredVehicle) {
  const { memory } = dialogue
  const yard = memory.yard ?? { asked: 0, looked: MOST_TRIES }
  const code = spelled(yard.code ?? '')
  if (found.is === 'not here' && yard.looked < MOST_TRIES) {
    lead(dialogue, 'storedNotFound', { code })
    return ask(dialogue, 'stored vehicle', 'help')
  }
  memory.ending = 'status'
  memory.yard = { ...yard, told: found.is }
  if (found.is === 'not here') lead(dialogue, 'storedNotFound', { code })
  if (found.is === 'not here' || found.is === 'for a person') return askPerson(dialogue)
  if (found.is !== 'here') {
    lead(dialogue, 'storedHeld', { code })
    return offerPerson(dialogue)
  }
  const { address, perDayCents } = found
  if (address) lead(dialogue, 'storedAt', { code, address })
  else lead(dialogue, 'storedHere', { code })
  if (perDayCents > 0)
    lead(dialogue, 'storedFee', { amount: amountWords(memory.language, perDayCents) })
  lead(dialogue, 'storedBring')
  tellHours(dialogue)
  return ask(dialogue, 'more')
}

/** When there is somebody to give it out, as far as that is known. */
function tellHours(dialogue: Dialogue): void {
  const { memory, now } = dialogue
  const { openUntil } = memory.company
  if (isOfficeClosed(dialogue)) tellClosed(dialogue)
  else if (openUntil)
    lead(dialogue, 'officeCloses', { when: localeOf(memory).sayWhen(openUntil, now) })
}

const told: Record<NonNullable<NonNullable<Memory['yard']>['told']>, string> = {
  here: 'told that it is',
  'held by the police': 'told that the police hold it',
  'for a person': 'told nothing of it',
  'not here': 'told that it was not found',
}

/** What the call's record says it was about; empty where nobody asked. */
export function yardReason({ yard }: Memory): string {
  return yard ? `Is their vehicle in the yard${yard.code ? ` (${yard.code})` : ''}` : ''
}

/** The same as a sentence, with what they were told. */
export function yardReport({ yard }: Memory): string {
  if (!yard) return ''
  const which = yard.code ? ` (${yard.code})` : ''
  const answer = yard.told ? `, and was ${told[yard.told]}` : ''
  return `The caller asked whether their vehicle${which} is in the yard${answer}.`
}
