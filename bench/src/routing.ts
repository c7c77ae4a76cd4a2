import { plan } from '@towline/server/testing/routing'
import { ms, quantile, type Table } from './report.ts'
import { dayOf, randomFrom, trucksOf } from './routing-days.ts'
import { withHindsight } from './routing-hindsight.ts'
import { firstCome, live, nearest, type Outcome, type Policy, planned } from './routing-policies.ts'

const TRUCKS = 16
const JOBS = 400
const SEEDS = 20
const RATES = [4, 6, 9, 11, 13]
const DECLINED = 0.15
const LONG_MINUTES = 60

/** What customers wait by who chooses the driver, over simulated days; and what one decision takes. */
export async function measureRouting(): Promise<Table[]> {
  return [
    tableOf('Who goes: minutes a customer waits', 0),
    tableOf(`The same, ${DECLINED * 100} % of all offers declined`, DECLINED),
    decisions(),
  ]
}

function tableOf(title: string, declines: number): Table {
  return {
    title,
    columns: [
      'jobs an hour',
      'first come',
      'nearest both ways',
      'together',
      'against nearest',
      'known beforehand',
    ],
    rows: RATES.map((rate) => {
      const days = Array.from({ length: SEEDS }, (_, at) => at + 1).map((seed) => {
        const [jobs, trucks] = [dayOf(seed, { rate, jobs: JOBS }), trucksOf(seed, TRUCKS)]
        const by = (policy: Policy) => live(jobs, trucks, { policy, declines, seed })
        return {
          first: by(firstCome),
          near: by(nearest),
          ours: by(planned),
          best: declines ? null : withHindsight(jobs, trucks, seed),
        }
      })
      const [near, ours] = [
        figures(days.map((day) => day.near)),
        figures(days.map((day) => day.ours)),
      ]
      const known = days.flatMap(({ best }) => (best ? [best] : []))
      return [
        rate,
        words(figures(days.map(({ first }) => first))),
        words(near),
        words(ours),
        `mean ${change(ours.mean, near.mean)}, p90 ${change(ours.p90, near.p90)}, miles ${change(ours.miles, near.miles)}`,
        known.length > 0 ? words(figures(known)) : '',
      ]
    }),
    note: `${TRUCKS} trucks, ${JOBS} jobs a day, ${SEEDS} days from seeds; 40 × 40 miles by the straight line at 30 mph, ${'60 % tows'}. Mean / p90 / share over ${LONG_MINUTES} min, each the mean of the days. Known beforehand: the best plan a search found that knows the whole day.`,
  }
}

type Figures = { mean: number; p90: number; long: number; miles: number }

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)

const figures = (days: readonly Outcome[]): Figures => ({
  mean: mean(days.map(({ waits }) => mean(waits))),
  p90: mean(days.map(({ waits }) => quantile(waits, 0.9))),
  long: mean(days.map(({ waits }) => mean(waits.map((one) => (one > LONG_MINUTES ? 100 : 0))))),
  miles: mean(days.map(({ miles }) => miles)),
})

const words = ({ mean: average, p90, long }: Figures) =>
  `${average.toFixed(1)} / ${p90.toFixed(0)} / ${long.toFixed(1)} %`

const change = (ours: number, theirs: number) => {
  const percent = (ours / theirs - 1) * 100
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent).toFixed(1)} %`
}

const ROUNDS = 500

function decisions(): Table {
  return {
    title: 'One decision',
    columns: ['jobs × drivers', 'p50', 'p99', 'CPU each'],
    rows: [10, 30, 100].map((size) => {
      const random = randomFrom(size)
      const ways = Array.from({ length: size * size }, () => random() * 60)
      const input = {
        jobs: Array.from({ length: size }, (_, at) => ({ id: String(at), waited: random() * 40 })),
        drivers: Array.from({ length: size }, (_, at) => ({
          id: String(at),
          freeIn: random() * 40,
        })),
        drive: (driver: number, job: number) => ways[driver * size + job] ?? null,
      }
      for (let at = 0; at < 50; at++) plan(input)
      const before = process.cpuUsage()
      const times = Array.from({ length: ROUNDS }, () => {
        const began = performance.now()
        plan(input)
        return performance.now() - began
      })
      const { user, system } = process.cpuUsage(before)
      const cpu = (user + system) / 1000 / ROUNDS
      return [`${size} × ${size}`, ms(quantile(times, 0.5)), ms(quantile(times, 0.99)), ms(cpu)]
    }),
    note: `${ROUNDS} decisions each. Wanted: under 5 ms for 30 × 30.`,
  }
}
