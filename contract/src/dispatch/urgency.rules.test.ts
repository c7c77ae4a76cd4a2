import { describe, expect, it } from 'vitest'
import { blankDispatchFields } from './dispatch.fields.ts'
import type { DispatchCall } from './dispatch.schema.ts'
import { stepOf } from './step-of.ts'
import { comparePlaces, inOrder, placeOf } from './urgency.rules.ts'

const NOW = 1_790_000_000_000
const MINUTE = 60_000

/** Numbers that are the same in every run. */
function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

type Job = Parameters<typeof inOrder>[0][number] & Pick<DispatchCall, 'dispatchNumber'>

function aJob(random: (below: number) => number, number: number): Job {
  const ago = (most: number) => NOW - random(most) * MINUTE
  const isActive = random(2) === 1
  const isThere = isActive && random(3) === 0
  return {
    ...blankDispatchFields(),
    id: `019f0000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    dispatchNumber: String(number),
    status: isActive ? 'active' : 'pending',
    createdDate: ago(240),
    priority: random(9) === 0 ? 'Emergency' : 'Normal',
    driverName: isActive && random(8) > 0 ? 'June Park' : '',
    zoneName: ['', 'North', 'South'][random(3)] ?? '',
    offerUnanswered: !isActive && random(4) === 0,
    etaDateTime: random(2) === 0 ? 0 : NOW + (random(90) - 45) * MINUTE,
    onSceneDateTime: isThere ? ago(30) : 0,
  }
}

const aBoard = (seed: number): Job[] => {
  const random = seeded(seed)
  return Array.from({ length: 1 + random(40) }, (_, number) => aJob(random, number))
}

/** What a dispatcher would take first, said once more in plain words and without the rule. */
function mostUrgent(jobs: readonly Job[]): Job | undefined {
  const there = (job: Job) => job.onSceneDateTime > 0
  const longest = (some: readonly Job[], since: (job: Job) => number) =>
    some.toSorted((a, b) => since(a) - since(b) || (a.id < b.id ? -1 : 1))[0]
  const emergencies = jobs.filter(({ priority }) => priority === 'Emergency')
  const received = (job: Job) => job.createdDate
  return (
    longest(
      emergencies.filter((job) => !there(job)),
      received,
    ) ??
    longest(emergencies, received) ??
    longest(
      jobs.filter((job) => job.offerUnanswered && !job.driverName),
      received,
    ) ??
    longest(
      jobs.filter((job) => job.etaDateTime > 0 && job.etaDateTime <= NOW && !there(job)),
      (job) => job.etaDateTime,
    ) ??
    longest(
      jobs.filter((job) => !there(job) && !(job.status === 'active' && job.driverName)),
      received,
    ) ??
    longest(jobs, received)
  )
}

describe('the order by urgency', () => {
  it('has the most urgent job first on each of 2,000 boards', () => {
    const wrong = Array.from({ length: 2_000 }, (_, seed) => aBoard(seed)).filter(
      (jobs) => inOrder(jobs, 'urgent', NOW)[0] !== mostUrgent(jobs),
    )
    expect(wrong).toEqual([])
  })

  it('puts every two jobs the same way round, whichever is asked first', () => {
    for (const sort of ['newest', 'urgent', 'driver'] as const) {
      const places = aBoard(7).map((job) => placeOf(job, sort, NOW))
      for (const one of places)
        for (const other of places)
          expect(Math.sign(comparePlaces(one, other, sort))).toBe(
            -Math.sign(comparePlaces(other, one, sort)) || 0,
          )
    }
  })

  it('lets a scheduled tow wait for its own time', () => {
    const [now, later] = [aJob(seeded(1), 1), aJob(seeded(1), 2)].map((job, index) => ({
      ...job,
      status: 'scheduled' as const,
      priority: 'Normal' as const,
      scheduledDateTime: NOW + index * MINUTE,
    }))
    expect(now && later && inOrder([later, now], 'urgent', NOW)).toEqual([now, later])
  })
})

describe('the step of a job', () => {
  const under = (times: Partial<DispatchCall>) =>
    stepOf({ ...blankDispatchFields(), status: 'active', ...times })

  it('is the furthest one taken, and none for a job that is not under way', () => {
    expect(under({})).toBeNull()
    expect(under({ dispatchedDateTime: 1 })).toBe('dispatched')
    expect(under({ dispatchedDateTime: 1, enrouteDateTime: 2 })).toBe('enroute')
    expect(under({ onSceneDateTime: 2 })).toBe('onScene')
    expect(under({ onSceneDateTime: 2, towingDateTime: 3 })).toBe('towing')
    expect(under({ towingDateTime: 3, destinationArrivalDateTime: 4 })).toBe('arrived')
    expect(under({ status: 'pending', dispatchedDateTime: 1 })).toBeNull()
    expect(under({ status: 'completed', towingDateTime: 1 })).toBeNull()
  })
})
