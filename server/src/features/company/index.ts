export { agentAnswers, type CompanyRow, TRIAL_CALLS, TRIAL_DAYS } from './company.rules.ts'
export {
  companyByAgentNumber,
  nextDispatchNumber,
  ownCompany,
  takenNumbers,
} from './company.store.ts'
export { readCompany } from './read-company.ts'
