export { FirstHour } from './first-hour.tsx'
export { NumberTab } from './number-tab.tsx'
export { setupLive } from './setup.live.ts'
