export * from './auth.operations.ts'
export * from './password.operations.ts'
export * from './password.rules.ts'
export * from './password-weakness.ts'
