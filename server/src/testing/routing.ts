export { type PlanInput, plan } from '../features/offers/routing/plan.ts'
