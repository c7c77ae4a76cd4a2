export { wallClock } from '../features/voice/wall-clock.ts'
export { startModelStandIn } from '../providers/model/testing/model-stand-in.ts'
export { inTokens, obedient } from '../providers/model/testing/obedient-model.ts'
export {
  CarrierPhone,
  type CarrierPhoneOptions,
} from '../providers/telephony/phone/carrier-phone.ts'
export { boardJob } from './board-job.ts'
export { phoneForCaller } from './callers-phone.ts'
export * from './spawned-product.ts'
