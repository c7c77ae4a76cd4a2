import { describe, expect, it } from 'vitest'
import { assign, NEVER } from './assign.ts'
import { plan } from './plan.ts'
import { timeLeft } from './time-left.ts'

describe('the assignment', () => {
  it('is the cheapest there is, with more rows, more columns, and pairs that are not allowed', () => {
    expect(
      assign([
        [4, 1, 3],
        [2, 0, 5],
        [3, 2, 2],
      ]),
    ).toEqual([1, 0, 2])
    expect(
      assign([
        [5, 1],
        [4, 2],
        [9, 9],
      ]),
    ).toEqual([1, 0, -1])
    expect(assign([[NEVER, NEVER]])).toEqual([-1])
    expect(
      assign([
        [NEVER, 7],
        [3, NEVER],
      ]),
    ).toEqual([1, 0])
    expect(assign([])).toEqual([])
  })

  it('is as cheap as trying every way, whatever the costs', () => {
    let seed = 7
    const random = () => {
      seed = (seed * 16_807) % 2_147_483_647
      return seed / 2_147_483_647
    }
    for (let round = 0; round < 200; round++) {
      const [rows, columns] = [1 + Math.floor(random() * 5), 1 + Math.floor(random() * 5)]
      const costs = Array.from({ length: rows }, () =>
        Array.from({ length: columns }, () => (random() < 0.2 ? NEVER : Math.floor(random() * 50))),
      )
      expect(worth(costs, assign(costs))).toEqual(best(costs))
    }
  })
})

/** How many are assigned, and what it costs. */
const worth = (costs: number[][], columns: number[]) => {
  const paid = columns.flatMap((column, row) => (column < 0 ? [] : [costs[row]?.[column] ?? NEVER]))
  return { assigned: paid.length, cost: paid.reduce((sum, one) => sum + one, 0) }
}

function best(
  costs: number[][],
  row = 0,
  used = new Set<number>(),
): { assigned: number; cost: number } {
  if (row === costs.length) return { assigned: 0, cost: 0 }
  const ways = [best(costs, row + 1, used)]
  costs[row]?.forEach((cost, column) => {
    if (used.has(column) || cost === NEVER) return
    const rest = best(costs, row + 1, new Set([...used, column]))
    ways.push({ assigned: rest.assigned + 1, cost: rest.cost + cost })
  })
  return ways.reduce((a, b) =>
    b.assigned > a.assigned || (b.assigned === a.assigned && b.cost < a.cost) ? b : a,
  )
}

describe('the plan', () => {
  const ways = (table: Record<string, (number | null)[]>) => {
    const drivers = Object.keys(table)
    return (driver: number, job: number) => table[drivers[driver] ?? '']?.[job] ?? null
  }
  const job = (id: string, waited = 0) => ({ id, waited })

  it('takes the driver who is about to be free where that is sooner, and the free one where it hardly matters', () => {
    const drivers = [
      { id: 'free', freeIn: 0 },
      { id: 'busy', freeIn: 6 },
    ]
    expect(plan({ jobs: [job('a')], drivers, drive: ways({ free: [40], busy: [4] }) })).toEqual([
      { jobId: 'a', driverId: 'busy', freeIn: 6, arrivesIn: 10 },
    ])
    expect(
      plan({ jobs: [job('a')], drivers, drive: ways({ free: [11], busy: [4] }) }),
    ).toMatchObject([{ driverId: 'free', arrivesIn: 11 }])
  })

  it('looks at all jobs together: the nearest of one is left for another who needs them more', () => {
    const drivers = [
      { id: 'near', freeIn: 0 },
      { id: 'far', freeIn: 0 },
    ]
    const found = plan({
      jobs: [job('a'), job('b')],
      drivers,
      drive: ways({ near: [5, 8], far: [9, 40] }),
    })
    expect(found.map(({ jobId, driverId }) => `${jobId} ${driverId}`)).toEqual(['a far', 'b near'])
  })

  it('does not pass a far job over for ever', () => {
    const drivers = [{ id: 'one', freeIn: 0 }]
    const drive = ways({ one: [30, 20] })
    expect(plan({ jobs: [job('far'), job('near')], drivers, drive })).toMatchObject([
      { jobId: 'near' },
    ])
    expect(plan({ jobs: [job('far', 60), job('near')], drivers, drive })).toMatchObject([
      { jobId: 'far' },
    ])
  })

  it('leaves out who can’t do it', () => {
    const drivers = [{ id: 'one', freeIn: 0 }]
    expect(plan({ jobs: [job('a')], drivers, drive: () => null })).toEqual([])
  })
})

describe('what is left of the jobs somebody is on', () => {
  const at = (lat: number) => ({ lat, lng: -96.8 })
  const now = 1_800_000_000_000
  const fresh = { pickup: at(33.1), dropoff: at(33.2), onSceneAt: 0, towingAt: 0, arrivedAt: 0 }
  const left = (more: Partial<typeof fresh>) =>
    timeLeft([{ ...fresh, ...more }], { from: at(33), now })

  it('shrinks with every step, and ends at the drop-off', () => {
    const steps = [
      left({}),
      left({ onSceneAt: now }),
      left({ onSceneAt: now - 10 * 60_000 }),
      left({ onSceneAt: now - 40 * 60_000, towingAt: now }),
      left({ onSceneAt: 1, towingAt: 1, arrivedAt: now - 4 * 60_000 }),
    ]
    expect(steps.map(({ freeIn }) => freeIn)).toEqual(
      steps.map(({ freeIn }) => freeIn).toSorted((a, b) => b - a),
    )
    expect(new Set(steps.map((one) => one.at))).toEqual(new Set([fresh.dropoff]))
    expect(steps.at(-1)?.freeIn).toBe(6)
  })

  it('adds one job to the other, from where the first ends', () => {
    const both = timeLeft([{ ...fresh, towingAt: now, onSceneAt: 1 }, fresh], { from: at(33), now })
    expect(both.freeIn).toBeGreaterThan(
      left({ towingAt: now, onSceneAt: 1 }).freeIn + left({}).freeIn - 20,
    )
  })

  it('is nothing for who has none', () => {
    expect(timeLeft([], { from: null, now })).toEqual({ freeIn: 0, at: null })
  })
})
