import {
  type Act,
  type CallEvent,
  type Memory,
  mayModelSpeak,
  withAgentWords,
  withCallerWords,
  withHeardOnly,
} from '@towline/agent'
import { isSpoken } from '../session/call-output.ts'
import type { CallModel } from './call-model.ts'
import { type Heard, HeardTurn, type SpokenCall } from './heard-turn.ts'
import { ModelTurn, type TurnEnd } from './model-turn.ts'

/**
 * Puts the turns of one call into a language model's words, where they may be. The dialogue has always
 * gone first: what it would do is at hand whenever the model fails, is slow, or is cut off.
 */
export class CallSpeaker {
  readonly #model: CallModel
  readonly #call: SpokenCall
  #current: { turn: HeardTurn; model: ModelTurn } | null = null
  /** Resolves when the turn that was begun last is over. */
  idle: Promise<void> = Promise.resolve()

  constructor(model: CallModel, call: SpokenCall) {
    this.#model = model
    this.#call = call
  }

  /** True while the model is thinking or speaking. */
  get isSpeaking(): boolean {
    return this.#current !== null
  }

  /** Stops the model in mid-word: its request is closed, and what was said so far is what was said. */
  stop(): void {
    const stopped = this.#current
    this.#current = null
    stopped?.model.stop()
    stopped?.turn.close(true)
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
   * Speaks in answer to the caller's words, if the model may and can: true when it does. `before` is the
   * memory the words met, `acts` what the dialogue made of them.
   */
  speak(before: Memory, heard: Heard, acts: readonly Act[]): boolean {
    if (!mayModelSpeak(this.#call.memory, acts) || !this.#model.breaker.mayTry()) return false
    const turn = new HeardTurn(this.#call, before, heard, acts)
    const model = new ModelTurn(this.#model, turn)
    this.#current = { turn, model }
    this.idle = this.#follow(turn, model)
    // The request is on its way: what is done behind the call comes after the caller.
    this.#call.perform(acts.filter((act) => !isSpoken(act)))
    return true
  }

  async #follow(turn: HeardTurn, model: ModelTurn): Promise<void> {
    const startedAt = performance.now()
    const end = await model.run()
    const isOurs = this.#current?.model === model
    if (isOurs) {
      this.#current = null
      turn.close(false)
    }
    const { breaker } = this.#model
    if (end.outcome === 'dropped') breaker.dropped()
    else if (end.outcome === 'failed') {
      breaker.failed()
      this.#model.report(end.why)
    } else breaker.succeeded()
    this.#account(end, Math.round(performance.now() - startedAt))
    if (isOurs && end.outcome === 'taken over') this.#call.perform(turn.acts)
  }

  /** What the turn took stands on the call, with the model and the version of its rules. */
  #account(end: TurnEnd, ms: number): void {
    const { memory } = this.#call
    const { model, prompt, prices } = this.#model
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
    this.#call.memory = { ...memory, mind }
    this.#call.note('model', { outcome: why || outcome, steps, ms, inputTokens, outputTokens })
  }
}
