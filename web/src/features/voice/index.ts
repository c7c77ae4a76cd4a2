export { PhoneProvider, usePhone } from './phone-provider.tsx'
