import { startTransition, useLayoutEffect, useReducer, useRef } from 'react'

/**
 * So many rows come to be in one frame: more of them would hold up a key or a turn of the wheel, for what costs the
 * browser most, their layout and their painting, it does once a frame for all of them.
 */
const PORTION = 4

/** Places in a list, both ends of it included. */
export type Stretch = { first: number; last: number }

/**
 * Which rows are drawn now: those that are there stay, and of the others only so many come in a frame, the ones on the
 * screen first; the rest follow frame by frame. `idAt` answers a row's id, by its place.
 */
export function usePortions(
  wanted: Stretch,
  seen: Stretch,
  idAt: (place: number) => string,
): Stretch {
  const there = useRef<ReadonlySet<string>>(new Set())
  const left = useRef(PORTION)
  const [, goOn] = useReducer((times: number) => times + 1, 0)
  const drawn = portionOf(wanted, seen, (place) => there.current.has(idAt(place)), left.current)
  const isAll = drawn.first === wanted.first && drawn.last === wanted.last
  useLayoutEffect(() => {
    const ids = new Set<string>()
    for (let place = drawn.first; place <= drawn.last; place += 1) {
      const id = idAt(place)
      ids.add(id)
      if (!there.current.has(id)) left.current -= 1
    }
    there.current = ids
    if (isAll && left.current === PORTION) return
    const frame = requestAnimationFrame(() => {
      left.current = PORTION
      if (!isAll) startTransition(goOn)
    })
    return () => cancelAnimationFrame(frame)
  })
  return drawn
}

/** One stretch without gaps, of which at most a portion is not there yet. */
export function portionOf(
  wanted: Stretch,
  seen: Stretch,
  isThere: (place: number) => boolean,
  portion: number,
): Stretch {
  let left = portion
  const mayAdd = (place: number) => {
    if (isThere(place)) return true
    if (left === 0) return false
    left -= 1
    return true
  }
  const begin = firstThere(wanted, isThere) ?? seen.first
  const drawn = { first: begin, last: begin - 1 }
  // What is on the screen, then what one may scroll to.
  for (const goal of [seen, wanted]) {
    while (drawn.last < goal.last && mayAdd(drawn.last + 1)) drawn.last += 1
    while (drawn.first > goal.first && mayAdd(drawn.first - 1)) drawn.first -= 1
  }
  return drawn
}

function firstThere(
  { first, last }: Stretch,
  isThere: (place: number) => boolean,
): number | undefined {
  for (let place = first; place <= last; place += 1) if (isThere(place)) return place
  return undefined
}
