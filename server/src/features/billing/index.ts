export { listPlans, plans } from './list-plans.ts'
