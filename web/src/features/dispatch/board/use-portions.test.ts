import { describe, expect, it } from 'vitest'
import { portionOf, type Stretch } from './use-portions.ts'

const wanted = { first: 0, last: 44 }
const between =
  ({ first, last }: Stretch) =>
  (place: number) =>
    place >= first && place <= last
const nowhere = () => false

describe('the rows that are drawn at a time', () => {
  it('are the first of those on the screen, then more of them, then those around', () => {
    const seen = { first: 8, last: 36 }
    const drawn: Stretch[] = [portionOf(wanted, seen, nowhere, 14)]
    for (let time = 0; time < 3; time += 1)
      drawn.push(portionOf(wanted, seen, between(drawn.at(-1) ?? wanted), 14))
    expect(drawn).toEqual([
      { first: 8, last: 21 },
      { first: 8, last: 35 },
      { first: 3, last: 44 },
      wanted,
    ])
  })

  it('keep all that is there, also when one comes up in the middle', () => {
    const isThere = (place: number) => place !== 20
    expect(portionOf(wanted, wanted, isThere, 1)).toEqual(wanted)
  })

  it('grow upward from those that are there, as one scrolls up', () => {
    const isThere = between({ first: 27, last: 60 })
    expect(portionOf(wanted, { first: 8, last: 36 }, isThere, 14)).toEqual({ first: 13, last: 44 })
  })

  it('are none of an empty list', () => {
    expect(portionOf({ first: 0, last: -1 }, { first: 0, last: -1 }, nowhere, 14)).toEqual({
      first: 0,
      last: -1,
    })
  })
})
