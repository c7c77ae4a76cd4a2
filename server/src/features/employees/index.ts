export { insertEmployee, type NewEmployee } from './employees.store.ts'
