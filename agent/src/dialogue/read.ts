import { isAnswered } from '../intake/fields.ts'
import { uncountAsking } from '../intake/record.ts'
import { takeReading } from '../intake/take-reading.ts'
import type { CallEvent } from '../types/events.ts'
import type { Intent, Understood } from '../types/facts.ts'
import type { Memory } from '../types/memory.ts'
import { type Dialogue, openField } from './dialogue.ts'
import { goOn } from './going-on.ts'
import { react } from './heard.ts'

type Read = Extract<CallEvent, { kind: 'read' }>

/** Wishes that nobody should wait a turn for; any other is for the turn in which it was said. */
const pressing: readonly Intent[] = ['person', 'cancel', 'wrong number']

/**
 * A language model's reading that came after its words were answered. It mends the job in silence; a danger or a wish
 * for a person is acted on at once, and a question that is still being put and has its answer is withdrawn.
 */
export function onRead(dialogue: Dialogue, event: Read): void {
  const { memory } = dialogue
  const { reading, words, facts, question } = event
  const before = memory.intake
  const field = openField({ ...memory, question })
  const correcting = question === 'read back' || question === 'correction'
  const asked = { field, correcting, words }
  memory.intake = takeReading({ facts }, before, reading, asked)
  const isNews = JSON.stringify(before) !== JSON.stringify(memory.intake)
  if (isNews) memory.intake = { ...memory.intake, confirmed: false }
  if (memory.phase !== 'talking') return
  const isDanger = memory.intake.dangers.length > before.dangers.length
  const wishes = reading.intents.filter((intent) => pressing.includes(intent))
  if (isDanger || wishes.length > 0 || (reading.doubts?.length ?? 0) > 0) {
    react({
      ...dialogue,
      words,
      said: words,
      heard: { ...nothing, intents: wishes, dangers: reading.dangers },
      reading: null,
      doubts: reading.doubts ?? [],
      question: memory.question,
      before,
      learned: isNews,
      changed: false,
      contests: false,
      wasCut: false,
    })
  } else withdraw(dialogue, event.isBeingAsked, before)
}

const nothing: Understood = { facts: {}, denied: {}, dangers: [], intents: [], corrects: false }

/** A question that has been answered meanwhile is replaced by the next one, as long as it is being put. */
function withdraw(dialogue: Dialogue, isBeingAsked: boolean, before: Memory['intake']): void {
  const { memory } = dialogue
  const field = openField(memory)
  if (!field || !isBeingAsked || memory.choice) return
  const wasOpen = !isAnswered(before, field)
  if (!wasOpen || !isAnswered(memory.intake, field)) return
  const from = dialogue.acts.length
  memory.intake = uncountAsking(memory.intake, field)
  goOn(dialogue)
  for (const act of dialogue.acts.slice(from)) if (act.do === 'say') act.instead = true
}
