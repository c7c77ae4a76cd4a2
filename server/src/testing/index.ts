export type { CarrierPhone } from '../providers/telephony/phone/carrier-phone.ts'
export * from './spawned-product.ts'
