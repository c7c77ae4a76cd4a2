export { authenticate } from './authenticate.ts'
export { createIdentify, type Identify } from './identify.ts'
export { logout } from './logout.ts'
export { hashPassword } from './passwords.ts'
