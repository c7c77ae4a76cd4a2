import { DatabaseUnavailable } from '../errors.ts'
import { EngineClient } from './engine-client.ts'
import type { EngineSettings } from './engine-messages.ts'

/** How long after an engine could not be opened the next one is tried. */
const AGAIN_MS = 2_000

/**
 * The engine of a store. When its thread dies, a new one is opened for whoever asks next, as a PostgreSQL
 * server starts again by itself: it recovers from the log like after a crash, and what killed the last one
 * may be over, as with a disk that was full.
 */
export class LastingEngine {
  readonly #settings: EngineSettings
  #engine: Promise<EngineClient> | undefined
  #refusal: { error: unknown; until: number } | undefined
  /** Why the last one died, which says more than why the next one can not be opened. */
  #death: DatabaseUnavailable | undefined
  #isClosed = false

  constructor(settings: EngineSettings) {
    this.#settings = settings
  }

  /** The engine that takes queries now. Rejects with DatabaseUnavailable when it can not be opened. */
  now(): Promise<EngineClient> {
    if (this.#isClosed)
      return Promise.reject(new DatabaseUnavailable('The embedded database is closed'))
    if (this.#refusal && performance.now() < this.#refusal.until)
      return Promise.reject(this.#refusal.error)
    this.#engine ??= this.#open()
    return this.#engine
  }

  /** Writes everything down and ends the thread; nothing is opened any more. */
  async close(): Promise<void> {
    this.#isClosed = true
    const engine = await this.#engine?.catch(() => undefined)
    await engine?.close()
  }

  async #open(): Promise<EngineClient> {
    try {
      const engine = await EngineClient.open(this.#settings)
      engine.once('died', (death) => {
        this.#engine = undefined
        this.#death = death
      })
      this.#refusal = undefined
      return engine
    } catch (error) {
      this.#engine = undefined
      this.#refusal = { error: this.#death ?? error, until: performance.now() + AGAIN_MS }
      throw this.#refusal.error
    }
  }
}
