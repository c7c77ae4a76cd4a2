export type { CardDispute, CardPayment, CardRefund } from './card-payments.port.ts'
export {
  BadPaymentSignature,
  type Checkout,
  type PaymentEvent,
  type Payments,
  PaymentsRefused,
  PaymentsUnavailable,
  type SubscriptionState,
} from './payments.port.ts'
export { sandboxPayments } from './sandbox.ts'
export { CardDeclined, CheckoutOver } from './sandbox-pages.port.ts'
export type { SandboxRecord, SandboxRecords, SandboxStore } from './sandbox-store.port.ts'
export { stripePayments } from './stripe.ts'
