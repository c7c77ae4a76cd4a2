export * from './billing.operations.ts'
export * from './sandbox-payments.operations.ts'
export * from './subscription.operations.ts'
