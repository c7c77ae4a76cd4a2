import type { Spot } from './basemap/drawn-basemap.geometry.ts'
import type { Pause } from './in-slices.ts'

const ROUNDS = 30
const GOLDEN_ANGLE = 2.399963
/** More squares than a map is high, so that one number names a square. */
const FAR = 1_000_003

/**
 * Moves markers that lie on one another apart until each can be pressed. Answers how far each is from
 * its place, in the order given; those that stand alone stay where they are. It can be left off after
 * each round.
 */
export function* separating(spots: readonly Spot[], apart: number): Generator<Pause, Spot[]> {
  const moved = fanOut(spots, apart)
  for (let round = 0; round < ROUNDS && pushApart(moved, apart); round += 1) yield
  return moved.map((spot, index) => {
    const home = spots[index] ?? spot
    return { x: spot.x - home.x, y: spot.y - home.y }
  })
}

/** Spots at the very same place are laid out like the seeds of a sunflower, which has no two at one place. */
function fanOut(spots: readonly Spot[], apart: number): Spot[] {
  const heaps = new Map<string, number>()
  return spots.map(({ x, y }) => {
    const place = `${Math.round(x)},${Math.round(y)}`
    const before = heaps.get(place) ?? 0
    heaps.set(place, before + 1)
    const distance = apart * 0.6 * Math.sqrt(before)
    const angle = before * GOLDEN_ANGLE
    return { x: x + distance * Math.cos(angle), y: y + distance * Math.sin(angle) }
  })
}

/** One round of pushing; answers whether anything had to be moved. */
function pushApart(spots: readonly Spot[], apart: number): boolean {
  const squares = new Map<number, Spot[]>()
  let moved = false
  // Pairs that may be too close are found by squares as wide as the distance to keep.
  for (const spot of spots) {
    const square = Math.floor(spot.x / apart) * FAR + Math.floor(spot.y / apart)
    for (const beside of BESIDE)
      for (const other of squares.get(square + beside) ?? [])
        if (push(other, spot, apart)) moved = true
    const own = squares.get(square)
    if (own) own.push(spot)
    else squares.set(square, [spot])
  }
  return moved
}

/** The square itself and the eight around it. */
const BESIDE = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => x * FAR + y))

function push(one: Spot, other: Spot, apart: number): boolean {
  const x = other.x - one.x
  const y = other.y - one.y
  const distance = Math.hypot(x, y)
  if (distance >= apart - 0.5) return false
  const share = (apart - distance) / 2 / (distance || 1)
  const [pushX, pushY] = distance ? [x * share, y * share] : [apart / 2, 0]
  one.x -= pushX
  one.y -= pushY
  other.x += pushX
  other.y += pushY
  return true
}
