export { agentSettings } from './company.present.ts'
export {
  agentAnswers,
  type CompanyRow,
  isNightIn,
  nightLeftMs,
  standingOf,
  TRIAL_CALLS,
  TRIAL_DAYS,
} from './company.rules.ts'
export {
  type CompanyOfLine,
  companiesWithNumbers,
  companyByAgentNumber,
  lockedCompany,
  nextDispatchNumber,
  ownCompany,
  takenNumbers,
} from './company.store.ts'
export { keepAgentNumbers, keepAllAgentNumbers, numberUrls } from './keep-agent-numbers.ts'
export { readCompany } from './read-company.ts'
export { saveCompany } from './save-company.ts'
export { type TownOfZip, townOfZip } from './town-of-zip.ts'
