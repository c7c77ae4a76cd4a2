import { type RateSheet, Rates } from '@towline/contract'

/** In Texas towing is not taxed, and storage is. */
const taxable = false
const tow = { service: 'Tow', taxable } as const

/** What the demo company asks: towing in Texas by day and by night, roadside help, winching, storage. */
export const demoRates: Rates = Rates.parse({
  services: [
    { ...tow, vehicleClass: 'Light', hours: 'Day', base: 95, perLoadedMile: 4, freeLoadedMiles: 5 },
    { ...tow, vehicleClass: 'Light', base: 125, perLoadedMile: 4.5, freeLoadedMiles: 5 },
    { ...tow, vehicleClass: 'Motorcycle', base: 110, perLoadedMile: 4, freeLoadedMiles: 5 },
    { ...tow, vehicleClass: 'Medium', base: 225, perLoadedMile: 6, perUnloadedMile: 2 },
    {
      ...tow,
      vehicleClass: 'Heavy',
      base: 395,
      perLoadedMile: 9,
      perUnloadedMile: 4,
      minimum: 450,
    },
    { ...tow, base: 125, perLoadedMile: 4.5, freeLoadedMiles: 5 },
    { service: 'Jump start', base: 75, taxable },
    { service: 'Tire change', base: 85, taxable },
    { service: 'Lockout', base: 75, taxable },
    { service: 'Fuel delivery', base: 80, taxable },
    { service: 'Winch out', base: 150, perQuarterHour: 40, freeMinutes: 30, taxable },
    { service: 'Recovery', base: 350, perQuarterHour: 95, freeMinutes: 60, taxable },
    { service: 'Transport', base: 110, perLoadedMile: 3.25, minimum: 150, taxable },
    { service: 'Impound', base: 250, taxable },
  ],
  extras: [
    { name: 'Winch', unit: 'quarter hour', rate: 40, taxable },
    { name: 'Dollies', rate: 45, taxable },
    { name: 'Fuel', unit: 'gallon', rate: 5.5 },
    { name: 'Tolls', unit: 'at cost', taxable },
    { name: 'Cleanup', rate: 30, taxable },
  ],
  cancelFee: { amount: 35, taxable },
  goneOnArrivalFee: { amount: 50, taxable },
  storage: { perDay: 22.85, graceHours: 0 },
  hours: {
    night: { from: '18:00', to: '07:00' },
    weekend: ['Saturday', 'Sunday'],
    holidays: ['2026-11-26', '2026-12-25', '2027-01-01', '2027-07-04'],
  },
})

/** What its motor club pays: the club's own rates, and the first ten miles. */
export const demoClubRates: Rates = Rates.parse({
  services: [
    { ...tow, vehicleClass: 'Light', base: 45, perLoadedMile: 3.5, freeLoadedMiles: 5 },
    { service: 'Jump start', base: 42, taxable },
    { service: 'Tire change', base: 42, taxable },
    { service: 'Lockout', base: 42, taxable },
    { service: 'Fuel delivery', base: 42, taxable },
  ],
  goneOnArrivalFee: { amount: 22.5, taxable },
  coverage: { miles: 10, dollars: null },
})

const DAY = 86_400_000

/** The day, a season ago, from which the demo's rates are in force: older than any of its jobs. */
export const demoRatesFrom = (now: number): RateSheet['validFrom'] =>
  new Date(now - 90 * DAY).toISOString().slice(0, 10)
