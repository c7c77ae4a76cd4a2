import type { Understood } from '../types/facts.ts'
import { askAgain, type Dialogue } from './dialogue.ts'
import { handOver } from './hand-over.ts'
import { respond } from './heard.ts'
import { isYesNo } from './questions.ts'

/** Keys further apart than this are not one number. */
const KEY_PAUSE_MS = 6_000
/** A 2 that answered no is the first digit of a number only when the next key follows as fast. */
const QUICK_PAUSE_MS = 1_500

const nothing: Understood = { facts: {}, denied: {}, dangers: [], intents: [], corrects: false }

/**
 * A key of the phone. Ten digits are the callback number where it is asked for; 1 and 2 are yes and
 * no; 0 asks for a person; star asks again.
 */
export function onKeyed(dialogue: Dialogue, digit: string) {
  const { memory, at } = dialogue
  if (memory.phase !== 'talking') return
  const pause = memory.keyed.answered ? QUICK_PAUSE_MS : KEY_PAUSE_MS
  const digits = at - memory.keyed.at > pause ? '' : memory.keyed.digits
  memory.keyed = { digits: '', at, answered: false }
  if (digit === '*') return askAgain(dialogue)
  if (!/^\d$/.test(digit)) return
  if (digit === '0' && digits === '') {
    memory.intake = { ...memory.intake, wantsPerson: true }
    return handOver(dialogue, 'pressed 0 for a person', 'transfer')
  }
  if (memory.question === 'callback' || memory.question === 'member phone')
    return keyNumber(dialogue, digits, digit)
  if (isYesNo(memory) && (digit === '1' || digit === '2')) answerByKey(dialogue, digit)
}

/** Collects a number. No area code begins with 1, so a first 1 is a yes, or the country's prefix. */
function keyNumber(dialogue: Dialogue, before: string, digit: string) {
  const { memory, at } = dialogue
  if (before === '' && digit === '1') {
    if (isYesNo(memory)) answerByKey(dialogue, digit)
    return
  }
  const digits = before + digit
  // A 2 alone says no to the number we have, and may as well be the first digit of another.
  const answered = digits === '2' && isYesNo(memory)
  memory.keyed = { digits: digits.length < 10 ? digits : '', at, answered }
  if (answered) return answerByKey(dialogue, digit)
  if (digits.length < 10) return
  respond(dialogue, digits, { ...nothing, facts: { customerPhone: digits } })
}

function answerByKey(dialogue: Dialogue, digit: string): void {
  respond(dialogue, digit, { ...nothing, answer: digit === '1' ? 'yes' : 'no' })
}
