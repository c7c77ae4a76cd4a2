export * from './use-logout.ts'
