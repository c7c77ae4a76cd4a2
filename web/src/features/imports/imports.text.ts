import type { Import, ImportKind, ImportProblem, ImportStatus } from '@towline/contract'

/** What the kinds are called, one and many. */
export const kinds: Readonly<Record<ImportKind, { name: string; one: string; many: string }>> = {
  accounts: { name: 'Accounts', one: 'account', many: 'accounts' },
  customers: { name: 'Customers', one: 'customer', many: 'customers' },
  trucks: { name: 'Trucks', one: 'truck', many: 'trucks' },
  employees: { name: 'Employees', one: 'employee', many: 'employees' },
  jobs: { name: 'Past jobs', one: 'job', many: 'jobs' },
}

const number = new Intl.NumberFormat('en-US')
export const countText = (count: number): string => number.format(count)

/** `1 account`, `1,204 accounts`. */
export const ofKind = (kind: ImportKind, count: number): string =>
  `${countText(count)} ${count === 1 ? kinds[kind].one : kinds[kind].many}`

export const rowsText = (count: number): string =>
  count === 1 ? '1 row' : `${countText(count)} rows`

/** What an import is at, in a word or two. */
export const statusText: Readonly<Record<ImportStatus, string>> = {
  mapping: 'Columns to choose',
  checking: 'Being checked',
  checked: 'Checked, not imported',
  importing: 'Being imported',
  done: 'Imported',
  undoing: 'Being undone',
  undone: 'Undone',
}

/** What was found in the rows of an import. */
export function foundText({ kind, right, wrong, twice }: Import): string {
  const parts = [`${ofKind(kind, right)} can be imported`]
  if (wrong > 0) parts.push(`${rowsText(wrong)} can’t`)
  if (twice > 0) parts.push(`${rowsText(twice)} ${twice === 1 ? 'is' : 'are'} there already`)
  return `${parts.join(', ')}.`
}

/** How far the step that goes on has come, from 0 to 100. */
export function percentOf({ status, rows, right, through }: Import): number {
  const all = status === 'importing' ? right : rows
  return all > 0 ? Math.min(100, Math.round((through / all) * 100)) : 0
}

/** What goes on, in a sentence. */
export function goingText(one: Import): string {
  if (one.status === 'undoing') return 'Everything of this import is being taken back.'
  if (one.status === 'importing')
    return `${countText(one.through)} of ${ofKind(one.kind, one.right)} imported.`
  return `${countText(one.through)} of ${rowsText(one.rows)} checked.`
}

/** Problems as a file; what a spreadsheet would take for a formula stays text. */
export function problemsAsCsv(problems: readonly ImportProblem[]): string {
  const cell = (value: string) =>
    `"${(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`
  const lines = problems.map(({ row, column, value, problem }) =>
    [String(row), cell(column), cell(value), cell(problem)].join(','),
  )
  return `\ufeff${['Row,Column,Value,Problem', ...lines].join('\r\n')}\r\n`
}
