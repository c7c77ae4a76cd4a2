export { insertEmployee } from './employees.store.ts'
