export { draftImpound, listImpounds, readImpound } from './list-impounds.ts'
export { listLots, saveLot } from './lots.ts'
export { saveImpound } from './save-impound.ts'
export { takeImpoundStep } from './take-impound-step.ts'
