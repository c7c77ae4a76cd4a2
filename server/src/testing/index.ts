export {
  bombPng,
  greedyExif,
  tinyBoxes,
} from '../features/media/testing/hostile.ts'
export { photoOf } from '../features/media/testing/photos.ts'
export { wallClock } from '../features/voice/session/wall-clock.ts'
export { startModelRecorder } from '../providers/model/testing/model-recorder.ts'
export {
  nothingRead,
  type Script,
  startModelStandIn,
} from '../providers/model/testing/model-stand-in.ts'
export { inTokens, obedient } from '../providers/model/testing/obedient-model.ts'
export {
  CarrierPhone,
  type CarrierPhoneOptions,
} from '../providers/telephony/phone/carrier-phone.ts'
export { boardJob } from './board-job.ts'
export { phoneForCaller } from './callers-phone.ts'
export { familyOf } from './processes.ts'
export { spawnReadyProduct } from './ready-product.ts'
export * from './spawned-product.ts'
