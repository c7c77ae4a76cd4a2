import type { DispatchCall, DispatchChanged } from '@towline/contract'

/** A change of a job, with the job as it is after it. */
export type News = DispatchChanged & { call: DispatchCall }

const REMEMBERED_MS = 60_000
const REMEMBERED_JOBS = 5_000

/** What was lately heard of jobs, so that nothing older is written over it. */
export class NewsMemory {
  #versions = new Map<string, number>()
  #counted = new Map<string, number>()
  #lately = new Map<string, { call: DispatchCall; at: number }>()

  /** Notes a job; false when a newer version of it is known. */
  learn(call: DispatchCall, now = Date.now()): boolean {
    if ((this.#versions.get(call.id) ?? 0) > call.version) return false
    keep(this.#versions, call.id, call.version)
    this.#lately.delete(call.id)
    this.#lately.set(call.id, { call, at: now })
    for (const [id, { at }] of this.#lately) {
      if (now - at < REMEMBERED_MS) break
      this.#lately.delete(id)
    }
    return true
  }

  /** Whether this change has not been counted yet; from now on it is. */
  counts(id: string, version: number): boolean {
    if ((this.#counted.get(id) ?? 0) >= version) return false
    keep(this.#counted, id, version)
    return true
  }

  /** As if nothing had been heard of any job. */
  forget(): void {
    this.#versions.clear()
    this.#counted.clear()
    this.#lately.clear()
  }

  /** The jobs that changed in the last minute, as they are now. */
  lately(): DispatchCall[] {
    return [...this.#lately.values()].map(({ call }) => call)
  }
}

/** Sets an entry as the newest one and lets go of the oldest when there are too many. */
function keep(map: Map<string, number>, id: string, version: number) {
  map.delete(id)
  map.set(id, version)
  const [oldest] = map.keys()
  if (map.size > REMEMBERED_JOBS && oldest) map.delete(oldest)
}
