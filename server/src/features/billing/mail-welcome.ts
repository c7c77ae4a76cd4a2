import type { Context } from '../../platform/handler.ts'
import { mailManagers } from '../../platform/mail/index.ts'
import { ownCompany } from '../company/index.ts'
import { welcomeMail } from './billing-mails.ts'

/**
 * Welcomes a company that has its number and has confirmed its address, whichever came last; nobody is
 * welcomed twice. Before that it would be a mail to who knows whom, in words a stranger has typed.
 */
export async function mailWelcome(context: Context): Promise<void> {
  const { tx, companyId, publicUrl } = context
  const company = await ownCompany(tx, companyId)
  if (!company.agent_number || !company.mail_confirmed_at) return
  await mailManagers(context, 'welcome', (firstName) =>
    welcomeMail({ firstName, company, publicUrl }),
  )
}
