import {
  type Act,
  type CallEvent,
  type DeskAnswer,
  type Memory,
  mayModelSpeak,
  type Overheard,
  turn,
  withAgentWords,
  withCallerWords,
  withHeardOnly,
} from '@towline/agent'
import type { DeskQuestion } from '../voice.ports.ts'
import type { Mind } from './mind.ts'
import { ModelTurn, type TurnEnd } from './model-turn.ts'

type Heard = Extract<CallEvent, { kind: 'heard' }>

/** What is being said, piece by piece, until it is closed. */
export type Utterance = {
  say(text: string): void
  /** Nothing is added any more: it stands in the log. `isCut` when it was broken off. */
  close(isCut: boolean): void
}

/** What the spokesman of a call needs of it. */
export type CallHost = {
  memory(): Memory
  remember(memory: Memory): void
  /** Everything but the words: what the desk is asked, what is saved. */
  carryOut(acts: Act[]): void
  /** The built-in mind's own acts, when they may not be put in other words. */
  perform(acts: Act[]): void
  note(kind: string, data: Record<string, unknown>): void
  ask(question: DeskQuestion): Promise<DeskAnswer>
  /** Begins to speak; null while nobody listens. */
  open(): Utterance | null
}

/**
 * Puts the turns of one call into a language model's words, where they may be. The built-in mind has always
 * thought first: what it would do is at hand whenever the model fails, is slow, or is cut off.
 */
export class CallSpokesman {
  readonly #mind: Mind
  readonly #host: CallHost
  #turn: ModelTurn | null = null
  #utterance: Utterance | null = null
  #said = ''
  /** What dispatchers did since the caller's last words. */
  #meanwhile: CallEvent[] = []
  /** Resolves when the turn that was begun last is over. */
  idle: Promise<void> = Promise.resolve()

  constructor(mind: Mind, host: CallHost) {
    this.#mind = mind
    this.#host = host
  }

  /** True while the model is thinking or speaking. */
  get isSpeaking(): boolean {
    return this.#turn !== null
  }

  /** Stops the model in mid-word: its request is closed, and what was said so far is what was said. */
  hush(): void {
    this.#turn?.stop()
    this.#turn = null
    this.#close(true)
  }

  /** Keeps the talk as the model will be shown it. */
  heard(event: CallEvent): void {
    const memory = this.#host.memory()
    if (event.kind === 'heard') this.#host.remember(withCallerWords(memory, event.words))
    else if (event.kind === 'interrupted') this.#host.remember(withHeardOnly(memory, event.heard))
    else if (event.kind === 'corrected' || event.kind === 'whispered') this.#meanwhile.push(event)
  }

  /** What the built-in mind said by itself belongs to the talk as well. */
  spoke(text: string): void {
    this.#host.remember(withAgentWords(this.#host.memory(), text))
  }

  /**
   * Speaks in answer to the caller's words, if the model may and can: true when it does. `before` is the
   * memory the words met, `plan` what the built-in mind made of them.
   */
  speak(before: Memory, heard: Heard, plan: Act[]): boolean {
    if (!mayModelSpeak(this.#host.memory(), plan) || !this.#mind.breaker.mayTry()) return false
    this.#meanwhile = []
    const asked = new Set(plan.filter((act) => act.do === 'ask').map((act) => JSON.stringify(act)))
    let current: readonly Act[] = plan
    const model = new ModelTurn(this.#mind, {
      memory: this.#host.memory,
      plan: () => current,
      asked: () => before.question,
      takeAgain: (also) => {
        const acts = this.#takeAgain(before, { ...heard, also })
        current = acts
        const isSpeakable = mayModelSpeak(this.#host.memory(), acts)
        const fresh = acts.filter((act) => act.do !== 'ask' || !asked.has(JSON.stringify(act)))
        if (isSpeakable) this.#host.carryOut(fresh)
      },
      look: (name, which) => this.#look(name, which),
      say: (text) => this.#say(text),
    })
    this.#turn = model
    this.idle = this.#follow(model, () => current)
    // The request is on its way: the desk comes after the caller.
    this.#host.carryOut(plan)
    return true
  }

  async #follow(model: ModelTurn, plan: () => readonly Act[]): Promise<void> {
    const startedAt = performance.now()
    const end = await model.run()
    const isOurs = this.#turn === model
    if (isOurs) {
      this.#turn = null
      this.#close(false)
    }
    const { breaker } = this.#mind
    if (end.outcome === 'dropped') breaker.dropped()
    else if (end.outcome === 'failed') {
      breaker.failed()
      this.#mind.report(end.why)
    } else breaker.succeeded()
    this.#account(end, Math.round(performance.now() - startedAt))
    if (isOurs && end.outcome === 'taken over') this.#host.perform([...plan()])
  }

  /**
   * The same words once more, with a second ear; what the desk has answered meanwhile stays answered, and
   * what a dispatcher put right or asked for stays put right and asked for.
   */
  #takeAgain(before: Memory, event: Heard): Act[] {
    const { talk, mind, intake } = this.#host.memory()
    const acts: Act[] = []
    let taken = before
    for (const happened of [event, ...this.#meanwhile]) {
      const { memory, acts: done } = turn(taken, happened)
      taken = memory
      // What a dispatcher was told he was told already.
      acts.push(...done.filter((act) => happened === event || act.do !== 'tellDesk'))
    }
    const memory: Memory = {
      ...taken,
      ...(talk && { talk }),
      ...(mind && { mind }),
      intake: { ...taken.intake, resolved: intake.resolved },
    }
    this.#host.remember(memory)
    this.#host.note('overheard', { also: event.also as Overheard })
    return acts
  }

  async #look(name: 'check_place' | 'check_job', which: 'pickup' | 'dropoff'): Promise<string> {
    const { intake, caller } = this.#host.memory()
    const place = intake.facts[which]
    if (name === 'check_place') {
      if (!place) return 'No place is known yet.'
      const answer = await this.#host.ask({ kind: 'resolvePlace', which, place })
      if (answer.kind !== 'resolvePlace') return 'The map can not be asked.'
      const { valid, address, candidates = [] } = answer
      return valid ? `Found: ${address}` : `Not found for certain. Towns: ${candidates.join(', ')}`
    }
    if (!caller.openJob) return 'This number has no open tow.'
    const answer = await this.#host.ask({ kind: 'readJob', id: caller.openJob.id })
    if (answer.kind !== 'readJob' || !answer.job) return 'There is no open tow any more.'
    const { status, driverFirstName: driver = '' } = answer.job
    return `Status: ${status}. ${driver ? `Driver: ${driver}.` : 'No driver yet.'} Tell no time of arrival.`
  }

  #say(text: string): void {
    this.#utterance ??= this.#host.open()
    this.#utterance?.say(text)
    this.#said += text
  }

  #close(isCut: boolean): void {
    if (this.#said.trim()) this.spoke(this.#said.trim())
    this.#utterance?.close(isCut)
    this.#utterance = null
    this.#said = ''
  }

  /** What the turn took stands on the call, with the model and the version of its rules. */
  #account(end: TurnEnd, ms: number): void {
    const memory = this.#host.memory()
    const { model, prompt, prices } = this.#mind
    const { inputTokens, outputTokens, outcome, why, steps } = end
    const cost = prices ? inputTokens * prices.input + outputTokens * prices.output : 0
    const old = memory.mind
    const mind = {
      model: model.name,
      prompt,
      turns: (old?.turns ?? 0) + 1,
      failed: (old?.failed ?? 0) + (outcome === 'failed' ? 1 : 0),
      inputTokens: (old?.inputTokens ?? 0) + inputTokens,
      outputTokens: (old?.outputTokens ?? 0) + outputTokens,
      ...(prices && { microDollars: (old?.microDollars ?? 0) + Math.round(cost) }),
    }
    this.#host.remember({ ...memory, mind })
    this.#host.note('model', { outcome: why || outcome, steps, ms, inputTokens, outputTokens })
  }
}
