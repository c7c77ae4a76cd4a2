import type { CompanyHistoryLine, HistoryKind } from '@towline/contract'

/** What each kind is called where one chooses. */
export const kindNames: Record<HistoryKind, string> = {
  employee: 'Employees',
  truck: 'Trucks',
  account: 'Accounts',
  company: 'Company settings',
  invoiceSettings: 'Invoice settings',
  job: 'Jobs',
  invoice: 'Invoices',
  look: 'Looking at records',
  signIn: 'Signing in',
}

/** `changed Big Rig`, `added Big Rig`; the action alone where nothing has a name. */
export function doneTo({ action, record, kind }: CompanyHistoryLine): string {
  if (!record) return action
  if (action === 'changed') return `changed ${record}`
  const itself = `this ${kind}`
  return action.includes(itself) ? action.replace(itself, () => record) : `${action}: ${record}`
}
