/**
 * How the telephone plays what the agent says: at once (for scripts and measurements), at the speed of
 * speech, or held until the caller is told to hear it out or to cut in (for tests).
 */
export type Pace = 'at once' | 'spoken' | 'held'

type Report = { type: 'info'; name: 'agentSpeaking' | 'tokensPlayed'; value: string }

const MS_A_WORD = 330
const MS_BEFORE_SPEECH = 300

/**
 * The carrier's loudspeaker: plays utterances one after another, and reports as the carrier does, when it
 * begins, after each clause, and when it falls silent.
 */
export class Playback {
  pace: Pace
  readonly #report: (frame: Report) => void
  #clauses: string[] = []
  #isSpeaking = false
  #timer: NodeJS.Timeout | undefined
  #clauseBegan = 0
  /** Of the utterances under way. */
  #heard = ''

  constructor(pace: Pace, report: (frame: Report) => void) {
    this.pace = pace
    this.#report = report
  }

  /** Whether there is something the caller has not heard yet. */
  get isSpeaking(): boolean {
    return this.#clauses.length > 0
  }

  add(utterance: string): void {
    this.#clauses.push(...clausesOf(utterance))
    if (this.pace === 'at once') this.finish()
    else if (this.pace === 'spoken' && !this.#timer) this.#playNext(MS_BEFORE_SPEECH)
  }

  /** Plays out all there is, now. */
  finish(): void {
    if (this.#clauses.length === 0) return
    this.#begin()
    for (const clause of this.#clauses.splice(0)) this.#played(clause)
    this.#fallSilent()
  }

  /**
   * The caller cuts in, `words` words into what is left to hear; unless told, where the speech is, or
   * half-way when it is held. Reports what was heard of it, and answers that and the fragment of the
   * clause that was cut. The rest is dropped.
   */
  cut(words = this.#wordsSoFar()): { heard: string; fragment: string } {
    this.#begin()
    let left = words
    let heard = this.#heard
    let fragment = ''
    for (const clause of this.#clauses.splice(0)) {
      const all = wordsIn(clause)
      fragment = all.slice(0, left).join('')
      if (fragment) this.#played(fragment)
      heard += fragment
      left -= all.length
      if (left <= 0) break
    }
    return { heard, fragment }
  }

  /** After a cut the carrier says that it has fallen silent; apart, because the interrupt comes between. */
  fallSilent(): void {
    this.#fallSilent()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#clauses = []
  }

  #wordsSoFar(): number {
    if (this.pace === 'spoken')
      return Math.floor((performance.now() - this.#clauseBegan) / MS_A_WORD)
    return Math.ceil(wordsIn(this.#clauses.join('')).length / 2)
  }

  #playNext(pause: number): void {
    const [clause] = this.#clauses
    if (clause === undefined) {
      this.#fallSilent()
      return
    }
    this.#clauseBegan = performance.now() + pause
    const ms = pause + wordsIn(clause).length * MS_A_WORD
    this.#timer = setTimeout(() => {
      this.#begin()
      this.#clauses.shift()
      this.#heard += clause
      this.#played(clause)
      this.#playNext(0)
    }, ms)
  }

  #begin(): void {
    if (this.#isSpeaking) return
    this.#isSpeaking = true
    this.#report({ type: 'info', name: 'agentSpeaking', value: 'on' })
  }

  #played(value: string): void {
    this.#report({ type: 'info', name: 'tokensPlayed', value })
  }

  #fallSilent(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (!this.#isSpeaking) return
    this.#isSpeaking = false
    this.#heard = ''
    this.#report({ type: 'info', name: 'agentSpeaking', value: 'off' })
  }
}

const wordsIn = (text: string) => text.match(/\s*\S+/g) ?? []

/** The carrier reports at the end of each clause; the space stays with the clause it leads. */
function clausesOf(utterance: string): string[] {
  return utterance.match(/\s*[^.,:?!]+(?:[.,:?!]+(?=\s|$)|[.,:?!]+|$)/g) ?? []
}
