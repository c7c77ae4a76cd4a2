import { type DayJob, type DayTruck, drive, randomFrom } from './routing-days.ts'
import type { Outcome } from './routing-policies.ts'

const ROUNDS = 60_000

/**
 * A plan made with the whole day known beforehand: trucks may set out before a job comes in. It begins with each
 * job at the truck that would be there first, and moves jobs to other places in other trucks' orders while that
 * shortens what customers wait. The best plan there is can only be better.
 */
export function withHindsight(
  jobs: readonly DayJob[],
  trucks: readonly DayTruck[],
  seed: number,
): Outcome {
  const random = randomFrom(seed * 65_537 + 11)
  const orders: DayJob[][] = trucks.map(() => [])
  for (const job of jobs) {
    const costs = orders.map(
      (order, at) => waitOf([...order, job], trucks[at]) - waitOf(order, trucks[at]),
    )
    orders[costs.indexOf(Math.min(...costs))]?.push(job)
  }
  const waits = orders.map((order, at) => waitOf(order, trucks[at]))
  for (let round = 0; round < ROUNDS; round++) {
    const from = Math.floor(random() * orders.length)
    const source = orders[from]
    if (!source || source.length === 0) continue
    const job = source[Math.floor(random() * source.length)]
    const to = Math.floor(random() * orders.length)
    if (!job) continue
    const without = source.filter((one) => one !== job)
    const target = to === from ? without : (orders[to] ?? [])
    // Near its turn in time: a job is never well served by going far before or behind it.
    const turn = target.filter(({ at }) => at < job.at).length + Math.floor(random() * 5) - 2
    const place = Math.max(0, Math.min(target.length, turn))
    const withIt = [...target.slice(0, place), job, ...target.slice(place)]
    const [left, right] = [waitOf(without, trucks[from]), waitOf(withIt, trucks[to])]
    const before = (waits[from] ?? 0) + (to === from ? 0 : (waits[to] ?? 0))
    if ((to === from ? right : left + right) >= before) continue
    orders[from] = without
    waits[from] = left
    orders[to] = withIt
    waits[to] = right
  }
  return orders.reduce<Outcome>(
    (all, order, at) => {
      const { waits: more, miles } = served(order, trucks[at])
      return { waits: [...all.waits, ...more], miles: all.miles + miles }
    },
    { waits: [], miles: 0 },
  )
}

const waitOf = (order: readonly DayJob[], truck: DayTruck | undefined) =>
  served(order, truck).waits.reduce((sum, one) => sum + one, 0)

/** One truck's jobs in this order. */
function served(order: readonly DayJob[], truck: DayTruck | undefined): Outcome {
  const outcome: Outcome = { waits: [], miles: 0 }
  if (!truck) return outcome
  let { at, freeAt } = truck
  for (const job of order) {
    const way = drive(at, job.pickup)
    const there = Math.max(job.at, freeAt + way)
    outcome.waits.push(there - job.at)
    outcome.miles += way / 2
    freeAt = there + job.service
    at = job.dropoff
  }
  return outcome
}
