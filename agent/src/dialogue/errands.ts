import { reopen } from '../intake/settle.ts'
import type { Errand, Memory } from '../types/memory.ts'
import { ask, type Dialogue, lead } from './dialogue.ts'

/** Keeps an errand until the agent speaks next. */
export function keepErrand(memory: Memory, errand: Errand): void {
  memory.errands = [...(memory.errands ?? []), errand]
}

/** Says what a dispatcher wants told, before anything that is asked. */
export function tellErrands(dialogue: Dialogue): void {
  const { memory } = dialogue
  for (const errand of memory.errands ?? [])
    if (errand.do === 'say') lead(dialogue, 'dispatcherSays', { words: errand.words })
  memory.errands = memory.errands?.filter((errand) => errand.do !== 'say') ?? []
}

/** Asks what a dispatcher wants to know, if there is something; then nothing else is asked in this turn. */
export function askErrand(dialogue: Dialogue): boolean {
  const { memory } = dialogue
  tellErrands(dialogue)
  const [errand, ...others] = memory.errands ?? []
  if (!errand || errand.do === 'say') return false
  memory.errands = others
  if (errand.do === 'ask') {
    memory.intake = reopen(memory.intake, errand.field)
    lead(dialogue, 'dispatcherChecks')
    ask(dialogue, errand.field)
  } else {
    memory.deskAsks = { words: errand.words, by: errand.by }
    lead(dialogue, 'dispatcherAsks')
    ask(dialogue, 'desk question')
  }
  return true
}
