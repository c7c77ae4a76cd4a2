import type {
  DependsOn,
  OpenQuestion,
  PricedItem,
  PriceOutcome,
  RateService,
  Span,
} from '../rates/index.ts'
import type { LineItem } from './dispatch.billing.ts'
import type { CallStatus, TowReason } from './dispatch.choices.ts'
import type { DispatchFields } from './dispatch.fields.ts'
import { GONE_ON_ARRIVAL } from './lifecycle.schema.ts'

/** What each reason is charged as; where the vehicle is taken somewhere, roadside help is a tow. */
const services: Record<TowReason, { service: RateService; isRoadside?: true }> = {
  Breakdown: { service: 'Tow' },
  Accident: { service: 'Tow' },
  'Flat tire': { service: 'Tire change', isRoadside: true },
  'Dead battery': { service: 'Jump start', isRoadside: true },
  Lockout: { service: 'Lockout', isRoadside: true },
  'Out of fuel': { service: 'Fuel delivery', isRoadside: true },
  "Won't shift": { service: 'Tow' },
  Overheating: { service: 'Tow' },
  'Stuck/winch': { service: 'Winch out' },
  'Recovery/rollover': { service: 'Recovery' },
  'Dealer/shop transfer': { service: 'Transport' },
  Transport: { service: 'Transport' },
  Abandoned: { service: 'Impound' },
  'Illegally parked (PPI)': { service: 'Impound' },
  'Police impound': { service: 'Impound' },
  Repossession: { service: 'Other' },
  'Storage relocation': { service: 'Tow' },
  'Equipment move': { service: 'Transport' },
  Other: { service: 'Tow' },
}

const known = new Map<string, { service: RateService; isRoadside?: true }>(Object.entries(services))

/** What a job is charged as; a tow for a reason in words of somebody's own. Null while nothing is known. */
export function serviceOf({
  towReason,
  dropoffAddress,
}: Pick<DispatchFields, 'towReason' | 'dropoffAddress'>): RateService | null {
  const row = known.get(towReason)
  const goesSomewhere = dropoffAddress !== ''
  if (!row) return towReason !== '' || goesSomewhere ? 'Tow' : null
  return row.isRoadside && goesSomewhere ? 'Tow' : row.service
}

const MINUTE = 60_000

type Ends = Pick<
  DispatchFields,
  'dispatchedDateTime' | 'onSceneDateTime' | 'towingDateTime' | 'completedDateTime' | 'cancelReason'
> & { status: CallStatus }

/** How the job ended, as far as its price goes; null for one cancelled before a truck was sent, which is free. */
export function outcomeOf(job: Ends): PriceOutcome | null {
  if (job.status !== 'cancelled') return 'done'
  if (job.cancelReason === GONE_ON_ARRIVAL) return 'gone on arrival'
  return job.dispatchedDateTime > 0 ? 'cancelled' : null
}

/** Minutes of work on scene: from arriving there to towing or, without, to the end. Null while not known. */
export function minutesOnScene(job: Ends): number | null {
  const end = job.towingDateTime || job.completedDateTime
  if (job.onSceneDateTime === 0 || end <= job.onSceneDateTime) return null
  return Math.round((end - job.onSceneDateTime) / MINUTE)
}

/** How much longer than the straight line a road is, at the most; on average it is about a quarter. */
const ROAD = 1.4

/** The miles to charge for a route: a span where no road was looked at. */
export const spanOf = ({ miles, estimated }: { miles: number; estimated: boolean }): Span =>
  estimated ? { least: miles, most: miles * ROAD } : { least: miles, most: miles }

/** What a route or a lookup adds to the facts of a job. */
export type PriceFacts = Pick<OpenQuestion, 'hours' | 'zone' | 'loadedMiles' | 'unloadedMiles'>

/** The question to the rates that a job asks; null while it is not known what it is, or where it is free. */
export function questionOf(
  job: Ends &
    Pick<DispatchFields, 'towReason' | 'dropoffAddress' | 'vehicleType' | 'mcCoverageAmt'>,
  facts: PriceFacts,
): OpenQuestion | null {
  const service = serviceOf(job)
  const outcome = outcomeOf(job)
  if (!service || !outcome) return null
  const goesNowhere = job.dropoffAddress === ''
  return {
    ...facts,
    service,
    outcome,
    vehicleClass: job.vehicleType || null,
    // Roadside help and a winch are over where they began.
    loadedMiles: goesNowhere && service !== 'Tow' ? { least: 0, most: 0 } : facts.loadedMiles,
    minutesOnScene: minutesOnScene(job),
    coveredDollars: Math.max(0, job.mcCoverageAmt),
  }
}

/** What a price still depends on, in words. */
export const dependsOnText: Record<DependsOn, string> = {
  'vehicle class': 'the type of vehicle',
  miles: 'the miles by road',
  'unloaded miles': 'the miles to the pickup',
  'time on scene': 'the time on scene',
}

/** An item of a price as an item of the bill. */
export const lineItemOf = (item: PricedItem): LineItem => ({
  name: item.name,
  amount: item.amountCents / 100,
  quantity: item.quantity,
  unit: item.unit,
  rate: item.rateCents / 100,
  taxable: item.taxable,
})

/** What rounding makes of an amount at the most. */
const HALF_A_CENT = 0.00501

/** `7 miles × $3.50`, where that is what makes the amount; empty where it is not. */
export function howItCame({ amount, quantity, unit, rate }: LineItem): string {
  if (quantity === undefined || rate === undefined || quantity === 1) return ''
  if (Math.abs(quantity * rate - amount) > HALF_A_CENT) return ''
  const units = unit ? ` ${unit}${unit === 'each' ? '' : 's'}` : ''
  return `${quantity}${units} × $${rate.toFixed(2)}`
}
