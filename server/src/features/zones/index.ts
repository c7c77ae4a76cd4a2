export { importZones } from './import-zones.ts'
export { exportZones, listZoneHistory, listZones } from './list-zones.ts'
export { removeZone, saveZone } from './save-zone.ts'
export {
  isInServedZone,
  type ServedZone,
  servedZoneAt,
  servedZones,
  zoneMinutes,
} from './served-zones.ts'
export { settleFigures, settleWhatIsDue } from './settle-figures.ts'
export { zoneNameAt } from './zones.store.ts'
