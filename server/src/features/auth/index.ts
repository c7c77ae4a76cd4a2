export { authenticate } from './authenticate.ts'
export { type Credentials, createIdentify, type Identify } from './identify.ts'
export { logout } from './logout.ts'
export { hashPassword } from './passwords.ts'
