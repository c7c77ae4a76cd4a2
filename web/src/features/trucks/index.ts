export { trucksLive } from './trucks.live.ts'
export { askForTrucks } from './trucks.queries.ts'
export { TrucksTab } from './trucks-tab.tsx'
