/** Spoken English on the telephone, for carriers that do not tell when they fall silent. */
const MS_A_CHARACTER = 65
const MS_TO_BEGIN = 700

/** One utterance: its number in the call's log, its text, and what of it the caller heard. */
export type HeardPart = { seq: number; text: string; heard: string }

/** `before` is what of an utterance was heard before the carrier fell silent in its middle. */
type Part = { seq: number; text: string; before: string; isOpen: boolean }

/** An utterance that is still being made. */
export type OpenSpeech = { grow(text: string): void; close(seq: number): void }

/**
 * What the agent is saying at the moment, and how much of it has reached the caller.
 * The carrier reports what it played clause by clause, and on a barge-in it drops all that was still
 * to come; its `utteranceUntilInterrupt` is only the cut clause, so the reports have to be gathered.
 * Counted in letters without spaces: the carrier keeps or drops the space between two clauses.
 */
export class HeardSpeech {
  #parts: Part[] = []
  #played = ''
  /** What gave way before it was heard; the carrier may still report the last piece of it. */
  #gone = ''

  /** An utterance went to the carrier, behind what it is still saying. */
  sent(seq: number, text: string): void {
    this.#parts.push({ seq, text, before: '', isOpen: false })
  }

  /** An utterance of which the beginning goes to the carrier while the rest is still made. */
  open(): OpenSpeech {
    const part: Part = { seq: 0, text: '', before: '', isOpen: true }
    this.#parts.push(part)
    return {
      grow: (text) => {
        part.text += text
      },
      close: (seq) => {
        Object.assign(part, { seq, isOpen: false })
        if (!part.text.trim()) this.#parts = this.#parts.filter((each) => each !== part)
      },
    }
  }

  /** A clause, or on a barge-in the piece of it that was heard, was played. */
  played(text: string): void {
    const letters = squeezed(text)
    if (this.#gone && letters && this.#gone.startsWith(letters)) {
      this.#gone = ''
      return
    }
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
    this.#parts = this.#parts.filter((part) => {
      const letters = squeezed(part.text).length
      const isToCome = left < letters / 2
      left = Math.max(0, left - letters)
      if (!isToCome && part.isOpen)
        Object.assign(part, { before: part.before + part.text, text: '' })
      return isToCome || part.isOpen
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
    const heard = this.#parts.map(({ seq, text, before }) => {
      const part = { seq, text: before + text, heard: before + firstLetters(text, left) }
      left = Math.max(0, left - squeezed(text).length)
      return part
    })
    this.forget()
    return heard
  }

  /** Something else is said in the place of what was still to come: answers what of it was heard. */
  giveWay(): HeardPart[] {
    const all = squeezed(this.#parts.map(({ text }) => text).join(''))
    const gone = all.slice(this.#played.length)
    const heard = this.cut('')
    this.#gone = gone
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
