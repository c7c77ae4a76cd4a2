import { type DispatchCall, inOrder, type JobSort, placeOf } from '@towline/contract'
import { describe, expect, it } from 'vitest'
import { aCall } from '../../../testing/records.ts'
import { type CallList, callsOf, countsAfter, patchList } from './live-lists.ts'

const pending = { status: 'pending', searchText: '', sort: 'newest' } as const
const NOW = 1_790_000_000_000
const idOf = (number: number) => `019f0000-0000-7000-8000-${String(number).padStart(12, '0')}`

/** A job made at this minute, so that a higher number is newer. */
const job = (minute: number, known: Parameters<typeof aCall>[0] = {}) =>
  aCall({ id: idOf(minute), createdDate: minute, dispatchNumber: String(minute), ...known })

const listOf = (pages: number[][], isWhole = true): CallList => ({
  pages: pages.map((minutes, index) => ({
    calls: minutes.map((minute) => job(minute)),
    next:
      isWhole && index === pages.length - 1
        ? undefined
        : { after: placeOf(job(minutes.at(-1) ?? 0), 'newest', NOW), now: NOW },
  })),
  pageParams: pages.map(() => null),
})

const numbers = (list: CallList) =>
  callsOf(list).map(({ dispatchNumber }) => Number(dispatchNumber))
const after = (list: CallList, call = job(1), shown: Parameters<typeof patchList>[1] = pending) =>
  patchList(list, shown, [call], NOW)

describe('a job that is heard of', () => {
  it.each([
    [
      'the newest comes first',
      [
        [9, 7],
        [5, 3],
      ],
      10,
      [10, 9, 7, 5, 3],
    ],
    [
      'one in between comes to its place',
      [
        [9, 7],
        [5, 3],
      ],
      6,
      [9, 7, 6, 5, 3],
    ],
    [
      'the oldest comes last',
      [
        [9, 7],
        [5, 3],
      ],
      1,
      [9, 7, 5, 3, 1],
    ],
    ['the first one comes into an empty list', [[]], 4, [4]],
  ])('%s', (_, pages, minute, shown) => {
    expect(numbers(after(listOf(pages), job(minute)).list)).toEqual(shown)
  })

  it('is left out when its place is further down than has been read', () => {
    const list = listOf([[9, 7]], false)
    expect(after(list, job(2)).list).toBe(list)
  })

  it('replaces what was shown of it and leaves every other card the same object', () => {
    const list = listOf([
      [9, 7],
      [5, 3],
    ])
    const { list: next } = after(list, job(5, { version: 2, customerName: 'Nadia' }))
    expect(callsOf(next).map(({ customerName }) => customerName)).toEqual(['', '', 'Nadia', ''])
    expect(next.pages[0]).toBe(list.pages[0])
    expect(next.pages[1]?.calls[1]).toBe(list.pages[1]?.calls[1])
  })

  it('never puts an older version over a newer one', () => {
    const { list } = after(listOf([[5]]), job(5, { version: 3, customerName: 'Nadia' }))
    expect(after(list, job(5, { version: 2 })).list).toBe(list)
  })

  it.each(['active', 'scheduled', 'completed', 'cancelled'] as const)(
    'leaves the pending list when it is %s',
    (status) => {
      expect(numbers(after(listOf([[9, 7]]), job(9, { version: 2, status })).list)).toEqual([7])
    },
  )

  it.each([
    ['pending', 'current'],
    ['active', 'current'],
    ['cancelled', 'completed'],
  ] as const)('is shown, when %s, under %s', (status, filter) => {
    const shown = { status: filter, searchText: '', sort: 'newest' as const }
    expect(numbers(after(listOf([[]]), job(4, { status }), shown).list)).toEqual([4])
  })

  it('changes nothing when it belongs elsewhere', () => {
    const list = listOf([[9]])
    expect(after(list, job(4, { status: 'completed' })).list).toBe(list)
  })
})

describe('a list by urgency or by driver', () => {
  const one = (minute: number, known: Partial<DispatchCall> = {}) =>
    job(minute, { version: minute, ...known })
  const listIn = (sort: JobSort, jobs: DispatchCall[], isWhole = true): CallList => {
    const calls = inOrder(jobs, sort, NOW)
    const last = calls.at(-1)
    const next = isWhole || !last ? undefined : { after: placeOf(last, sort, NOW), now: NOW }
    return { pages: [{ calls, next }], pageParams: [null] }
  }
  const known = [one(1), one(3), one(5, { priority: 'Emergency' }), one(7, { driverName: 'June' })]

  it.each(['urgent', 'driver'] as const)(
    'has every change where reading it anew would, %s',
    (sort) => {
      const changes = [
        one(9),
        one(2, { priority: 'Emergency' }),
        job(3, { version: 9, priority: 'Emergency' }),
        job(5, { version: 9 }),
        job(7, { version: 9, driverName: 'Ann', offerUnanswered: true }),
        job(1, { version: 9, etaDateTime: NOW - 1, offerUnanswered: false }),
        job(1, { version: 9, status: 'active', driverName: 'June' }),
      ]
      for (const change of changes) {
        const shown = { status: 'current', searchText: '', sort } as const
        const { list } = after(listIn(sort, known), change, shown)
        const jobs = [...known.filter(({ id }) => id !== change.id), change]
        expect(numbers(list)).toEqual(numbers(listIn(sort, jobs)))
      }
    },
  )

  it('lets go of a job whose place is further down than has been read, and takes in one above it', () => {
    const shown = { status: 'current', searchText: '', sort: 'urgent' } as const
    const list = listIn('urgent', known.slice(0, 3), false)
    const gone = job(1, { version: 9, status: 'active', driverName: 'June' })
    expect(numbers(after(list, gone, shown).list)).toEqual([5, 3])
    expect(numbers(after(list, one(2), shown).list)).toEqual([5, 1, 2, 3])
  })
})

describe('under a text filter', () => {
  const shown = { status: 'pending', searchText: 'civic', sort: 'newest' } as const

  it('a job that may match is not guessed at but asked for', () => {
    const list = listOf([[9]])
    expect(after(list, job(10), shown)).toEqual({ list, unsure: true })
  })

  it('a job that is shown follows at once, and is asked for too', () => {
    const { list, unsure } = after(listOf([[9]]), job(9, { version: 2, notes: 'x' }), shown)
    expect(callsOf(list)[0]?.notes).toBe('x')
    expect(unsure).toBe(true)
  })

  it('a job of another status is not asked for', () => {
    expect(after(listOf([[9]]), job(10, { status: 'active' }), shown).unsure).toBe(false)
  })
})

describe('callsOf', () => {
  it('shows a job once that two readings put on two pages', () => {
    expect(
      numbers(
        listOf([
          [9, 7],
          [7, 3],
        ]),
      ),
    ).toEqual([9, 7, 3])
  })
})

describe('countsAfter', () => {
  const counts = { pending: 3, active: 2, current: 5, scheduled: 1, completed: 7 }

  it.each([
    ['a new job', null, 'pending', { pending: 4, current: 6 }],
    ['a dispatched one', 'pending', 'active', { pending: 2, active: 3 }],
    ['a finished one', 'active', 'completed', { active: 1, current: 4, completed: 8 }],
    ['a cancelled one', 'scheduled', 'cancelled', { scheduled: 0, completed: 8 }],
    ['one cancelled after it was finished', 'completed', 'cancelled', {}],
    ['one that only changed', 'pending', 'pending', {}],
  ] as const)('follow %s', (_, was, is, changed) => {
    expect(countsAfter(counts, was, is)).toEqual({ ...counts, ...changed })
  })
})
