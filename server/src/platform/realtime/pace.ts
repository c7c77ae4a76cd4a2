import type { RealtimeLimits } from './limits.ts'
import type { Pipe } from './pipe.ts'

/** Says whether one more frame is within the allowed rate: so many at once, refilled steadily. */
export function createRate(limits: Pick<RealtimeLimits, 'framesAtOnce' | 'framesPerSecond'>) {
  let left = limits.framesAtOnce
  let at = performance.now()
  return (): boolean => {
    const now = performance.now()
    left = Math.min(limits.framesAtOnce, left + ((now - at) / 1000) * limits.framesPerSecond)
    at = now
    if (left < 1) return false
    left--
    return true
  }
}

/** Who has been quiet for so long has his whole allowance again, whatever the limits here, and is forgotten. */
const QUIET_MS = 60_000

/** The same for each of many addresses. */
export function createAddressRate(limits: Parameters<typeof createRate>[0]) {
  const rates = new Map<string, { isWithin: () => boolean; at: number }>()
  let sweptAt = performance.now()
  return (address: string): boolean => {
    const now = performance.now()
    if (now - sweptAt > QUIET_MS) {
      sweptAt = now
      for (const [known, { at }] of rates) if (now - at > QUIET_MS) rates.delete(known)
    }
    const rate = rates.get(address) ?? { isWithin: createRate(limits), at: now }
    rate.at = now
    rates.set(address, rate)
    return rate.isWithin()
  }
}

/** Watches whether a listener takes what he is sent. */
export type Pace = {
  /** Counts bytes given to the pipe; false when too much is waiting there. */
  sent(bytes: number): boolean
  /** To be asked every second or so; false when something has been waiting for too long. */
  keepsUp(): boolean
}

/**
 * Watches one pipe. A mark is set on the last byte sent; if it has not left within `slowMs`, the
 * reader is too slow, however much he took in between.
 */
export function createPace(
  pipe: Pipe,
  limits: Pick<RealtimeLimits, 'bufferedBytes' | 'slowMs'>,
): Pace {
  let total = 0
  let mark: { byte: number; at: number } | undefined
  return {
    sent(bytes) {
      total += bytes
      return pipe.bufferedBytes() <= limits.bufferedBytes
    },
    keepsUp() {
      const buffered = pipe.bufferedBytes()
      const now = performance.now()
      const hasLeft = mark === undefined || total - buffered >= mark.byte
      if (hasLeft) mark = buffered > 0 ? { byte: total, at: now } : undefined
      return mark === undefined || now - mark.at < limits.slowMs
    },
  }
}
