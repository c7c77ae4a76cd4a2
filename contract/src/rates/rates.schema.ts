import { z } from 'zod'
import { Id, orEmpty, text } from '../kernel/index.ts'

/** What a company is called out for, as its rates know it. */
export const RateService = z.enum([
  'Tow',
  'Jump start',
  'Tire change',
  'Lockout',
  'Fuel delivery',
  'Winch out',
  'Recovery',
  'Transport',
  'Impound',
  'Other',
])
export type RateService = z.infer<typeof RateService>

/** The kinds of vehicle; a job names one of them as its vehicle type. */
export const VehicleClass = z.enum([
  'Light',
  'Medium',
  'Heavy',
  'Motorcycle',
  'Trailer',
  'Tractor',
  'Equipment',
  'Container',
  'Material',
  'Other',
])
export type VehicleClass = z.infer<typeof VehicleClass>

/** The vehicles a rate is for. */
export const RateClass = z.enum(['Any', ...VehicleClass.options])
export type RateClass = z.infer<typeof RateClass>

/** The hours a rate is for. `Day` is whenever none of the others is. */
export const RateHours = z.enum(['Any', 'Day', 'Night', 'Weekend', 'Holiday'])
export type RateHours = z.infer<typeof RateHours>

/** What an extra is counted in; what comes `at cost` is typed in when it is known, such as tolls. */
export const RateUnit = z.enum(['each', 'quarter hour', 'hour', 'mile', 'gallon', 'at cost'])
export type RateUnit = z.infer<typeof RateUnit>

export const Weekday = z.enum([
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
])
export type Weekday = z.infer<typeof Weekday>

const isWhole = (parts: number) => Math.abs(parts - Math.round(parts)) < 1e-6

/** Dollars of a rate: never negative, in whole cents. */
const Dollars = z
  .number('Enter an amount of dollars')
  .min(0, 'A rate can’t be negative')
  .max(100_000, 'A rate is at most $100,000')
  .refine((dollars) => isWhole(dollars * 100), 'Use at most two decimals')
const Miles = z
  .number('Enter a number of miles')
  .min(0, 'Miles can’t be negative')
  .max(10_000, 'At most 10,000 miles')
  .refine((miles) => isWhole(miles * 10), 'Use at most one decimal')
const Hours = z
  .number('Enter a number of hours')
  .min(0, 'Hours can’t be negative')
  .max(24 * 365, 'At most a year')

const taxable = z.boolean().default(true)

/** A day of the calendar, `2026-11-23`. */
export const Day = z.iso.date('Enter a date')
/** A time of day, `18:00`. */
export const ClockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time of day, such as 18:00')

/** What one service costs for one kind of vehicle at some hours. */
export const Rate = z.object({
  service: RateService,
  vehicleClass: RateClass.default('Any'),
  hours: RateHours.default('Any'),
  /** For coming out, hooking up and what is included. */
  base: Dollars.default(0),
  /** With the vehicle on the truck. */
  perLoadedMile: Dollars.default(0),
  freeLoadedMiles: Miles.default(0),
  /** From the company's yard to the pickup. */
  perUnloadedMile: Dollars.default(0),
  freeUnloadedMiles: Miles.default(0),
  /** Of work on scene, begun quarters counting whole. */
  perQuarterHour: Dollars.default(0),
  freeMinutes: z
    .int('Enter whole minutes')
    .min(0, 'Minutes can’t be negative')
    .max(1440, 'At most a day')
    .default(0),
  /** The least that the service costs. */
  minimum: Dollars.default(0),
  taxable,
})
export type Rate = z.infer<typeof Rate>

/** Something that is added by hand where it was needed: a winch, dollies, fuel, tolls. */
export const Extra = z.object({
  name: z.string().trim().min(1, 'Name is required').pipe(text(60)),
  unit: RateUnit.default('each'),
  rate: Dollars.default(0),
  taxable,
})
export type Extra = z.infer<typeof Extra>

/** What the miles of a job cost whose pickup is in a zone, in place of those its line charges. */
export const ZonePrice = z.object({
  /** The zone's name: that is what people call it, and what a file can say. */
  zone: z.string('Choose a zone').trim().min(1, 'Choose a zone').pipe(text(60)),
  amount: Dollars.default(0),
  taxable,
})
export type ZonePrice = z.infer<typeof ZonePrice>

export const Fee = z.object({ amount: Dollars, taxable })
export type Fee = z.infer<typeof Fee>

/** Storage by the calendar day: any part of a day counts, after the grace. */
export const Storage = z.object({
  perDay: Dollars,
  graceHours: Hours.default(0),
  taxable,
})
export type Storage = z.infer<typeof Storage>

/** What a motor club pays for; the customer pays what is over it. */
export const Coverage = z.object({
  dollars: Dollars.nullable().default(null),
  miles: Miles.nullable().default(null),
})
export type Coverage = z.infer<typeof Coverage>

/** When it is night, weekend or holiday. Holidays come first, then weekends, then nights. */
export const HoursSettings = z.object({
  night: z.object({ from: ClockTime, to: ClockTime }).nullable().default(null),
  weekend: z.array(Weekday).max(7).default([]),
  holidays: z.array(Day).max(200).default([]),
})
export type HoursSettings = z.infer<typeof HoursSettings>

/** What a line of the sheet is for; two lines for the same thing are refused. */
const placeOf = ({ service, vehicleClass, hours }: Rate) => `${service}/${vehicleClass}/${hours}`

/** Everything on a rate sheet. On an account's, what is null is as on the company's. */
export const Rates = z
  .object({
    services: z.array(Rate).max(500).default([]),
    extras: z.array(Extra).max(100).default([]),
    zones: z.array(ZonePrice).max(200).default([]),
    cancelFee: Fee.nullable().default(null),
    goneOnArrivalFee: Fee.nullable().default(null),
    storage: Storage.nullable().default(null),
    coverage: Coverage.nullable().default(null),
    hours: HoursSettings.nullable().default(null),
  })
  .superRefine(({ services, extras, zones }, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    for (const index of repeated(services.map(placeOf)))
      refuse(
        ['services', index, 'service'],
        'Another line is for the same service, vehicle and hours',
      )
    for (const index of repeated(extras.map(({ name }) => name.toLowerCase())))
      refuse(['extras', index, 'name'], 'Another extra has this name')
    for (const index of repeated(zones.map(({ zone }) => zone.toLowerCase())))
      refuse(['zones', index, 'zone'], 'Another line is for this zone')
  })
export type Rates = z.infer<typeof Rates>

/** Where in a list stands what stood there before. */
const repeated = (keys: readonly string[]): number[] =>
  keys.flatMap((key, index) => (keys.indexOf(key) < index ? [index] : []))

/** A sheet with nothing on it. */
export const blankRates = (): Rates => Rates.parse({})

/** What the company, or one of its accounts, pays from a day on, until the day the next sheet begins. */
export const RateSheet = z.object({
  id: Id,
  version: z.int().min(1),
  /** Empty for the company's own sheet. */
  accountId: orEmpty(Id),
  validFrom: Day,
  rates: Rates,
})
export type RateSheet = z.infer<typeof RateSheet>

export const SaveRateSheet = z.object({
  accountId: orEmpty(Id).default(''),
  validFrom: Day,
  /** The version of that day's sheet the changes were made on; without it they are taken at their word. */
  version: z.int().min(1).optional(),
  rates: Rates,
})
export type SaveRateSheet = z.infer<typeof SaveRateSheet>
