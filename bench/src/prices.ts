import { type OpenQuestion, priceOf, priceRange, RateHours, Rates } from '@towline/contract'
import { quantile, type Table } from './report.ts'

const ROUNDS = 5_000
const WARM = 1_000

/** A sheet of ten lines; the job asked for is met by the last of them. */
const tenRules = Rates.parse({
  services: [
    ...RateHours.options
      .flatMap((hours) =>
        ['Light', 'Heavy'].map((vehicleClass) => ({
          service: 'Tow',
          vehicleClass,
          hours,
          base: 95,
        })),
      )
      .slice(0, 9),
    {
      service: 'Tow',
      base: 75,
      perLoadedMile: 4,
      freeLoadedMiles: 5,
      perQuarterHour: 40,
      minimum: 90,
    },
  ],
  coverage: { miles: 10, dollars: 100 },
})

const job: OpenQuestion & { vehicleClass: 'Medium'; minutesOnScene: number } = {
  service: 'Tow',
  vehicleClass: 'Medium',
  hours: ['Weekend', 'Night', 'Any'],
  zone: '',
  loadedMiles: { least: 12.3, most: 15 },
  unloadedMiles: { least: 3, most: 4 },
  minutesOnScene: 40,
  outcome: 'done',
  coveredDollars: 0,
}

/** What the calculator takes for a job with ten rules, for the price and for the range of one still open. */
export async function measurePrices(): Promise<Table[]> {
  const sheets = { account: null, company: tenRules }
  const known = { ...job, loadedMiles: 12.3, unloadedMiles: 3 }
  return [
    {
      title: 'The price of a job by ten rules',
      columns: ['', 'p50', 'p99', 'longest'],
      rows: [
        ['price', ...timesOf(() => priceOf(sheets, known))],
        ['range, kind of vehicle known', ...timesOf(() => priceRange(sheets, job))],
        ['range, not known', ...timesOf(() => priceRange(sheets, { ...job, vehicleClass: null }))],
      ],
      note: `${ROUNDS} each, one after the other. Wanted: under 1 ms.`,
    },
  ]
}

/** What a run takes, in microseconds: half of them, all but a hundredth, and the longest. */
function timesOf(run: () => unknown): string[] {
  const times: number[] = []
  for (let round = -WARM; round < ROUNDS; round++) {
    const began = performance.now()
    run()
    if (round >= 0) times.push((performance.now() - began) * 1000)
  }
  return [quantile(times, 0.5), quantile(times, 0.99), Math.max(...times)].map(
    (value) => `${value.toFixed(1)} µs`,
  )
}
