import {
  type Act,
  type CallEvent,
  type Memory,
  type ModelReading,
  mayModelSpeak,
  withAgentWords,
  withCallerWords,
  withHeardOnly,
} from '@towline/agent'
import { isSpoken } from '../session/call-output.ts'
import { speakBuiltIn } from './built-in-turn.ts'
import type { CallModel } from './call-model.ts'
import { CallReader, type ReadingEnd, type ReadingUnderWay } from './call-reader.ts'
import { type Heard, HeardTurn, type SpokenCall } from './heard-turn.ts'
import { HeldQuestion } from './held-question.ts'
import { ModelTurn, type TurnEnd } from './model-turn.ts'
import { findingsOf } from './reader-findings.ts'

/** A turn under way: who speaks it can be stopped in mid-word. */
type Speaking = { turn: HeardTurn; stop(): void }

/**
 * Puts the turns of one call into a language model's words, where they may be, and has a model read what the caller
 * says beside it. The dialogue has always gone first: what it would do is at hand whenever the model fails, is slow, or
 * is cut off.
 */
export class CallSpeaker {
  readonly #model: CallModel
  readonly #call: SpokenCall
  readonly #reader: CallReader
  #current: Speaking | null = null
  #reading: Promise<void> | null = null
  /** Resolves when the turn that was begun last is over. */
  idle: Promise<void> = Promise.resolve()

  constructor(model: CallModel, call: SpokenCall) {
    this.#model = model
    this.#call = call
    this.#reader = new CallReader(model)
    void model.budget?.look(call.call.companyId)
  }

  /** True while a turn is being spoken, by the model or as its words are read. */
  get isSpeaking(): boolean {
    return this.#current !== null
  }

  /** Resolves when nothing is being read any more. */
  get read(): Promise<void> {
    return this.#reading ?? Promise.resolve()
  }

  /** Stops the speech in mid-word: its request is closed, and what was said so far is what was said. */
  stop(): void {
    const stopped = this.#current
    this.#current = null
    stopped?.stop()
    stopped?.turn.close(true)
  }

  /** The caller cuts in, or says more: both requests are closed. */
  stopAll(): void {
    this.stop()
    this.#reader.stop()
  }

  /** Keeps the talk as the model will be shown it. */
  receive(event: CallEvent): void {
    const { memory } = this.#call
    if (event.kind === 'heard') this.#call.memory = withCallerWords(memory, event.words)
    else if (event.kind === 'interrupted') this.#call.memory = withHeardOnly(memory, event.heard)
    else if (event.kind === 'corrected' || event.kind === 'whispered')
      this.#current?.turn.addMeanwhile(event)
  }

  /** What the built-in agent said by itself belongs to the talk as well. */
  spoke(text: string): void {
    this.#call.memory = withAgentWords(this.#call.memory, text)
  }

  /**
   * Answers the caller's words, where that is an ordinary turn: true when it does. They are read in any case. `before`
   * is the memory the words met, `acts` what the dialogue made of them.
   */
  answer(before: Memory, heard: Heard, acts: readonly Act[]): boolean {
    const { budget, breaker } = this.#model
    const hasRoom = budget?.hasRoom(this.#call.call.companyId) ?? true
    const underWay = hasRoom ? this.#reader.begin(before, heard) : null
    const isOrdinary = mayModelSpeak(this.#call.memory, acts)
    const speaks = hasRoom && isOrdinary && breaker.mayTry()
    const turn = new HeardTurn(this.#call, before, heard, acts)
    const taken = underWay && this.#take(underWay, turn, before)
    if (taken) this.#reading = taken
    if (!speaks && !(isOrdinary && taken)) return false
    const held = new HeldQuestion(taken)
    this.idle = speaks ? this.#speakModel(turn, held) : this.#speakBuiltIn(turn, held)
    // The request is on its way: what is done behind the call comes after the caller.
    this.#call.perform(acts.filter((act) => !isSpoken(act)))
    return true
  }

  /** Takes a reading in, when it comes: into the turn while its question is not put, else into the call. */
  async #take({ words, done }: ReadingUnderWay, turn: HeardTurn, before: Memory): Promise<void> {
    const after = this.#call.memory
    const { reading, end } = await done
    this.#accountReading(end)
    const isInTime = this.#current?.turn === turn && !turn.isQuestionPut
    if (reading) {
      const by = { rules: findingsOf(before, after), model: findingsOf(before, null, reading) }
      const { ms, outcome } = end
      this.#call.note('readers', { ...by, quotes: reading.quotes, ms, outcome, isInTime })
      if (isEmpty(reading)) return
      if (!isInTime) {
        const { intake, question } = before
        const all = words.join(' ')
        this.#call.takeLate({ reading, words: all, facts: intake.facts, question })
        return
      }
      turn.takeAgain(reading)
      // A danger waits for nobody.
      if (!turn.isSpeakable) this.#call.perform(turn.acts)
    } else this.#call.note('readers', { outcome: end.why || end.outcome, ms: end.ms })
  }

  async #speakBuiltIn(turn: HeardTurn, held: HeldQuestion): Promise<void> {
    const giveUp = new AbortController()
    const speaking = { turn, stop: () => giveUp.abort() }
    this.#current = speaking
    await speakBuiltIn(turn, held, giveUp.signal)
    this.#close(speaking)
  }

  async #speakModel(turn: HeardTurn, held: HeldQuestion): Promise<void> {
    const model = new ModelTurn(this.#model, turn, held)
    const speaking = { turn, stop: () => model.stop() }
    this.#current = speaking
    const startedAt = performance.now()
    const end = await model.run()
    const isOurs = this.#close(speaking)
    const { breaker } = this.#model
    if (end.outcome === 'dropped') breaker.dropped()
    else if (end.outcome === 'failed') {
      breaker.failed()
      this.#model.report(end.why)
    } else breaker.succeeded()
    this.#account(end, Math.round(performance.now() - startedAt))
    if (isOurs && end.outcome === 'taken over') this.#call.perform(turn.acts)
  }

  /** The turn was said to its end; false when it was stopped before. */
  #close(speaking: Speaking): boolean {
    if (this.#current !== speaking) return false
    this.#current = null
    speaking.turn.close(false)
    return true
  }

  /** What the turn took stands on the call, with the model and the version of its rules. */
  #account(end: TurnEnd, ms: number): void {
    const { inputTokens, outputTokens, outcome, why, steps } = end
    this.#add({ ...end, turns: 1, failed: outcome === 'failed' ? 1 : 0 })
    this.#call.note('model', { outcome: why || outcome, steps, ms, inputTokens, outputTokens })
  }

  #accountReading(end: ReadingEnd): void {
    this.#add({ ...end, readings: 1, readingsFailed: end.outcome === 'failed' ? 1 : 0 })
  }

  #add(took: Partial<Record<Counted, number>>): void {
    const { memory } = this.#call
    const { model, prompt, prices, budget } = this.#model
    const old: Partial<Record<Counted | 'microDollars', number | undefined>> = memory.mind ?? {}
    const sum = (key: Counted) => (old[key] ?? 0) + (took[key] ?? 0)
    const { inputTokens = 0, outputTokens = 0 } = took
    const tokens = inputTokens + outputTokens
    if (tokens > 0) budget?.used(this.#call.call.companyId, tokens)
    const cost = prices ? inputTokens * prices.input + outputTokens * prices.output : 0
    const mind = {
      model: model.name,
      prompt,
      turns: sum('turns'),
      failed: sum('failed'),
      readings: sum('readings'),
      readingsFailed: sum('readingsFailed'),
      inputTokens: sum('inputTokens'),
      outputTokens: sum('outputTokens'),
      cachedTokens: sum('cachedTokens'),
      ...(prices && { microDollars: (old.microDollars ?? 0) + Math.round(cost) }),
    }
    this.#call.memory = { ...memory, mind }
  }
}

/** True of a reading in which nothing was found. */
const isEmpty = ({ facts, intents, dangers, doubts = [], answers = {} }: ModelReading) =>
  [facts, intents, dangers, doubts, answers].every((each) => Object.keys(each).length === 0)

type Counted =
  | 'turns'
  | 'failed'
  | 'readings'
  | 'readingsFailed'
  | 'inputTokens'
  | 'outputTokens'
  | 'cachedTokens'
