export { accountsLive } from './accounts.live.ts'
export { askForAccounts } from './accounts.queries.ts'
export { AccountsSection } from './list/accounts-section.tsx'
