export { areaCodeFor, areaCodesAround, stateOfAreaCode } from './area-codes.ts'
export { gazetteerMaps } from './gazetteer.ts'
export type { Distance, LatLng, Maps, Near, Resolved, Suggestion } from './maps.port.ts'
