import { type Corrections, dangerNotes } from '@towline/contract'
import { isEmergency } from '../intake/gates.ts'
import { settle } from '../intake/settle.ts'
import { understandWhisper, type Whisper } from '../readers/rules/whisper.ts'
import { dispatcherReplies } from '../speech/dispatcher.text.ts'
import { phrase } from '../speech/phrase.ts'
import type { FieldName } from '../types/intake.ts'
import type { Memory } from '../types/memory.ts'
import { closeEarly, putThrough } from './closing.ts'
import { type Dialogue, speak } from './dialogue.ts'
import { keepErrand } from './errands.ts'

/** How many whispers are kept for a language model to read. */
const MOST_WHISPERS = 10

/** A person puts something right: it stands, and is asked no more. The caller hears it when it is read back. */
export function onCorrected({ memory, now }: Dialogue, facts: Corrections, by: string): void {
  const { state } = memory.company
  memory.intake = settle(memory.intake, facts, { state, now })
  const corrected = Object.entries(facts).map(([field, value]) => [field, { value, by }])
  memory.corrected = { ...memory.corrected, ...Object.fromEntries(corrected) }
}

const TAKEN_OVER = 'taken over by'

/** A person takes the call over, whatever the hour: the caller is told, and put through. */
export function onTakenOver(dialogue: Dialogue, by: string) {
  noteWhoTakesOver(dialogue, by)
  if (dialogue.memory.phase === 'transferring') return tellDispatcher(dialogue, 'onItsWay', false)
  const name = by.trim().split(/\s+/)[0] || by
  putThrough(dialogue, `${TAKEN_OVER} ${by}`, 'transferTakenOver', { name })
}

/** Of a call about a danger the board says who has it now. */
function noteWhoTakesOver({ memory }: Dialogue, by: string): void {
  const { intake } = memory
  if (!isEmergency(intake)) return
  const line = dangerNotes.takenOver(by)
  if (!intake.remarks.includes(line))
    memory.intake = { ...intake, remarks: [...intake.remarks, line] }
}

/** True when a person has taken the call over, and the caller did not ask for one. */
export const wasTakenOver = ({ why }: Memory): boolean => why?.startsWith(TAKEN_OVER) ?? false

/** A person tells the agent what to do; what it can't follow, it says so. */
export function onWhispered(dialogue: Dialogue, words: string, by: string) {
  const { memory } = dialogue
  memory.whispers = [...(memory.whispers ?? []), words].slice(-MOST_WHISPERS)
  const whisper = understandWhisper(words)
  if (memory.phase === 'transferring') return tellDispatcher(dialogue, 'onItsWay', false)
  if (memory.phase === 'over' && whisper.kind !== 'take')
    return tellDispatcher(dialogue, 'tooLate', false)
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
      return tellDispatcher(dialogue, 'willAsk')
    case 'question':
      if (!isEnglish(memory)) return leaveToModel(dialogue, 'notInTheirLanguage')
      keepErrand(memory, { do: 'question', words: whisper.words, by })
      return tellDispatcher(dialogue, 'willAsk')
    case 'tell':
      if (!isEnglish(memory)) return leaveToModel(dialogue, 'notInTheirLanguage')
      if (isTalkedOver) {
        keepErrand(memory, { do: 'say', words: whisper.words })
        return tellDispatcher(dialogue, 'willSay')
      }
      speak(dialogue, phrase(memory, 'dispatcherSays', { words: whisper.words }))
      return tellDispatcher(dialogue, 'said')
    case 'hurry':
      memory.intake = {
        ...memory.intake,
        passed: [...new Set([...memory.intake.passed, ...spare])],
      }
      return tellDispatcher(dialogue, 'hurrying')
    case 'end':
      closeEarly(dialogue, 'goodbye')
      return tellDispatcher(dialogue, 'ending')
    case 'unclear':
      return leaveToModel(dialogue, 'unclear')
  }
}

/** What these rules can't do a language model may, where one speaks; where none does, they say so. */
function leaveToModel(dialogue: Dialogue, key: 'unclear' | 'notInTheirLanguage'): void {
  if (dialogue.memory.talk) tellDispatcher(dialogue, 'passedOn')
  else tellDispatcher(dialogue, key, false)
}

/** What a truck can be sent without. */
const spare: readonly FieldName[] = ['vehicle rest', 'when', 'color', 'name', 'may text']

/** A dispatcher's words are passed on as they are; nobody here translates. */
const isEnglish = ({ language }: { language: string }) => language === 'en'

function tellDispatcher(
  dialogue: Dialogue,
  key: keyof typeof dispatcherReplies,
  isFollowed = true,
): void {
  dialogue.acts.push({ do: 'tellDispatcher', words: dispatcherReplies[key], isFollowed })
}
