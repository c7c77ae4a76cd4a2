import type { Statement, StatementLine } from '@towline/contract'
import {
  dayText,
  known,
  moneyText,
  phoneText,
  shortDayText,
  shown,
  shownLines,
} from './page-data.ts'

/** What the template `statement.typ` shows, in words. */
export const statementData = (statement: Statement, hasLogo: boolean) => ({
  logo: hasLogo,
  title: 'Statement',
  month: monthText(statement.month),
  issuer: {
    name: shown(statement.issuer.name),
    lines: shownLines([...statement.issuer.address, phoneText(statement.issuer.phone)]),
  },
  account: {
    name: shown(statement.name),
    lines: shownLines([...statement.address, statement.email]),
  },
  facts: known([
    ['Month', monthText(statement.month)],
    ['From', dayText(statement.from)],
    ['To', dayText(statement.to)],
    ['Account', statement.accountNumber],
  ]),
  opening: moneyText(statement.openingCents),
  lines: linesWithBalance(statement),
  totals: [
    { name: 'Opening balance', value: moneyText(statement.openingCents) },
    { name: 'Charged', value: moneyText(statement.chargedCents) },
    { name: 'Paid', value: moneyText(-statement.paidCents) },
  ],
  closing: { name: 'Balance due', value: moneyText(statement.closingCents) },
  aging: agingOf(statement),
})

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const monthText = (name: string): string => month.format(new Date(`${name}-01T00:00:00Z`))

function linesWithBalance({ openingCents, lines }: Statement) {
  let balance = openingCents
  return lines.map((line) => {
    balance += line.amountCents
    return lineOf(line, balance)
  })
}

const KINDS = {
  invoice: 'Invoice',
  'credit note': 'Credit note',
  payment: 'Payment for',
  refund: 'Refund for',
} as const satisfies Record<StatementLine['kind'], string>

const lineOf = (line: StatementLine, balance: number) => ({
  // The month is at the top.
  on: shortDayText(line.on),
  what: shown(`${KINDS[line.kind]} ${line.number}`),
  about: shown(aboutOf(line)),
  amount: moneyText(line.amountCents),
  balance: moneyText(balance),
})

function aboutOf({ about, jobNumber, poNumber }: StatementLine): string {
  const job = jobNumber === '' ? '' : `Job ${jobNumber}`
  const po = poNumber === '' || /^PO\b/i.test(poNumber) ? poNumber : `PO ${poNumber}`
  return [about, job, po].filter((part) => part !== '').join(' · ')
}

const agingOf = ({ aging }: Statement) => [
  { name: 'Not yet due', value: moneyText(aging.current) },
  { name: '1 to 30 days', value: moneyText(aging.to30) },
  { name: '31 to 60 days', value: moneyText(aging.to60) },
  { name: '61 to 90 days', value: moneyText(aging.to90) },
  { name: 'Over 90 days', value: moneyText(aging.over90) },
]
