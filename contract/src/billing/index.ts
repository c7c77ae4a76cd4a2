export * from './billing.endpoints.ts'
export * from './sandbox-payments.endpoints.ts'
export * from './subscription.endpoints.ts'
