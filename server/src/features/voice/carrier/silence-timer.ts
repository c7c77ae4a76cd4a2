/**
 * Tells when nobody has spoken for a while: `first` ms after the agent fell silent, then every `next`.
 * Any sign of the caller starts the wait again; only their words begin the count anew.
 */
export class SilenceTimer {
  readonly #waits: { first: number; next: number }
  readonly #onSilence: (times: number) => void
  #timer: NodeJS.Timeout | undefined
  #times = 0

  constructor(waits: { first: number; next: number }, onSilence: (times: number) => void) {
    this.#waits = waits
    this.#onSilence = onSilence
  }

  /** Waits from now on; `after` ms later when the agent has still that long to speak. */
  wait(after = 0): void {
    clearTimeout(this.#timer)
    const ms = this.#times === 0 ? this.#waits.first : this.#waits.next
    this.#timer = setTimeout(() => {
      this.#times += 1
      this.#onSilence(this.#times)
    }, after + ms)
  }

  /** The agent speaks: nobody waits for the caller. */
  hold(): void {
    clearTimeout(this.#timer)
  }

  /** The caller said or keyed something. */
  heard(): void {
    this.#times = 0
  }
}
