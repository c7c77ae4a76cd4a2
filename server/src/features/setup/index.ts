export { DEMO_CALL, MADE_UP } from './setup.store.ts'
export { changeSetup, readSetup, removeDemo } from './setup.ts'
