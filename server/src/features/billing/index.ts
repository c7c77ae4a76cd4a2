export { listPlans } from './list-plans.ts'
