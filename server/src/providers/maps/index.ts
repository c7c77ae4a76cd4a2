export { areaCodeFor, areaCodesAround, stateOfAreaCode } from './area-codes.ts'
export { gazetteerMaps } from './gazetteer.ts'
export type { Maps, Near } from './maps.port.ts'
