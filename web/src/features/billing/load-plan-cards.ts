/** Gets the code of the plans with their prices. */
export const loadPlanCards = async () => (await import('./plan-cards.tsx')).PlanCards
