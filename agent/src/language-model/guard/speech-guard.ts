import type { Question } from '../../types/memory.ts'
import type { Breach } from './breach.ts'
import { breachIn, type Given } from './forbidden-speech.ts'
import { plainWords, speakable } from './plain-words.ts'
import { isOffTopic } from './speech-acts.ts'

/** A caller on the shoulder is not read an essay. */
const LONGEST_TURN = 360
/** What has not ended by then is no sentence that anybody would listen to. */
const LONGEST_UNENDED = 260

/** What the turn is for, as things stand; a model's tools may change it in mid-turn. */
export type Due = {
  /** What the built-in speaker would say: those words may be said in any case. */
  planned(): string
  /** The price that the rates made and the caller heard: its sentences may be said again. Empty for none. */
  quoted(): string
  /** What is to be asked; null when any question will do. */
  question(): Question | null
}

/**
 * Stands between a model and the caller. A sentence is passed on when it has come whole and may
 * be said; one that must not be said is dropped whole, and nothing after it is heard. One question a turn:
 * behind it nothing more is said.
 */
export class SpeechGuard {
  readonly #given: Given
  readonly #due: Due
  #coming = ''
  #before = ''
  #spoken = ''
  #isClosed = false
  /** What the model tried to say that nobody may say; null when nothing. */
  breach: Breach | null = null

  constructor(given: Given, due: Due) {
    this.#given = given
    this.#due = due
  }

  /** Everything that was passed on. */
  get spoken(): string {
    return this.#spoken
  }

  /** True once nothing more is passed on. */
  get isClosed(): boolean {
    return this.#isClosed
  }

  /** The question that was put; empty when none was yet. */
  get question(): string {
    return /[^.?!]*\?\s*$/.exec(this.#spoken)?.[0].trim() ?? ''
  }

  /** Takes what came from the model; answers the sentences that may be said now. */
  take(piece: string): string {
    if (this.#isClosed) return ''
    this.#coming += piece
    let said = ''
    for (let end = endOfSentence(this.#coming); end > 0 && !this.#isClosed; ) {
      said += this.#pass(this.#coming.slice(0, end))
      this.#coming = this.#coming.slice(end)
      end = endOfSentence(this.#coming)
    }
    if (this.#coming.length > LONGEST_UNENDED && !this.#isClosed) this.#cut('length')
    return said
  }

  /** The model pauses, with its last sentence whole: what was held back and may be said. */
  flush(): string {
    if (this.#isClosed) return ''
    const said = this.#pass(this.#coming)
    this.#coming = ''
    return said
  }

  /** The model has ended: what was held back and may be said. */
  end(): string {
    const said = this.flush()
    this.#isClosed = true
    return said
  }

  #cut(breach: Breach): void {
    this.breach = breach
    this.#isClosed = true
  }

  #pass(raw: string): string {
    const sentence = speakable(raw)
      .trim()
      .replace(/^(?:[-–—•]|\d+[.)])\s+/, '')
    if (!/[\p{L}\p{N}]/u.test(sentence)) return this.#passMarks(sentence)
    const plain = plainWords(sentence)
    const isPlanned =
      (sentence.length > 8 && plainWords(this.#due.planned()).includes(plain)) ||
      sentencesOf(this.#due.quoted()).some((quoted) => plainWords(quoted) === plain)
    const breach = isPlanned ? null : this.#breachOf(sentence)
    if (breach) {
      this.#cut(breach)
      return ''
    }
    const isTooMuch = this.#spoken.length + sentence.length > LONGEST_TURN
    if (isTooMuch || (!isPlanned && isOffTopic(plain, sentence, this.#due.question()))) {
      this.#isClosed = true
      return ''
    }
    this.#before = sentence
    const said = this.#spoken ? ` ${sentence}` : sentence
    this.#spoken += said
    if (/\?["')]*$/.test(sentence)) this.#isClosed = true
    return said
  }

  /** Marks alone are not read out; many of them are no slip. */
  #passMarks(marks: string): string {
    if (marks.length > 3) this.#cut('nonsense')
    return ''
  }

  #breachOf(sentence: string): Breach | null {
    // "Do not. Call 911." is one sentence to whoever hears it.
    const isCutUp = this.#before.split(' ').length <= 4
    const together = isCutUp ? `${this.#before.replace(/[.!?…]+$/, '')} ${sentence}` : sentence
    return (
      breachIn(sentence, this.#given) ?? (isCutUp ? breachIn(together.trim(), this.#given) : null)
    )
  }
}

const sentencesOf = (text: string): string[] => text.match(/[^.?!]+[.?!]+/g) ?? []

/** A word of understanding is whole with its mark, whatever follows: the caller need not wait for that. */
const acknowledgment =
  /^\s*(?:okay|ok|all right|alright|got it|thanks|thank you|sure|of course|i see|understood|perfect|great|entendido|gracias|claro|bueno|muy bien|de acuerdo|est[aá] bien|perfecto)[.!]$/i

/** "Main St. in Frisco", "Mr. Cole": no sentence ends there. */
const abbreviated =
  /\b(?:st|ave|dr|mr|mrs|ms|rd|blvd|hwy|ln|ft|mt|apt|no|jr|sr|vs|p|a|u|n|s|e|w)\.$/i

/** Where the first sentence ends, by what follows it; 0 while it is still coming. */
function endOfSentence(text: string): number {
  if (acknowledgment.test(text)) return text.length
  for (const { 0: mark, index } of text.matchAll(/[.!?…]+["')\]]*(?=\s+\S|[?!]?$)|\n+/g)) {
    const end = index + mark.length
    const next = /^\s+(\S)/.exec(text.slice(end))?.[1]
    if (mark.startsWith('\n')) return end
    if (next === undefined && !/[?!]["')\]]*$/.test(mark)) continue
    if (/^\.["')\]]*$/.test(mark) && abbreviated.test(text.slice(0, end))) continue
    return end
  }
  return 0
}
