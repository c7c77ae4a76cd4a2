/** Failures in a row after which a model is left alone, and for how long, in ms. */
const FAILURES = 3
const REST_MS = 20_000

/**
 * Keeps a dead model off the callers' turns: after three failures in a row it rests, then one turn tries it
 * while the others go on without; a success lets it back in.
 */
export class Breaker {
  readonly #now: () => number
  #failures = 0
  #restsUntil = 0
  #isProbing = false

  constructor(now: () => number) {
    this.#now = now
  }

  /** Whether a turn may ask the model now; a yes after a rest is the one try. */
  mayTry(): boolean {
    if (this.#failures < FAILURES) return true
    if (this.#isProbing || this.#now() < this.#restsUntil) return false
    this.#isProbing = true
    return true
  }

  succeeded(): void {
    this.#failures = 0
    this.#isProbing = false
  }

  failed(): void {
    this.#failures += 1
    this.#isProbing = false
    if (this.#failures >= FAILURES) this.#restsUntil = this.#now() + REST_MS
  }

  /** The turn was given up for another reason, such as the caller cutting in: it tells nothing. */
  dropped(): void {
    this.#isProbing = false
  }
}
