const FIRST_RETRY_MS = 100
const LONGEST_RETRY_MS = 3000

type Options<T> = {
  write: (item: T) => Promise<void>
  /** Makes one write of what waits and what comes after it. */
  merge: (waiting: T, next: T) => T
  /** How long it waits for more before it writes, in ms. */
  gatherMs?: number
}

/**
 * Writes behind the caller's back: one write at a time, what comes meanwhile is merged into the next,
 * a failed one is tried again with growing pauses until it succeeds or the writer is told to give up.
 * What lasts is measured by a clock that nobody sets: the machine's may be set in the middle of a call.
 */
export class BackgroundWriter<T> {
  readonly #options: Options<T>
  #waiting: { item: T; since: number } | null = null
  #writing: { since: number } | null = null
  #failures = 0
  #failingSince: number | null = null
  #timer: NodeJS.Timeout | undefined
  #givenUp = false
  readonly #watchers = new Set<() => void>()

  constructor(options: Options<T>) {
    this.#options = options
  }

  /** Takes an item; returns at once. */
  put(item: T): void {
    if (this.#givenUp) return
    const since = this.#waiting?.since ?? performance.now()
    this.#waiting = {
      item: this.#waiting ? this.#options.merge(this.#waiting.item, item) : item,
      since,
    }
    if (!this.#writing && !this.#timer) this.#writeIn(this.#options.gatherMs ?? 0)
  }

  /** Waits for no more: what is there is written now, unless a failed write is waiting for its next try. */
  hurry(): void {
    if (!this.#timer || this.#failures > 0) return
    clearTimeout(this.#timer)
    this.#writeIn(0)
  }

  /** For how many ms the oldest item has waited to be written; 0 when nothing waits. */
  get unwrittenFor(): number {
    return lasting((this.#writing ?? this.#waiting)?.since)
  }

  /** For how many ms no write has succeeded; 0 when all is well. */
  get failingFor(): number {
    return lasting(this.#failingSince)
  }

  /** Resolves with true once everything is written, with false when it is not within `ms`. */
  async settled(ms: number): Promise<boolean> {
    if (!this.#writing && !this.#waiting) return true
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const deadline = setTimeout(() => resolve(false), ms)
    const watcher = () => resolve(true)
    this.#watchers.add(watcher)
    const done = await promise
    clearTimeout(deadline)
    this.#watchers.delete(watcher)
    return done
  }

  /** Drops what is not written and takes nothing more. */
  giveUp(): void {
    this.#givenUp = true
    this.#waiting = null
    clearTimeout(this.#timer)
  }

  async #write(): Promise<void> {
    this.#timer = undefined
    while (this.#waiting) {
      const current = this.#waiting
      this.#waiting = null
      this.#writing = current
      try {
        await this.#options.write(current.item)
        this.#failures = 0
        this.#failingSince = null
      } catch {
        this.#putBack(current)
        return
      } finally {
        this.#writing = null
      }
    }
    for (const watcher of this.#watchers) watcher()
  }

  #putBack(failed: { item: T; since: number }): void {
    if (this.#givenUp) return
    const newer = this.#waiting
    this.#waiting = newer
      ? { item: this.#options.merge(failed.item, newer.item), since: failed.since }
      : failed
    this.#failingSince ??= performance.now()
    const pause = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures)
    this.#failures += 1
    this.#writeIn(pause)
  }

  /** Never at once: whoever puts something in has a caller to answer first. */
  #writeIn(ms: number): void {
    this.#timer = setTimeout(() => void this.#write(), ms)
    // A call that can't be written must not keep a stopping server from ending.
    this.#timer.unref()
  }
}

const lasting = (since: number | null | undefined) =>
  since == null ? 0 : performance.now() - since
