import {
  type ClubLine,
  centsOf,
  type InvoiceSummary,
  readClubFile as readOperation,
  takeClubPayments as takeOperation,
} from '@towline/contract'
import { CsvError, parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { whoIn } from '../../platform/actor.ts'
import { handle } from '../../platform/handler.ts'
import { accountById } from '../accounts/index.ts'
import { lockedInvoice } from './change-invoice.ts'
import { invoicesWhere } from './invoices.store.ts'
import { isTaken } from './payments.store.ts'
import { recordPayment } from './take-payment.ts'

const MOST_LINES = 5000

/** How clubs head the columns, the likeliest first. */
const heads = {
  po: [/^po( ?(number|no|#))?$/i, /purchase order/i, /\bpo\b/i, /dispatch/i, /reference/i],
  amount: [/^(net|paid|payment) ?amount/i, /amount/i, /\bpaid\b/i, /\btotal\b/i],
  reference: [/check|remit|payment ?(id|no|number|ref)|transaction|eft|ach/i],
} as const
type Column = keyof typeof heads

/** The column a file means, by its head. */
const columnFor = (column: Column, all: readonly string[], taken: readonly string[]): string => {
  const free = all.filter((head) => !taken.includes(head))
  for (const pattern of heads[column]) {
    const found = free.find((head) => pattern.test(head.trim()))
    if (found) return found
  }
  return ''
}

/** Cents of `$1,234.50` or `(12.00)`; null where it is no amount. */
function centsIn(written: string): number | null {
  const plain = written.replace(/[$,\s]/g, '')
  const match = /^(\()?(-)?(\d{1,8}(?:\.\d{1,2})?)\)?$/.exec(plain)
  if (!match?.[3]) return null
  const cents = centsOf(Number(match[3]))
  return match[1] || match[2] ? -cents : cents
}

/** A PO as clubs and people write it, for comparing. */
const bare = (po: string) =>
  po
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
    .replace(/^0+/, '')

export const readClubFile = handle(readOperation, async ({ tx, companyId, fail }, { body }) => {
  const account = (await accountById(tx, companyId, body.accountId)) ?? fail('not_found')
  const { rows, all } = rowsIn(body.csv, (csv) => fail('bad_request', { fields: { csv } }))
  const po = body.columns.po || columnFor('po', all, [])
  const amount = body.columns.amount || columnFor('amount', all, [po])
  const reference = body.columns.reference || columnFor('reference', all, [po, amount])
  const columns = { po, amount, reference }
  if (!all.includes(po))
    fail('bad_request', { fields: { 'columns.po': 'Choose the column with the PO numbers' } })
  if (!all.includes(amount))
    fail('bad_request', { fields: { 'columns.amount': 'Choose the column with the amounts' } })
  const invoices = await invoicesWhere(
    tx,
    companyId,
    sql`i.kind = 'invoice' and i.voided_at is null and i.vendor_id = ${account.id}`,
  )
  const byPo = Map.groupBy(invoices, ({ poNumber }) => bare(poNumber))
  const seen = new Set<string>()
  const lines = rows.map((row, index) => {
    const line = matched(
      {
        line: index + 2,
        po: row[po] ?? '',
        amount: row[amount] ?? '',
        reference: row[reference] ?? '',
      },
      byPo,
      seen,
    )
    if (line.invoiceId) seen.add(line.invoiceId)
    return line
  })
  const sum = (some: readonly ClubLine[]) =>
    some.reduce((total, { amountCents }) => total + amountCents, 0)
  return {
    columns,
    heads: all,
    lines,
    totalCents: sum(lines),
    matchedCents: sum(lines.filter(({ match }) => match === 'matches')),
    unpaid: invoices.filter(({ id, balanceCents }) => balanceCents > 0 && !seen.has(id)),
  }
})

/** The rows of a file by their heads, and the heads. */
function rowsIn(csv: string, refuse: (why: string) => never) {
  try {
    const all: string[][] = parse(csv, {
      bom: true,
      skip_empty_lines: true,
      relax_column_count: true,
      trim: true,
      to: MOST_LINES + 2,
    })
    const [first = [], ...rest] = all
    if (rest.length === 0) return refuse('This file has no lines under its heads')
    if (rest.length > MOST_LINES)
      return refuse(`At most ${MOST_LINES} lines at a time. Split the file.`)
    return {
      all: first,
      rows: rest.map((row) =>
        Object.fromEntries(first.map((head, index) => [head, row[index] ?? ''])),
      ),
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return refuse(`This is no CSV we can read: ${error.message}`)
  }
}

type Told = { line: number; po: string; amount: string; reference: string }

/** What a line of the file is on our side. */
function matched(
  { line, po, amount, reference }: Told,
  byPo: ReadonlyMap<string, InvoiceSummary[]>,
  seen: ReadonlySet<string>,
): ClubLine {
  const cents = centsIn(amount)
  const told = { line, po, amountCents: cents ?? 0, reference: reference.slice(0, 100) }
  const none = { invoiceId: '' as const, number: '', balanceCents: 0 }
  const key = bare(po)
  if (cents === null || cents <= 0 || !key) return { ...told, ...none, match: 'not readable' }
  const found = byPo.get(key) ?? []
  const left = found.filter(({ id }) => !seen.has(id))
  if (found.length > 0 && left.length === 0) return { ...told, ...none, match: 'twice in the file' }
  const open = left.filter(({ balanceCents }) => balanceCents > 0)
  const invoice = open.find(({ balanceCents }) => balanceCents === cents) ?? open[0] ?? left[0]
  if (!invoice) return { ...told, ...none, match: 'PO not found' }
  const { id: invoiceId, number, balanceCents } = invoice
  if (balanceCents <= 0) return { ...told, invoiceId, number, balanceCents, match: 'already paid' }
  const match = balanceCents === cents ? 'matches' : 'amount differs'
  return { ...told, invoiceId, number, balanceCents, match }
}

/** Takes lines of a club's file as paid; all of them or, where one can't be, none. */
export const takeClubPayments = handle(takeOperation, async (context, { body }) => {
  const { tx, companyId, now, fail } = context
  let taken = 0
  let totalCents = 0
  for (const { invoiceId, amountCents, reference } of body.payments) {
    const key = `${body.key} ${invoiceId}`
    const invoice = await lockedInvoice(context, invoiceId)
    if (await isTaken(tx, companyId, key)) continue
    const is = `Invoice ${invoice.number}`
    if (invoice.accountId !== body.accountId) return fail('not_found')
    if (invoice.status === 'void' || invoice.status === 'credit note')
      return fail('invoice_over', { message: `${is} is void. Take its line out.` })
    if (amountCents > invoice.balanceCents)
      return fail('amount_too_large', { message: `${is} owes less than this line pays.` })
    await recordPayment(context, {
      key,
      invoiceId,
      method: 'Motor club',
      amountCents,
      tipCents: 0,
      reference,
      receivedAt: now,
      takenBy: whoIn(context),
      driver: null,
      refundOf: null,
      reason: '',
      provider: null,
    })
    taken += 1
    totalCents += amountCents
  }
  return { taken, totalCents }
})
