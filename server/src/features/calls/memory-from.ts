import type { Memory } from '@towline/agent'

/** A memory as the agent itself stored it, one version of it being all there is so far. */
export function memoryFrom(stored: unknown): Memory | null {
  const isOurs = typeof stored === 'object' && stored !== null && 'v' in stored && stored.v === 1
  return isOurs ? (stored as Memory) : null
}
