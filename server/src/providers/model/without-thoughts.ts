const names = 'think(?:ing)?|thoughts?|reason(?:ing)?|reflection|analysis|scratchpad'
const opens = new RegExp(`<\\s*(?:${names})\\b[^<>]*>`, 'i')
const closes = new RegExp(`<\\s*/\\s*(?:${names})\\s*>`, 'i')
/** What may yet become one of these marks when the next piece comes. */
const coming = /<[^<>]{0,60}$/

/**
 * Takes a model's thoughts out of its words: whatever it writes between `<think>` and `</think>`, by any of
 * the names these marks have, however the text is cut into pieces. Thoughts that never end are never words.
 */
export class ThoughtFilter {
  #held = ''
  #isThinking: boolean
  /** True once a thought ended that had not begun: the words before it were thought. */
  endedUnbegun = false

  /** `isThinking`: the model begins with its thoughts, without a mark. */
  constructor(isThinking = false) {
    this.#isThinking = isThinking
  }

  /** Takes a piece of the answer; answers what of it are words. */
  take(piece: string): string {
    this.#held += piece
    let words = ''
    for (;;) {
      const mark = (this.#isThinking ? closes : opens).exec(this.#held)
      if (!mark) break
      if (!this.#isThinking) words += this.#held.slice(0, mark.index)
      this.#held = this.#held.slice(mark.index + mark[0].length)
      this.#isThinking = !this.#isThinking
    }
    const at = coming.exec(this.#held)?.index ?? this.#held.length
    if (!this.#isThinking) words += this.#held.slice(0, at)
    this.#held = this.#held.slice(at)
    this.endedUnbegun ||= closes.test(words)
    return words
  }

  /** The answer has ended: what was held back as the beginning of a mark, and is none. */
  end(): string {
    return this.#isThinking ? '' : this.#held
  }
}
