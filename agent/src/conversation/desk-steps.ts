import type { CorrectedField, Corrections } from '@towline/contract'
import type { FieldName } from '../intake/fields.ts'
import { settle } from '../intake/settle.ts'
import { deskReplies } from '../phrases/desk.text.ts'
import { phrase } from '../phrases/phrase.ts'
import { understandWhisper, type Whisper } from '../understand/whisper.ts'
import { closeEarly, putThrough } from './closing.ts'
import { type Dialogue, speak } from './dialogue.ts'
import { keepErrand } from './errands.ts'
import type { Memory } from './memory.ts'

/** How many whispers are kept for a mind that reads them. */
const MOST_WHISPERS = 10

/** A person puts something right: it stands, and is asked no more. The caller hears it when it is read back. */
export function onCorrected({ memory, now }: Dialogue, facts: Corrections, by: string): void {
  const { state } = memory.company
  memory.intake = settle(memory.intake, facts, { state, now })
  const corrected = Object.entries(facts).map(([field, value]) => [field, { value, by }])
  memory.corrected = { ...memory.corrected, ...Object.fromEntries(corrected) }
}

/** What a person put, and whether it still stands: the caller may have said otherwise since. */
export function correctionOf(
  { intake, corrected }: Pick<Dialogue['memory'], 'intake' | 'corrected'>,
  field: CorrectedField,
): { value: string; by: string; stands: boolean } | null {
  const correction = corrected?.[field]
  if (!correction) return null
  const now = intake.facts[field]
  const stands =
    typeof now === 'object' ? now.said.startsWith(correction.value) : now === correction.value
  return { ...correction, stands }
}

const TAKEN_OVER = 'taken over by'

/** A person takes the call over, whatever the hour: the caller is told, and put through. */
export function onTakenOver(dialogue: Dialogue, by: string) {
  if (dialogue.memory.phase === 'transferring') return tellDesk(dialogue, 'onItsWay', false)
  const name = by.trim().split(/\s+/)[0] || by
  putThrough(dialogue, `${TAKEN_OVER} ${by}`, 'transferTakenOver', { name })
}

/** True when a person has taken the call over, and the caller did not ask for one. */
export const wasTakenOver = ({ why }: Memory): boolean => why?.startsWith(TAKEN_OVER) ?? false

/** A person tells the agent what to do; what it can not follow, it says so. */
export function onWhispered(dialogue: Dialogue, words: string, by: string) {
  const { memory } = dialogue
  memory.whispers = [...(memory.whispers ?? []), words].slice(-MOST_WHISPERS)
  const whisper = understandWhisper(words)
  if (memory.phase === 'transferring') return tellDesk(dialogue, 'onItsWay', false)
  if (memory.phase === 'over' && whisper.kind !== 'take')
    return tellDesk(dialogue, 'tooLate', false)
  follow(dialogue, whisper, by)
}

function follow(dialogue: Dialogue, whisper: Whisper, by: string) {
  const { memory } = dialogue
  // The caller is speaking at this moment.
  const isTalkedOver = memory.cutAt !== null
  switch (whisper.kind) {
    case 'take':
      return onTakenOver(dialogue, by)
    case 'ask':
      keepErrand(memory, { do: 'ask', field: whisper.field })
      return tellDesk(dialogue, 'willAsk')
    case 'question':
      if (!isEnglish(memory)) return leaveToModel(dialogue, 'notInTheirLanguage')
      keepErrand(memory, { do: 'question', words: whisper.words, by })
      return tellDesk(dialogue, 'willAsk')
    case 'tell':
      if (!isEnglish(memory)) return leaveToModel(dialogue, 'notInTheirLanguage')
      if (isTalkedOver) {
        keepErrand(memory, { do: 'say', words: whisper.words })
        return tellDesk(dialogue, 'willSay')
      }
      speak(dialogue, phrase(memory, 'deskSays', { words: whisper.words }))
      return tellDesk(dialogue, 'said')
    case 'hurry':
      memory.intake = {
        ...memory.intake,
        passed: [...new Set([...memory.intake.passed, ...spare])],
      }
      return tellDesk(dialogue, 'hurrying')
    case 'end':
      closeEarly(dialogue, 'goodbye')
      return tellDesk(dialogue, 'ending')
    case 'unclear':
      return leaveToModel(dialogue, 'unclear')
  }
}

/** What these rules can not do a language model may, where one speaks; where none does, they say so. */
function leaveToModel(dialogue: Dialogue, key: 'unclear' | 'notInTheirLanguage'): void {
  if (dialogue.memory.talk) tellDesk(dialogue, 'passedOn')
  else tellDesk(dialogue, key, false)
}

/** What a truck can be sent without. */
const spare: readonly FieldName[] = ['vehicle rest', 'color', 'name', 'may text']

/** A dispatcher's words are passed on as they are; nobody here translates. */
const isEnglish = ({ language }: { language: string }) => language === 'en'

function tellDesk(dialogue: Dialogue, key: keyof typeof deskReplies, isFollowed = true): void {
  dialogue.acts.push({ do: 'tellDesk', words: deskReplies[key], isFollowed })
}
