import {
  type Act,
  type AgentToolAnswer,
  type CallEvent,
  type Memory,
  type ModelReading,
  mayModelSpeak,
  turn,
  withAgentWords,
} from '@towline/agent'
import { type CallAct, isSpoken } from '../session/call-output.ts'
import type { LoggedCall, ToolQuestion } from '../voice.ports.ts'

export type Heard = Extract<CallEvent, { kind: 'heard' }>

/** What a language model needs of the call it speaks in. */
export type SpokenCall = {
  readonly call: Pick<LoggedCall, 'companyId'>
  memory: Memory
  perform(acts: readonly CallAct[]): void
  note(kind: string, data: Record<string, unknown>): unknown
  ask(question: ToolQuestion): Promise<AgentToolAnswer>
  /** Words of the caller were read after they had been answered. */
  takeLate(late: LateReading): void
}

/** A reading that came after its turn: with what was known and open when the words were said. */
export type LateReading = Pick<
  Extract<CallEvent, { kind: 'read' }>,
  'reading' | 'words' | 'facts' | 'question'
>

/**
 * One turn of a call that a model words: what the dialogue made of the caller's words, brought up to date with
 * what the model finds in them, and what was said so far.
 */
export class HeardTurn {
  readonly #call: SpokenCall
  readonly #before: Memory
  readonly #heard: Heard
  readonly #requested: ReadonlySet<string>
  /** What dispatchers did since the caller's words. */
  readonly #meanwhile: CallEvent[] = []
  #acts: readonly Act[]
  #said = ''
  #isSaying = false
  /** The question went out: what is read now comes too late for it. */
  isQuestionPut = false
  /** What was found in the words besides, all of it. */
  #also: ModelReading | null = null

  /** `before` is the memory the words met, `acts` what the dialogue made of them. */
  constructor(call: SpokenCall, before: Memory, heard: Heard, acts: readonly Act[]) {
    this.#call = call
    this.#before = before
    this.#heard = heard
    this.#acts = acts
    this.#requested = new Set(
      acts.filter((act) => act.do === 'ask').map((act) => JSON.stringify(act)),
    )
  }

  get memory(): Memory {
    return this.#call.memory
  }

  /** What the built-in agent would do, as things stand. */
  get acts(): readonly Act[] {
    return this.#acts
  }

  /** Whether it is still one that a model may word. */
  get isSpeakable(): boolean {
    return mayModelSpeak(this.memory, this.#acts)
  }

  /** A dispatcher corrected something, or asked for it. */
  addMeanwhile(event: CallEvent): void {
    this.#meanwhile.push(event)
  }

  /** Takes the caller's words once more, with what the model found in them. */
  takeAgain(also: ModelReading): void {
    this.#also = this.#also ? together(this.#also, also) : also
    const acts = this.#turnAgain({ ...this.#heard, also: this.#also })
    this.#acts = acts
    const fresh = acts.filter(
      (act) => act.do !== 'ask' || !this.#requested.has(JSON.stringify(act)),
    )
    if (this.isSpeakable) this.#call.perform(fresh.filter((act) => !isSpoken(act)))
  }

  /**
   * The same words once more, with what a second reader found; what the tools have answered meanwhile stays
   * answered, and what a dispatcher corrected or asked for stays corrected and asked for.
   */
  #turnAgain(event: Heard): Act[] {
    const { talk, mind, intake } = this.memory
    const acts: Act[] = []
    const { resolved, resolving } = intake
    let taken: Memory = { ...this.#before, intake: { ...this.#before.intake, resolved, resolving } }
    for (const each of [event, ...this.#meanwhile]) {
      const { memory, acts: done } = turn(taken, each)
      taken = memory
      // What a dispatcher was told needs no second telling.
      acts.push(...done.filter((act) => each === event || act.do !== 'tellDispatcher'))
    }
    this.#call.memory = { ...taken, ...(talk && { talk }), ...(mind && { mind }) }
    this.#call.note('overheard', { also: event.also as ModelReading })
    return acts
  }

  /** What the company knows of a matter, in words for the model. */
  async lookUp(name: 'check_place' | 'check_job', which: 'pickup' | 'dropoff'): Promise<string> {
    const { intake, caller } = this.memory
    const place = intake.facts[which]
    if (name === 'check_place') {
      if (!place) return 'No place is known yet.'
      const answer = await this.#call.ask({ kind: 'resolvePlace', which, place })
      if (answer.kind !== 'resolvePlace') return "The map can't be asked."
      const { valid, address, candidates = [] } = answer
      return valid ? `Found: ${address}` : `Not found for certain. Towns: ${candidates.join(', ')}`
    }
    if (!caller.openJob) return 'This number has no open tow.'
    const answer = await this.#call.ask({ kind: 'readJob', id: caller.openJob.id })
    if (answer.kind !== 'readJob' || !answer.job) return 'There is no open tow any more.'
    const { status, driverFirstName: driver = '' } = answer.job
    return `Status: ${status}. ${driver ? `Driver: ${driver}.` : 'No driver yet.'} Tell no time of arrival.`
  }

  /** Says a piece of the answer. */
  say(text: string, mayBeReplaced?: true): void {
    this.#isSaying = true
    if (text.includes('?')) this.isQuestionPut = true
    this.#call.perform([{ do: 'sayPart', text, ...(mayBeReplaced && { mayBeReplaced }) }])
    this.#said += text
  }

  /** Nothing is said any more; `isCut` when it was broken off. */
  close(isCut: boolean): void {
    if (!this.#isSaying) return
    this.#isSaying = false
    const words = this.#said.trim()
    if (words) this.#call.memory = withAgentWords(this.memory, words)
    this.#call.perform([{ do: 'endSpeech', isCut }])
  }
}

/** What two readers found in the same words. */
const together = (one: ModelReading, other: ModelReading): ModelReading => ({
  ...one,
  ...other,
  facts: { ...one.facts, ...other.facts },
  intents: [...new Set([...one.intents, ...other.intents])],
  dangers: [...new Set([...one.dangers, ...other.dangers])],
  corrects: one.corrects || other.corrects,
})
