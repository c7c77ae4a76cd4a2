/** Chances that come out the same for the same seed. */
export type Random = ReturnType<typeof randomFrom>

/** Mulberry32: small, and good enough to choose by. */
export function randomFrom(seed: number) {
  let state = seed >>> 0
  /** From 0 up to, not including, 1. */
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number): number => Math.floor(next() * count)
  return {
    next,
    below,
    chance: (of: number): boolean => next() < of,
    one: <T>(some: readonly T[]): T => {
      const chosen = some[below(some.length)]
      if (chosen === undefined && !some.includes(chosen as T)) throw new Error('nothing to choose')
      return chosen as T
    },
    bytes: (length: number): Buffer => Buffer.from(Array.from({ length }, () => below(256))),
  }
}
