/** So long after the agent has fallen silent a speakerphone may still bring its words back, in ms. */
const ECHO_MS = 1500
/** Fewer words may be the caller's own: "yes", "in Frisco". */
const FEWEST_WORDS = 4
/** So much of what came must be the agent's own words, one after the other. */
const MOST_OF_IT = 0.8

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []

/** Tells the agent's own words, which a speakerphone brings back, from those of the caller. */
export class EchoFilter {
  #said: readonly string[] = []
  #until = 0

  /** The agent says something, until about then. */
  said(text: string, until: number): void {
    this.#said = wordsOf(text)
    this.#until = until + ECHO_MS
  }

  /** True of words that are what the agent is saying, or has just said. */
  isEcho(words: string, at: number): boolean {
    const heard = wordsOf(words)
    if (at > this.#until || heard.length < FEWEST_WORDS) return false
    return inOrder(heard, this.#said) >= heard.length * MOST_OF_IT
  }
}

/** The longest row of words that is in both, without a gap of more than a word. */
function inOrder(heard: readonly string[], said: readonly string[]): number {
  let most = 0
  for (let from = 0; from < said.length; from += 1) {
    let found = 0
    let at = from
    for (const word of heard) {
      const next = said.slice(at, at + 2).indexOf(word)
      if (next < 0) continue
      found += 1
      at += next + 1
    }
    most = Math.max(most, found)
  }
  return most
}
