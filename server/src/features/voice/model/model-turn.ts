import {
  type Act,
  asksAbout,
  type Briefed,
  briefModel,
  filler,
  instructions,
  type Memory,
  noteOf,
  plannedQuestion,
  plannedWords,
  readingOfWish,
  readToolCall,
  SpeechGuard,
} from '@towline/agent'
import { within } from '../../../platform/within.ts'
import { ModelFailed, type ModelMessage } from '../../../providers/model/index.ts'
import type { CallModel } from './call-model.ts'
import type { HeardTurn } from './heard-turn.ts'
import { HeldQuestion, splitQuestion } from './held-question.ts'

/** What the model needs of the turn it words. */
export type SpeakableTurn = Pick<
  HeardTurn,
  'memory' | 'acts' | 'isSpeakable' | 'takeAgain' | 'lookUp' | 'say'
>

/** How a turn ended: in the model's words, by the built-in agent, cut off, or failed, because of `why`. */
export type TurnEnd = {
  outcome: 'spoken' | 'taken over' | 'dropped' | 'failed'
  why: string
  inputTokens: number
  outputTokens: number
  cachedTokens: number
  steps: number
}

/** Requests in one turn: each is silence for the caller. */
const STEPS = 3
/** Far more than two sentences and a question. */
const MOST_TOKENS = 300
/** How long a look-up may take. */
const LOOK_UP_MS = 700
/** How long the caller hears nothing once the model uses tools. */
const FILLER_MS = 900

/**
 * One turn in the model's words. What it may not say is not said, what it does not ask is asked by the
 * built-in agent, and whatever fails, the built-in agent says what is left to say. Ends quietly when `signal`
 * aborts. Never throws.
 */
export class ModelTurn {
  readonly #model: CallModel
  readonly #turn: SpeakableTurn
  readonly #guard: SpeechGuard
  readonly #giveUp = new AbortController()
  readonly #messages: ModelMessage[]
  readonly #end: TurnEnd = {
    outcome: 'spoken',
    why: '',
    inputTokens: 0,
    outputTokens: 0,
    cachedTokens: 0,
    steps: 0,
  }
  #firstWord: NodeJS.Timeout | undefined
  #filler: NodeJS.Timeout | undefined
  #isLate = false
  readonly #held: HeldQuestion
  /** The question is being put, or waits for its time. */
  #put: Promise<void> | null = null

  constructor(model: CallModel, turn: SpeakableTurn, held = new HeldQuestion(null)) {
    this.#model = model
    this.#turn = turn
    this.#held = held
    const { memory } = turn
    this.#guard = new SpeechGuard(
      { words: givenWords(memory, turn.acts), companyPhone: memory.company.phone },
      {
        planned: () => plannedWords(turn.acts),
        quoted: () => turn.memory.quoted ?? '',
        question: () => turn.memory.question,
      },
    )
    this.#messages = briefModel(memory, turn.acts).map(asMessage)
  }

  /** Closes the request upstream at once; nothing is said after it. */
  stop(): void {
    this.#end.outcome = 'dropped'
    this.#giveUp.abort()
  }

  /** Speaks; resolves when nothing more is to be said in this turn. */
  async run(): Promise<TurnEnd> {
    const whole = setTimeout(this.#late, this.#model.limits.turnMs)
    try {
      await this.#talk()
      if (this.#isLate) this.#fail('slow')
      else if (this.#end.outcome === 'spoken') this.#say(this.#guard.end())
      if (this.#guard.breach) this.#fail(this.#guard.breach)
    } catch (error) {
      this.#fail(error instanceof ModelFailed ? error.why : 'fault')
    } finally {
      for (const timer of [this.#firstWord, this.#filler, whole]) clearTimeout(timer)
      this.#giveUp.abort()
    }
    if (this.#mayGoOn()) await this.#sayWhatIsLeft()
    await this.#put
    return this.#end
  }

  /** Nobody has cut in, and the turn is still an ordinary one. */
  #mayGoOn(): boolean {
    const { outcome } = this.#end
    return outcome === 'spoken' || outcome === 'failed'
  }

  /** What was cut off, or is the built-in agent's by now, has not failed. */
  #fail(why: string): void {
    if (this.#end.outcome === 'spoken') Object.assign(this.#end, { outcome: 'failed', why })
  }

  async #talk(): Promise<void> {
    for (let step = 0; step < STEPS; step += 1) {
      const { calls, words } = await this.#ask()
      if (this.#giveUp.signal.aborted || this.#guard.breach || calls.length === 0) return
      this.#say(this.#guard.flush())
      const results = await Promise.all(calls.map((call) => this.#carryOut(call)))
      if (this.#giveUp.signal.aborted) return
      if (!this.#turn.isSpeakable) {
        this.#end.outcome = 'taken over'
        return
      }
      if (this.#guard.isClosed) return
      this.#messages.push({ role: 'assistant', text: words, calls }, { role: 'tool', results })
    }
  }

  readonly #late = () => {
    this.#isLate = true
    this.#giveUp.abort()
  }

  /** A look-up takes its time: the caller hears that somebody is there. */
  #bridge(): void {
    if (this.#guard.spoken || this.#filler) return
    const words = filler[this.#turn.memory.language]
    const { signal } = this.#giveUp
    this.#filler = setTimeout(() => signal.aborted || this.#turn.say(`${words} `), FILLER_MS)
  }

  /** One request: its words go to the caller as they come, its tool calls are gathered. */
  async #ask() {
    const calls: { id: string; name: string; input: unknown }[] = []
    let words = ''
    this.#end.steps += 1
    if (!this.#guard.spoken)
      this.#firstWord = setTimeout(this.#late, this.#model.limits.firstWordMs)
    const request = {
      system: instructions(this.#turn.memory, this.#model.prompt),
      messages: this.#messages,
      tools: this.#model.tools,
      mostTokens: MOST_TOKENS,
    }
    for await (const part of this.#model.model.stream(request, this.#giveUp.signal)) {
      if (this.#giveUp.signal.aborted) break
      if (part.kind === 'text') {
        words += part.text
        this.#say(this.#guard.take(part.text))
        if (this.#guard.breach) break
      } else if (part.kind === 'call') {
        calls.push(part.call)
        clearTimeout(this.#firstWord)
        this.#bridge()
      } else {
        this.#end.inputTokens += part.inputTokens
        this.#end.outputTokens += part.outputTokens
        this.#end.cachedTokens += part.cachedTokens
      }
    }
    return { calls, words }
  }

  #say(text: string): void {
    if (!text || this.#giveUp.signal.aborted) return
    clearTimeout(this.#firstWord)
    clearTimeout(this.#filler)
    const { lead, question } = splitQuestion(text)
    this.#sayLead(lead)
    if (question) this.#put ??= this.#putQuestion(question)
  }

  #sayLead(lead: string): void {
    if (!lead.trim()) return
    this.#turn.say(lead)
    this.#held.said(lead)
  }

  /** Puts the question when it is due: the model's, if it still is the one to ask, else the built-in agent's. */
  async #putQuestion(question: string): Promise<void> {
    await this.#held.due()
    if (!this.#mayGoOn()) return
    if (!this.#turn.isSpeakable) {
      this.#end.outcome = 'taken over'
      return
    }
    const due = plannedQuestion(this.#turn.acts)
    const isDue = !due || asksAbout(this.#turn.memory.question, question)
    this.#turn.say(isDue ? question : `${/^\s/.test(question) ? ' ' : ''}${due}`, true)
  }

  async #carryOut(call: { id: string; name: string; input: unknown }) {
    const { id, name } = call
    return { id, name, text: await this.#answer(readToolCall(name, call.input)) }
  }

  async #answer(call: ReturnType<typeof readToolCall>): Promise<string> {
    switch (call.name) {
      case 'caller_wants':
        this.#turn.takeAgain(readingOfWish(call.input.wish))
        return noteOf(this.#turn.memory, this.#turn.acts)
      case 'check_place':
      case 'check_job': {
        const which = call.name === 'check_place' ? call.input.which : 'pickup'
        return await within(LOOK_UP_MS, this.#turn.lookUp(call.name, which)).catch(
          () => 'Nobody knows at the moment.',
        )
      }
      default:
        return call.problem
    }
  }

  /** The caller must hear the question of this turn, whatever the model did with it. */
  async #sayWhatIsLeft(): Promise<void> {
    if (this.#put) return
    const { spoken } = this.#guard
    if (!spoken.trim()) {
      const { lead, question } = splitQuestion(plannedWords(this.#turn.acts))
      this.#sayLead(lead)
      if (question) this.#put = this.#putQuestion(question)
      return
    }
    const due = plannedQuestion(this.#turn.acts)
    if (due) this.#put = this.#putQuestion(`${/[.?!]\s*$/.test(spoken) ? '' : '.'} ${due}`)
  }
}

const asMessage = ({ role, text }: Briefed): ModelMessage => ({ role, text })

const callerWords = ({ talk = [] }: Memory): string[] =>
  talk.flatMap(({ who, text }) => (who === 'caller' ? text : []))

/** All words that numbers and names may be taken from. */
const givenWords = (memory: Memory, acts: readonly Act[]): string =>
  [
    ...callerWords(memory),
    JSON.stringify([memory.intake.facts, memory.intake.resolved, memory.intake.nameOnRecord]),
    ...(memory.whispers ?? []),
    Object.values(memory.company).join(' . '),
    memory.caller.number,
    plannedWords(acts),
  ].join(' . ')
