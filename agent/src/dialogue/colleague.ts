import { stopsAll } from '../intake/gates.ts'
import { understand } from '../readers/rules/understand.ts'
import { phrase } from '../speech/phrase.ts'
import { anyOf } from '../text/one-of.ts'
import { ask, type Dialogue, end, lead, speak } from './dialogue.ts'
import { handOver } from './hand-over.ts'
import phrases from './phrases/colleague.json' with { type: 'json' }
import { askingOf } from './questions.ts'
import { takeMessage } from './wishes.ts'

/** They say themselves that it is one: "new job", "I have a customer who needs a tow". */
const saysJob = anyOf(phrases.saysJob, 'i')
const wantsThrough =
  /\b(?:put|patch|pass|connect|transfer|get) (?:me|it)\b|\bput through\b|^(?:(?:the )?(?:first|former)|through|dispatch|office)\b|\b(?:talk|speak) (?:to|with)\b/i
const wantsMessage =
  /\bmessage\b|\b(?:tell|let) (?:\w+ ){1,3}(?:know|that|i'?m|i|we|the|his|her|to)\b|^(?:the )?(?:second|latter)\b/i

/**
 * Somebody of the company is on the line: they are put through, or leave a message. Nothing they tell
 * becomes a job before they say that it is one. Answers the words to go on with when they are a caller
 * like any other from here on, or null when all is done.
 */
export function hearColleague(dialogue: Dialogue, words: string): string | null {
  const { memory, now } = dialogue
  const { employee } = memory.caller
  if (!employee) return words
  const heard = understand(words, {
    asking: askingOf(memory.question, memory.intake.facts),
    now,
    state: memory.company.state,
  })
  const wants = (...intents: string[]) => heard.intents.some((intent) => intents.includes(intent))
  if (memory.phase !== 'talking') return null
  if (memory.question === 'colleague job' && heard.answer === 'yes') return asCaller(dialogue)
  if (stopsAll(heard.dangers) || wants('tow') || saysJob.test(words)) {
    memory.held = words
    return asCaller(dialogue)
  }
  const { pickup, towReason, vehicleMake } = heard.facts
  if (wants('person') || wantsThrough.test(words)) {
    handOver(dialogue, 'a colleague wants to be put through', 'transfer')
  } else if (memory.question === 'message' && heard.answer !== 'no') {
    takeMessage(dialogue, `From ${employee.name}: ${words}`)
  } else if (wants('message') || wantsMessage.test(words)) takeOrAsk(dialogue, words)
  else if (wants('goodbye', 'thanks', 'wrong number') || isNothing(dialogue, heard.answer))
    end(dialogue, phrase(memory, 'byeColleague', { name: employee.firstName }), 'goodbye')
  else if (pickup || towReason || vehicleMake) {
    memory.held = words
    ask(dialogue, 'colleague job')
  } else if (wants('repeat')) speak(dialogue, memory.lastSaid)
  else notUnderstood(dialogue)
  return null
}

const isNothing = ({ memory }: Dialogue, answer: string | undefined) =>
  answer === 'no' && memory.question !== 'colleague job'

/** From here on they are a caller like any other, and what they said of the job counts. */
function asCaller({ memory }: Dialogue): string {
  const { employee: _, ...caller } = memory.caller
  memory.caller = caller
  memory.question = 'opening'
  const held = memory.held ?? ''
  delete memory.held
  return held
}

/** "Tell Bob I'm late" is the message; "a message, please" has it still to come. */
function takeOrAsk(dialogue: Dialogue, words: string): void {
  const { memory } = dialogue
  const isWhole = /\b(?:tell|let)\b/i.test(words) && words.trim().split(/\s+/).length >= 5
  if (isWhole) takeMessage(dialogue, `From ${memory.caller.employee?.name}: ${words}`)
  else ask(dialogue, 'message')
}

function notUnderstood(dialogue: Dialogue): void {
  const { memory } = dialogue
  memory.misses += 1
  if (memory.misses >= 3)
    return void handOver(dialogue, 'a colleague was not understood', 'transfer')
  lead(dialogue, 'sorryAgain')
  ask(dialogue, 'colleague', memory.misses === 2 ? 'help' : undefined)
}
