import {
  type Invoice,
  downloadInvoice as invoiceOperation,
  type MadeFile,
  downloadPayInvoice as payOperation,
  type Statement,
  downloadStatement as statementOperation,
} from '@towline/contract'
import type { AttachmentMaker } from '../../platform/app.ts'
import type { Tx } from '../../platform/db/index.ts'
import type { FileWorker } from '../../platform/file-worker/index.ts'
import { handle, type Outside } from '../../platform/handler.ts'
import { ownCompany } from '../company/index.ts'
import { invoiceSettings } from './invoice-settings.ts'
import { invoiceOfToken } from './invoices.store.ts'
import { logoOf } from './logo.ts'
import { companyOfToken } from './pay-page.ts'
import {
  type InvoiceOptions,
  invoiceFileName,
  invoicePdf,
  statementFileName,
  statementPdf,
} from './pdf/index.ts'
import { statementOf } from './statement.ts'
import { wholeInvoice } from './whole-invoice.ts'

const contentType = 'application/pdf'

/** An invoice as a file, or its copy without prices. */
const invoiceFile = (
  printer: FileWorker,
  invoice: Invoice,
  options: InvoiceOptions & { logo: Uint8Array | null },
): MadeFile => ({
  make: () => invoicePdf(printer, invoice, options),
  contentType,
  name: invoiceFileName(invoice, options),
})

/** What a file of an invoice needs besides: the clock of the company, and its logo as it was. */
async function optionsOf(tx: Tx, companyId: string, { issuer }: Invoice, prices: boolean) {
  const { time_zone: timeZone } = await ownCompany(tx, companyId)
  return { prices, timeZone, logo: await logoOf(tx, companyId, issuer.logoId) }
}

/** A statement as a file, with the logo the company has now. */
async function statementFile(
  tx: Tx,
  companyId: string,
  { printer, statement }: { printer: FileWorker; statement: Statement },
): Promise<MadeFile> {
  const { logoId } = await invoiceSettings(tx, companyId)
  const logo = await logoOf(tx, companyId, logoId)
  return {
    make: () => statementPdf(printer, statement, logo),
    contentType,
    name: statementFileName(statement),
  }
}

/** The printer is used when the transaction is over. */
const prepare = async ({ printer }: Outside) => printer

export const downloadInvoice = handle(
  invoiceOperation,
  async (context, { params, query }, printer) => {
    const { tx, companyId, fail } = context
    const invoice = (await wholeInvoice(context, params.id)) ?? fail('not_found')
    const options = await optionsOf(tx, companyId, invoice, query.prices === 'yes')
    return invoiceFile(printer, invoice, options)
  },
  { prepare },
)

/** The bill behind a pay link, for whoever holds it. */
export const downloadPayInvoice = handle(
  payOperation,
  async (context, { params, query }, printer) => {
    const { tx, companyId, fail } = context
    const { id } = (await invoiceOfToken(tx, params.token)) ?? fail('not_found')
    const invoice = (await wholeInvoice(context, id)) ?? fail('not_found')
    const options = await optionsOf(tx, companyId, invoice, query.prices === 'yes')
    return invoiceFile(printer, invoice, options)
  },
  { companyOf: (tx, { params }) => companyOfToken(tx, params.token), prepare },
)

export const downloadStatement = handle(
  statementOperation,
  async ({ tx, companyId, fail }, { query }, printer) => {
    const statement = (await statementOf(tx, companyId, query)) ?? fail('not_found')
    return statementFile(tx, companyId, { printer, statement })
  },
  { prepare },
)

const READ = { readOnly: true }

/** Invoices by their id. */
const attachInvoice: AttachmentMaker = (app, companyId, id) =>
  app.db.asCompany(
    companyId,
    async (tx) => {
      const publicUrl = app.settings.PUBLIC_URL
      const invoice = await wholeInvoice({ tx, companyId, publicUrl }, id)
      return (
        invoice && invoiceFile(app.printer, invoice, await optionsOf(tx, companyId, invoice, true))
      )
    },
    READ,
  )

/** Statements by `<account's id> <month>`. */
const attachStatement: AttachmentMaker = (app, companyId, of) =>
  app.db.asCompany(
    companyId,
    async (tx) => {
      const [accountId = '', month = ''] = of.split(' ')
      const statement = await statementOf(tx, companyId, { accountId, month })
      return statement && statementFile(tx, companyId, { printer: app.printer, statement })
    },
    READ,
  )

/** What emails of this feature carry. */
export const invoiceAttachments = { invoice: attachInvoice, statement: attachStatement }
