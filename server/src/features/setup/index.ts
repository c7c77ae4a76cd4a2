export { DEMO_CALL } from './setup.store.ts'
export { changeSetup, readSetup, removeDemo } from './setup.ts'
