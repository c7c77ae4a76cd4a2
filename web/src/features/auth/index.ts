export { loginProblem } from './auth.text.ts'
export { basicCredential } from './credential.ts'
export { StrengthLine } from './strength-line.tsx'
export * from './use-logout.ts'
