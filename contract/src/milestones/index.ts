export * from './milestones.operations.ts'
export * from './milestones.schema.ts'
