/** How much of something each key may have: so much at once, all of it anew in `periodMs`, little by little. */
export type Allowance = { points: number; periodMs: number }

/** Points that were taken, by key; they come back with time. */
export type Draining = {
  /** Takes a point if there is one; answers how many ms until there is (0 when it was taken). */
  take(key: string): number
  /** Gives a point back. */
  give(key: string): void
}

/**
 * Counts in memory what each key has taken. At most `keys` are kept: whoever floods it with new ones drives out
 * those that were used longest ago, never one that is in use.
 */
export function createDraining(
  { points, periodMs }: Allowance,
  { keys, now }: { keys: number; now: () => number },
): Draining {
  const taken = new Map<string, { level: number; at: number }>()

  const levelOf = (key: string): number => {
    const one = taken.get(key)
    if (!one) return 0
    return Math.max(0, one.level - (Math.max(0, now() - one.at) * points) / periodMs)
  }
  const set = (key: string, level: number): void => {
    // Put at the end, so that the first key is always the one used longest ago.
    taken.delete(key)
    if (level <= 0) return
    taken.set(key, { level, at: now() })
    const [oldest] = taken.keys()
    if (taken.size > keys && oldest !== undefined) taken.delete(oldest)
  }
  return {
    take: (key) => {
      const level = levelOf(key)
      const isFree = level + 1 <= points
      set(key, isFree ? level + 1 : level)
      return isFree ? 0 : Math.ceil(((level + 1 - points) * periodMs) / points)
    },
    give: (key) => set(key, levelOf(key) - 1),
  }
}
