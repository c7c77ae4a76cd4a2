export * from './messages.endpoints.ts'
