/** A point of the county, in miles. */
type Point = { x: number; y: number }

/** A job of a simulated day; times in minutes. */
export type DayJob = {
  at: number
  pickup: Point
  dropoff: Point
  /** From the truck's arrival until it is free. */
  service: number
}

export type DayTruck = { at: Point; freeAt: number }

const SIDE = 40
const MILES_A_MINUTE = 0.5
const TOW_SHARE = 0.6
/** Loading, hooking up and unloading of a tow, beside its way; help on the spot. Both evenly spread. */
const TOW_MINUTES = [15, 45] as const
const HELP_MINUTES = [15, 25] as const

/** Minutes by the straight line. */
export const drive = (a: Point, b: Point): number =>
  Math.hypot(a.x - b.x, a.y - b.y) / MILES_A_MINUTE

/** Numbers between 0 and 1 from a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The jobs of a day, in the order they come in. */
export function dayOf(seed: number, { rate, jobs }: { rate: number; jobs: number }): DayJob[] {
  const random = randomFrom(seed * 7919 + 1)
  const point = (): Point => ({ x: random() * SIDE, y: random() * SIDE })
  let at = 0
  return Array.from({ length: jobs }, () => {
    at += (-Math.log(1 - random()) * 60) / rate
    const pickup = point()
    const isTow = random() < TOW_SHARE
    const dropoff = isTow ? point() : pickup
    const [least, most] = isTow ? TOW_MINUTES : HELP_MINUTES
    const service = least + random() * (most - least) + drive(pickup, dropoff)
    return { at, pickup, dropoff, service }
  })
}

/** The trucks in the morning, anywhere. */
export function trucksOf(seed: number, count: number): DayTruck[] {
  const random = randomFrom(seed * 104_729 + 7)
  return Array.from({ length: count }, () => ({
    at: { x: random() * SIDE, y: random() * SIDE },
    freeAt: 0,
  }))
}
