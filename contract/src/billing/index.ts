export * from './billing.endpoints.ts'
