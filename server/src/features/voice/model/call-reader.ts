import { setImmediate as requestsAreSent } from 'node:timers/promises'
import {
  groundReading,
  isReading,
  type Memory,
  type ModelReading,
  readingBriefing,
  readingInstructions,
  readingSchema,
} from '@towline/agent'
import { ModelFailed } from '../../../providers/model/index.ts'
import type { CallModel } from './call-model.ts'
import type { Heard } from './heard-turn.ts'

/** How a reading ended, and what it took. */
export type ReadingEnd = {
  outcome: 'read' | 'dropped' | 'failed'
  why: string
  ms: number
  inputTokens: number
  outputTokens: number
  cachedTokens: number
}

/** A reading that was begun: what came of it; null when there is nothing to take. */
export type ReadingUnderWay = {
  words: readonly string[]
  done: Promise<{ reading: ModelReading | null; end: ReadingEnd }>
}

/** Room for a long story with two places in it. */
const MOST_TOKENS = 700
/** Words that were cut off before they were read are read with the next ones, as far back as this. */
const MOST_UNREAD = 4

/** "Yes", "no", "that's right": there is nothing in it that a reader would find. */
const bareAnswer =
  /^\W*(?:(?:yes|yeah|yep|yup|no|nope|nah|sure|ok|okay|right|correct|that's right|that is right|please|s[ií]|claro|correcto|est[aá] bien|sir|ma'am|thanks?|thank you)\W*)+$/i

/**
 * Has a language model read what the callers of one call say, beside whoever answers them: one request at a time, each
 * from the words it is given alone. What was said and not read yet is read with the next words.
 */
export class CallReader {
  readonly #model: CallModel
  #current: { giveUp: AbortController; words: readonly string[] } | null = null
  #unread: readonly string[] = []

  constructor(model: CallModel) {
    this.#model = model
  }

  /** Begins to read a turn; null where there is nothing to read, or the model rests. `before` is the memory its words met. */
  begin(before: Memory, { words, now }: Heard): ReadingUnderWay | null {
    this.stop()
    if (bareAnswer.test(words) || !this.#model.reading.breaker.mayTry()) return null
    const all = [...this.#unread, words].slice(-MOST_UNREAD)
    this.#unread = []
    const giveUp = new AbortController()
    const current = { giveUp, words: all }
    this.#current = current
    const done = this.#read(before, all, now, giveUp).finally(() => {
      if (this.#current === current) this.#current = null
    })
    return { words: all, done }
  }

  /** Closes the request upstream at once; its words are read with the next. */
  stop(): void {
    if (!this.#current) return
    this.#unread = this.#current.words
    this.#current.giveUp.abort()
    this.#current = null
  }

  async #read(before: Memory, words: readonly string[], now: string, giveUp: AbortController) {
    const { reading: how } = this.#model
    const end: ReadingEnd = {
      outcome: 'read',
      why: '',
      ms: 0,
      inputTokens: 0,
      outputTokens: 0,
      cachedTokens: 0,
    }
    const startedAt = performance.now()
    let isLate = false
    const tooLate = setTimeout(() => {
      isLate = true
      giveUp.abort()
    }, how.ms)
    let reading: ModelReading | null = null
    try {
      // The caller waits for the speech: its request goes out first.
      await requestsAreSent()
      const raw = parsed(await this.#answer(before, words, now, giveUp.signal, end))
      if (isLate) throw new ModelFailed('slow')
      if (giveUp.signal.aborted) end.outcome = 'dropped'
      else if (!isReading(raw)) throw new ModelFailed('malformed')
      else reading = groundReading(raw, { words, now })
    } catch (error) {
      end.outcome = 'failed'
      end.why = error instanceof ModelFailed ? error.why : 'fault'
    } finally {
      clearTimeout(tooLate)
    }
    end.ms = Math.round(performance.now() - startedAt)
    if (end.outcome === 'read') how.breaker.succeeded()
    else if (end.outcome === 'dropped') how.breaker.dropped()
    else {
      how.breaker.failed()
      this.#model.report(`reading: ${end.why}`)
    }
    return { reading, end }
  }

  /** What the model writes, whole. */
  async #answer(
    before: Memory,
    words: readonly string[],
    now: string,
    signal: AbortSignal,
    end: ReadingEnd,
  ): Promise<string> {
    const request = {
      system: readingInstructions,
      messages: [{ role: 'user' as const, text: readingBriefing(before, words, now) }],
      tools: [],
      mostTokens: MOST_TOKENS,
      form: { name: 'reading', schema: readingSchema },
    }
    let text = ''
    for await (const part of this.#model.model.stream(request, signal)) {
      if (part.kind === 'text') text += part.text
      else if (part.kind === 'used')
        Object.assign(end, {
          inputTokens: part.inputTokens,
          outputTokens: part.outputTokens,
          cachedTokens: part.cachedTokens,
        })
    }
    return text
  }
}

/** The JSON in what a model wrote, also where it wrote something around it; undefined when there is none. */
function parsed(text: string): unknown {
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  try {
    return JSON.parse(text.slice(from, to + 1))
  } catch {
    return undefined
  }
}
