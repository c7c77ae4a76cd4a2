import { chooseRate, type Sheets, zonePriceOf } from './choose-rate.ts'
import { type Price, type PriceQuestion, priceOf } from './price.ts'
import { VehicleClass } from './rates.schema.ts'

/** The least and the most that something may be. */
export type Span = { least: number; most: number }

/** A job as far as it is known; null is what nobody knows yet. */
export type OpenQuestion = Omit<
  PriceQuestion,
  'vehicleClass' | 'loadedMiles' | 'unloadedMiles' | 'minutesOnScene'
> & {
  vehicleClass: VehicleClass | null
  loadedMiles: Span | null
  unloadedMiles: Span | null
  minutesOnScene: number | null
}

/** What the price still depends on. */
export type DependsOn = 'vehicle class' | 'miles' | 'unloaded miles' | 'time on scene'

/** What a job may cost. `mostCents` is null where nothing bounds it yet. */
export type PriceRange = {
  leastCents: number
  mostCents: number | null
  /** The price at the least: what can be said of the items now. */
  price: Price
  dependsOn: DependsOn[]
}

/** What most vehicles are: what a price is told for while nobody knows the kind of vehicle. */
const MOST_LIKELY: VehicleClass = 'Light'

/** What a job may cost by the rates, before tax; null when no line is for it. */
export function priceRange(sheets: Sheets, open: OpenQuestion): PriceRange | null {
  const range = rangeOfClass(sheets, { ...open, vehicleClass: open.vehicleClass ?? MOST_LIKELY })
  if (!range || open.vehicleClass) return range
  const others = VehicleClass.options.map((vehicleClass) =>
    rangeOfClass(sheets, { ...open, vehicleClass }),
  )
  const isSame = others.every((other) => other?.leastCents === range.leastCents)
  return isSame ? range : { ...range, dependsOn: ['vehicle class', ...range.dependsOn] }
}

type Known = OpenQuestion & { vehicleClass: VehicleClass }

function rangeOfClass(sheets: Sheets, open: Known): PriceRange | null {
  const question = (end: keyof Span): PriceQuestion => ({
    ...open,
    loadedMiles: open.loadedMiles?.[end] ?? 0,
    unloadedMiles: open.unloadedMiles?.[end] ?? 0,
    minutesOnScene: open.minutesOnScene ?? 0,
  })
  const price = priceOf(sheets, question('least'))
  const most = priceOf(sheets, question('most'))
  if (!price || !most) return null
  const unknown = unknownOf(sheets, open)
  const spans = most.totalCents > price.totalCents ? (['miles'] as const) : []
  return {
    price,
    leastCents: price.totalCents,
    mostCents: unknown.length > 0 ? null : most.totalCents,
    dependsOn: [...new Set<DependsOn>([...unknown, ...spans])],
  }
}

/** What nobody knows and the line charges for. */
function unknownOf(sheets: Sheets, open: Known): DependsOn[] {
  const rate = open.outcome === 'done' ? chooseRate(sheets, open)?.rate : undefined
  if (!rate) return []
  const inZone = zonePriceOf(sheets, rate, open.zone) !== null
  const charged: [DependsOn, boolean, boolean][] = [
    ['miles', open.loadedMiles === null, rate.perLoadedMile > 0 && !inZone],
    ['unloaded miles', open.unloadedMiles === null, rate.perUnloadedMile > 0 && !inZone],
    ['time on scene', open.minutesOnScene === null, rate.perQuarterHour > 0],
  ]
  return charged.flatMap(([what, isUnknown, costs]) => (isUnknown && costs ? [what] : []))
}
