import type { Invoice, LetterText, Statement } from '@towline/contract'
import { z } from 'zod'
import { Failure } from '../../../platform/failure.ts'
import { type FileTask, type FileWorker, fileOf } from '../../../platform/file-worker/index.ts'
import { type InvoiceOptions, invoiceData } from './invoice-data.ts'
import { letterData } from './letter-data.ts'
import type { PageData } from './page-data.ts'
import { statementData } from './statement-data.ts'

const setPage: FileTask<PageData, Uint8Array> = {
  module: new URL('./pdf-in-worker.ts', import.meta.url),
  reply: z.instanceof(Uint8Array),
}

/** An invoice of nothing: setting it opens the compiler and the fonts. */
const blank: ReturnType<typeof invoiceData> = {
  logo: false,
  title: 'Invoice',
  number: '',
  mark: null,
  prices: true,
  issuer: { name: 'Towline', lines: [], licenses: [], footer: [] },
  billTo: { name: 'Customer', lines: [] },
  facts: [],
  job: [],
  groups: [],
  totals: [],
  payments: [],
  due: null,
  payUrl: '',
  note: [],
  voidReason: [],
}

/** Called where somebody looks at what can be had as a PDF: the first one is not to take longer than the next. */
export async function warmPrinter(printer: FileWorker): Promise<void> {
  if (printer.isUp()) return
  const input = { template: 'invoice.typ', data: blank } as const
  // Whether it worked shows where a file is made.
  await printer.run(setPage, { file: fileOf(nothing), input, sender: '' }).catch(() => {})
}

const nothing = new Uint8Array()

/**
 * An invoice, a credit note, or the copy without prices, as a tagged PDF. Times are told in the company's zone.
 * Throws `too_many` when too many wait and `unavailable` when none can be made.
 */
export const invoicePdf = (
  printer: FileWorker,
  invoice: Invoice,
  { logo, ...options }: InvoiceOptions & { logo: Uint8Array | null },
): Promise<Uint8Array> =>
  made(
    printer,
    { template: 'invoice.typ', data: invoiceData(invoice, options, logo !== null) },
    { sender: invoice.issuer.name, logo },
  )

/** The statement of an account for a month as a tagged PDF; throws as `invoicePdf`. */
export const statementPdf = (
  printer: FileWorker,
  statement: Statement,
  logo: Uint8Array | null,
): Promise<Uint8Array> =>
  made(
    printer,
    { template: 'statement.typ', data: statementData(statement, logo !== null) },
    { sender: statement.issuer.name, logo },
  )

/** A letter to owner and lienholders as a tagged PDF, a copy for each; throws as `invoicePdf`. */
export const letterPdf = (
  printer: FileWorker,
  letter: LetterText,
  logo: Uint8Array | null,
): Promise<Uint8Array> =>
  made(
    printer,
    { template: 'letter.typ', data: letterData(letter, logo !== null) },
    { sender: letter.sender.name, logo },
  )

/** No bill is a bad file of its reader: what does not become a PDF is our fault. */
const made = (
  printer: FileWorker,
  input: PageData,
  { sender, logo }: { sender: string; logo: Uint8Array | null },
): Promise<Uint8Array> =>
  printer.run(setPage, { file: fileOf(logo ?? nothing), input, sender }).catch((error: unknown) => {
    throw error instanceof Failure && error.code === 'bad_file' ? new Failure('unavailable') : error
  })

/** `Invoice 1001.pdf`, for whoever keeps it. */
export const invoiceFileName = (
  { number, status }: Invoice,
  { prices }: { prices: boolean },
): string => {
  if (status === 'credit note') return `Credit note ${number}.pdf`
  return prices ? `Invoice ${number}.pdf` : `Service record ${number}.pdf`
}

/** `Statement 2026-11.pdf`. */
export const statementFileName = ({ month }: Statement): string => `Statement ${month}.pdf`
