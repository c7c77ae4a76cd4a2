export * from './auth.endpoints.ts'
export * from './password.endpoints.ts'
export * from './password.rules.ts'
