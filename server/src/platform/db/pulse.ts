import { asDatabaseError, DatabaseUnavailable } from './errors.ts'

/**
 * Tells a database that is slow, from which something comes back all the time, from one that is frozen. What
 * lasts is measured by a clock that nobody sets.
 */
export class Pulse {
  #waiting = 0
  #since = 0

  /** For how many ms nothing has come back, though something was asked; 0 when nobody waits. */
  get silentFor(): number {
    return this.#waiting === 0 ? 0 : performance.now() - this.#since
  }

  /**
   * Passes on what the work gives. A refusal by the server is an answer too; a connection that broke is none,
   * nor is what `isNoAnswer`, such as a connection out of the pool, which may be there while the server is not.
   */
  async feel<T>(work: Promise<T>, { isNoAnswer = false } = {}): Promise<T> {
    if (this.#waiting === 0) this.#since = performance.now()
    this.#waiting += 1
    try {
      const given = await work
      if (!isNoAnswer) this.#since = performance.now()
      return given
    } catch (error) {
      if (!(asDatabaseError(error) instanceof DatabaseUnavailable)) this.#since = performance.now()
      throw error
    } finally {
      this.#waiting -= 1
    }
  }
}
