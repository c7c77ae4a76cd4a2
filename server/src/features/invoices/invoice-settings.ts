import {
  InvoiceSettings,
  newInvoiceSettings,
  readInvoiceSettings as readOperation,
  saveInvoiceSettings as saveOperation,
} from '@towline/contract'
import { whoIn } from '../../platform/actor.ts'
import type { Tx } from '../../platform/db/index.ts'
import { differences } from '../../platform/differences.ts'
import { isFresh } from '../../platform/fresh.ts'
import { type Context, handle } from '../../platform/handler.ts'
import { lockedCompany } from '../company/index.ts'
import { logoOf } from './logo.ts'

/** What the company has set for its invoices; what a new one has before. */
export async function invoiceSettings(tx: Tx, companyId: string): Promise<InvoiceSettings> {
  const row = await tx
    .selectFrom('invoice_settings')
    .select(['settings', 'version'])
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row
    ? InvoiceSettings.parse({ ...newInvoiceSettings, ...row.settings, version: row.version })
    : newInvoiceSettings
}

/** Changes some of the settings, of which the company must be locked, and says so in the history. */
export async function keepInvoiceSettings(
  context: Context,
  changes: Partial<InvoiceSettings>,
): Promise<InvoiceSettings> {
  const { tx, companyId, audit } = context
  const { version, ...before } = await invoiceSettings(tx, companyId)
  const { version: _, ...settings } = { ...before, ...changes, version }
  const after = { ...settings, version: version + 1 }
  await tx
    .insertInto('invoice_settings')
    .values({ company_id: companyId, version: after.version, settings: JSON.stringify(settings) })
    .onConflict((conflict) =>
      conflict
        .column('company_id')
        .doUpdateSet({ version: after.version, settings: JSON.stringify(settings) }),
    )
    .execute()
  audit('invoice settings changed', companyId, {
    who: whoIn(context),
    changes: differences(before, settings),
  })
  return after
}

export const readInvoiceSettings = handle(readOperation, ({ tx, companyId }) =>
  invoiceSettings(tx, companyId),
)

/** Changes the settings; invoices that were issued stay as they are. */
export const saveInvoiceSettings = handle(saveOperation, async (context, { body }) => {
  const { tx, companyId, actor, now, fail } = context
  await lockedCompany(tx, companyId)
  const before = await invoiceSettings(tx, companyId)
  const { version, ...settings } = body
  if (version !== undefined && version !== before.version)
    return fail('newer_version', { newer: before })
  // Where the money goes is changed only minutes after signing in.
  if (settings.stripeAccount !== before.stripeAccount && !isFresh(actor, now))
    return fail('sign_in_again')
  if (settings.logoId && !(await logoOf(tx, companyId, settings.logoId)))
    return fail('bad_request', { fields: { logoId: 'Send this logo again' } })
  return keepInvoiceSettings(context, settings)
})
