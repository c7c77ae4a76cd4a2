import {
  type BookFormat,
  downloadBookExport as downloadOperation,
  listBookExports as listOperation,
  makeBookExport as makeOperation,
} from '@towline/contract'
import { whoIn } from '../../../platform/actor.ts'
import { handle } from '../../../platform/handler.ts'
import { lockedCompany, ownCompany } from '../../company/index.ts'
import {
  type BookEntries,
  collectEntries,
  entriesOf,
  exportsOf,
  insertExport,
} from './book-entries.ts'
import { invoicesAsCsv, paymentsAsCsv } from './plain-books.ts'
import { desktopIif } from './quickbooks-desktop.ts'
import { onlineCsv } from './quickbooks-online.ts'

/** What was handed to the books, and when. */
export const listBookExports = handle(listOperation, ({ tx, companyId }) =>
  exportsOf(tx, companyId),
)

/** Hands to the books what no export had yet. */
export const makeBookExport = handle(makeOperation, async (context, { body }) => {
  const { tx, companyId, now, audit, fail } = context
  const { id, fromDay, toDay } = body
  // One after the other, so that nothing is in two.
  await lockedCompany(tx, companyId)
  const [known] = await exportsOf(tx, companyId, id)
  if (known) return known
  const who = whoIn(context)
  const of = { companyId, id }
  if (!(await insertExport(tx, of, { fromDay, toDay, who, now }))) return fail('not_found')
  const { time_zone: timeZone } = await ownCompany(tx, companyId)
  const count = await collectEntries(tx, of, { fromDay, toDay, timeZone })
  if (count === 0) return fail('nothing_to_export')
  audit('books exported', id, { who, fromDay, toDay, count })
  const [made = fail('not_found')] = await exportsOf(tx, companyId, id)
  return made
})

/** An export as a file. */
export const downloadBookExport = handle(
  downloadOperation,
  async ({ tx, companyId, fail }, { params, query }) => {
    const [found = fail('not_found')] = await exportsOf(tx, companyId, params.id)
    const { part = 1 } = query
    const entries = await entriesOf(tx, { companyId, id: found.id })
    const text = textOf(entries, params.format, part) ?? fail('not_found')
    const days = `${found.fromDay}-to-${found.toDay}`
    const isDesktop = params.format === 'quickbooks-desktop'
    const more = params.format === 'quickbooks-online' && found.onlineFiles > 1 ? `-${part}` : ''
    return {
      name: `${params.format}-${days}${more}.${isDesktop ? 'iif' : 'csv'}`,
      contentType: isDesktop ? 'text/plain' : 'text/csv; charset=utf-8',
      // QuickBooks Desktop reads the alphabet of Windows.
      make: async () => (isDesktop ? inLatin(text) : Buffer.from(text)),
    }
  },
)

function textOf(entries: BookEntries, format: BookFormat, part: number): string | null {
  if (format === 'invoices') return invoicesAsCsv(entries.invoices)
  if (format === 'payments') return paymentsAsCsv(entries.payments)
  if (format === 'quickbooks-desktop') return desktopIif(entries)
  return onlineCsv(entries.invoices, part)
}

const LAST_LATIN = 0xff

/** What that alphabet lacks loses its accents, or becomes a question mark. */
const inLatin = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/[‘’]/g, "'")
      .replace(/[“”]/g, '"')
      .replace(/[–—]/g, '-')
      .replace(/\P{ASCII}/gu, (sign) => {
        if ((sign.codePointAt(0) ?? 0) <= LAST_LATIN) return sign
        const plain = sign.normalize('NFKD').replace(/\p{M}/gu, '')
        return /^\p{ASCII}+$/u.test(plain) ? plain : '?'
      }),
    'latin1',
  )
