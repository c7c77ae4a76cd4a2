import {
  dependsOnText,
  extrasOf,
  fromSheets,
  hoursOf,
  type JobPrice,
  type JobToPrice,
  type LatLng,
  lineItemOf,
  localMoment,
  priceJob as operation,
  type PriceFacts,
  type PriceRange,
  priceRange,
  questionOf,
  type Sheets,
  type Span,
  spanOf,
} from '@towline/contract'
import { z } from 'zod'
import { handle, inside, type Outside } from '../../platform/handler.ts'
import { ownCompany } from '../company/index.ts'
import { sheetsInForce } from '../rates/index.ts'
import { zoneNameAt } from '../zones/index.ts'

/** What a job comes to by the rates of the day it was received. */
export const priceJob = handle(operation, async (_context, _input, price: JobPrice) => price, {
  reads: true,
  prepare: async (outside, { body }): Promise<JobPrice> => {
    const { sheets, range } = await rangeOf(outside, body)
    const offered = {
      extras: extrasOf(sheets),
      storage: fromSheets(sheets, 'storage'),
      validFrom: sheets.validFrom,
      accountName: sheets.accountName,
    }
    return { ...(typeof range === 'string' ? noPrice(range) : priced(range)), ...offered }
  },
})

type Quote = Pick<PriceRange, 'leastCents' | 'mostCents' | 'dependsOn'> | null

/** What the phone agent may say a tow costs; null where the rates have no price for what is known. */
export const quoteJob = handle(
  inside({
    name: 'quoteJob',
    because: 'the phone agent says a price in a call, and only what the rates say',
    body: z.custom<JobToPrice>(),
    reply: z.custom<Quote>(),
  }),
  async (_context, _input, quote: Quote) => quote,
  {
    reads: true,
    prepare: async (outside, { body }): Promise<Quote> => {
      const { range } = await rangeOf(outside, body)
      if (typeof range === 'string' || range.leastCents <= 0) return null
      const { leastCents, mostCents, dependsOn } = range
      return { leastCents, mostCents, dependsOn }
    },
  },
)

/** What a job may come to by the rates in force; null where they have no price for what is known. */
export async function estimateOf(outside: Outside, job: JobToPrice): Promise<PriceRange | null> {
  const { range } = await rangeOf(outside, job)
  return typeof range === 'string' ? null : range
}

type Missing = NonNullable<JobPrice['missing']>

/** What a job may cost by the rates in force, or what is missing for a price. */
async function rangeOf(
  outside: Outside,
  body: JobToPrice,
): Promise<{ sheets: Known['sheets']; range: PriceRange | Missing }> {
  const known = await knownOf(outside, body)
  const { sheets } = known
  if (!sheets.account && !sheets.company) return { sheets, range: 'rates' }
  const job = { ...unknown, ...withoutUndefined(body) }
  const question = questionOf(job, await factsOf(outside, known, body))
  if (!question) return { sheets, range: job.status === 'cancelled' ? 'fee' : 'facts' }
  const range = priceRange(sheets, question)
  return { sheets, range: range ?? (question.outcome === 'done' ? 'rate' : 'fee') }
}

/** A job of which nothing is known. */
const unknown = {
  status: 'pending',
  towReason: '',
  dropoffAddress: '',
  vehicleType: '',
  mcCoverageAmt: 0,
  dispatchedDateTime: 0,
  onSceneDateTime: 0,
  towingDateTime: 0,
  completedDateTime: 0,
  cancelReason: '',
} as const

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }
const withoutUndefined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>

type Known = {
  sheets: Sheets & { validFrom: string | null; accountName: string }
  hours: PriceFacts['hours']
  /** The zone of the pickup, where zones have prices. */
  zone: string
  yard: LatLng | null
}

/** The rates in force when the job was received, its hours, and where the trucks set out from. */
async function knownOf(
  { readFirst, companyId, now, fail }: Outside,
  job: JobToPrice,
): Promise<Known> {
  const id = companyId ?? fail('forbidden')
  return readFirst(async (tx) => {
    const { lat, lng, time_zone } = await ownCompany(tx, id)
    const received = job.createdDate || now
    const sheets = await sheetsInForce(tx, id, {
      accountId: job.billToId || job.vendorId || '',
      day: localMoment(received, time_zone).day,
    })
    const pickup = job.pickupAddressLatLng ?? null
    const hasZones = [sheets.account, sheets.company].some((sheet) => sheet?.zones.length)
    const moment = localMoment(job.scheduledDateTime || received, time_zone)
    return {
      sheets,
      hours: hoursOf(moment, fromSheets(sheets, 'hours')),
      zone: hasZones && pickup ? await zoneNameAt(tx, id, pickup) : '',
      yard: lat === null || lng === null ? null : { lat, lng },
    }
  })
}

/** The miles of a job; the way to it is looked up only where somebody charges for it. */
async function factsOf(
  outside: Outside,
  { sheets, hours, zone, yard }: Known,
  { pickupAddressLatLng: pickup = null, dropoffAddressLatLng: dropoff = null }: JobToPrice,
): Promise<PriceFacts> {
  const services = [sheets.account, sheets.company].flatMap((sheet) => sheet?.services ?? [])
  const needs = (field: 'perLoadedMile' | 'perUnloadedMile') =>
    services.some((rate) => rate[field] > 0)
  const [loadedMiles, unloadedMiles] = await Promise.all([
    needs('perLoadedMile') ? milesOf(outside, pickup, dropoff) : null,
    needs('perUnloadedMile') ? milesOf(outside, yard, pickup) : null,
  ])
  return { hours, zone, loadedMiles, unloadedMiles }
}

async function milesOf(
  { maps }: Outside,
  from: LatLng | null,
  to: LatLng | null,
): Promise<Span | null> {
  if (!from || !to) return null
  const route = await maps.route(from, to)
  return route.status === 'OK' ? spanOf(route) : null
}

const dollars = (cents: number) => cents / 100

type Offered = 'extras' | 'storage' | 'validFrom' | 'accountName'

function priced({ leastCents, mostCents, price, dependsOn }: PriceRange): Omit<JobPrice, Offered> {
  const { share } = price
  return {
    missing: null,
    least: dollars(leastCents),
    most: mostCents === null ? null : dollars(mostCents),
    items: price.items.map((item) => ({
      ...lineItemOf(item),
      explanation: item.explanation,
    })),
    isForLightVehicle: dependsOn.includes('vehicle class'),
    dependsOn: dependsOn.map((what) => dependsOnText[what]),
    share: share && {
      club: dollars(share.clubCents),
      customer: dollars(share.customerCents),
      explanation: share.explanation,
    },
  }
}

const noPrice = (missing: JobPrice['missing']): Omit<JobPrice, Offered> => ({
  missing,
  least: 0,
  most: null,
  items: [],
  isForLightVehicle: false,
  dependsOn: [],
  share: null,
})
