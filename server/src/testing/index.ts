export {
  CarrierPhone,
  type CarrierPhoneOptions,
} from '../providers/telephony/phone/carrier-phone.ts'
export * from './spawned-product.ts'
