/** Spoken English on the telephone, for carriers that do not tell when they fall silent. */
const MS_A_CHARACTER = 65
const MS_TO_BEGIN = 700

/** One utterance: its number in the call's log, its text, and what of it the caller heard. */
export type HeardPart = { seq: number; text: string; heard: string }

/**
 * What the agent is saying at the moment, and how much of it has reached the caller.
 * The carrier reports what it played clause by clause, and on a barge-in it drops all that was still
 * to come; its `utteranceUntilInterrupt` is only the cut clause, so the reports have to be gathered.
 * Counted in letters without spaces: the carrier keeps or drops the space between two clauses.
 */
export class Speech {
  #parts: { seq: number; text: string }[] = []
  #played = ''

  /** An utterance went to the carrier, behind what it is still saying. */
  sent(seq: number, text: string): void {
    this.#parts.push({ seq, text })
  }

  /** A clause, or on a barge-in the piece of it that was heard, was played. */
  played(text: string): void {
    if (this.#played.length <= this.#letters) this.#played += squeezed(text)
  }

  /**
   * The carrier has fallen silent. What it reported as played is done with, or everything where it
   * reports nothing; an utterance that was sent while the last one was still spoken is yet to come.
   * Half of an utterance will do: the carrier may report "9" as "nine".
   */
  fellSilent(): void {
    let left = this.#played ? this.#played.length : Number.POSITIVE_INFINITY
    this.#played = ''
    this.#parts = this.#parts.filter(({ text }) => {
      const letters = squeezed(text).length
      const isToCome = left < letters / 2
      left = Math.max(0, left - letters)
      return isToCome
    })
  }

  /** All of it is taken to have been heard. */
  forget(): void {
    this.#parts = []
    this.#played = ''
  }

  /**
   * The caller cut in; `fragment` is the carrier's `utteranceUntilInterrupt`. Answers what was heard of
   * each utterance under way. Where nothing can be told, nothing was heard: to overstate what a caller
   * knows is the worse mistake.
   */
  cut(fragment: string): HeardPart[] {
    let left = this.#lettersHeard(squeezed(fragment))
    const heard = this.#parts.map(({ seq, text }) => {
      const part = { seq, text, heard: firstLetters(text, left) }
      left = Math.max(0, left - squeezed(text).length)
      return part
    })
    this.forget()
    return heard
  }

  get isUnderWay(): boolean {
    return this.#parts.length > 0
  }

  /** How long it takes to say, in ms, guessed from its length. */
  get estimatedMs(): number {
    return MS_TO_BEGIN + this.#letters * MS_A_CHARACTER
  }

  get #letters(): number {
    return this.#parts.reduce((sum, { text }) => sum + squeezed(text).length, 0)
  }

  #lettersHeard(fragment: string): number {
    if (this.#played.endsWith(fragment)) return this.#played.length
    if (this.#played) return this.#played.length + fragment.length
    const at = squeezed(this.#parts.map(({ text }) => text).join('')).indexOf(fragment)
    return at < 0 ? 0 : at + fragment.length
  }
}

const squeezed = (text: string) => text.replace(/\s+/g, '')

/** The beginning of a text that holds so many characters that are no space. */
function firstLetters(text: string, letters: number): string {
  let left = letters
  let end = 0
  while (end < text.length && left > 0) {
    if (/\S/.test(text.charAt(end))) left -= 1
    end += 1
  }
  return text.slice(0, end).trimEnd()
}
