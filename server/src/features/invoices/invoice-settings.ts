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
import { handle } from '../../platform/handler.ts'
import { lockedCompany } from '../company/index.ts'

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

export const readInvoiceSettings = handle(readOperation, ({ tx, companyId }) =>
  invoiceSettings(tx, companyId),
)

/** Changes the settings; invoices that were issued stay as they are. */
export const saveInvoiceSettings = handle(saveOperation, async (context, { body }) => {
  const { tx, companyId, actor, now, audit, fail } = context
  await lockedCompany(tx, companyId)
  const before = await invoiceSettings(tx, companyId)
  const { version, ...settings } = body
  if (version !== undefined && version !== before.version)
    return fail('newer_version', { newer: before })
  // Where the money goes is changed only minutes after signing in.
  if (settings.stripeAccount !== before.stripeAccount && !isFresh(actor, now))
    return fail('sign_in_again')
  const after = { ...settings, version: before.version + 1 }
  await tx
    .insertInto('invoice_settings')
    .values({
      company_id: companyId,
      version: after.version,
      settings: JSON.stringify(settings),
    })
    .onConflict((conflict) =>
      conflict
        .column('company_id')
        .doUpdateSet({ version: after.version, settings: JSON.stringify(settings) }),
    )
    .execute()
  const { version: _, ...old } = before
  audit('invoice settings changed', companyId, {
    who: whoIn(context),
    changes: differences(old, settings),
  })
  return after
})
