export { ratesLive } from './rates.live.ts'
export { askForRates } from './rates.queries.ts'
export { RatesTab } from './rates-tab.tsx'
