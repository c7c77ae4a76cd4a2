import { inviteEmployee as operation } from '@towline/contract'
import { type Context, handle } from '../../platform/handler.ts'
import { invite, offerPassword } from '../auth/index.ts'
import { waitsForPassword } from './employees.store.ts'

/** Mails the invitation again to somebody who has chosen no password yet. */
export const inviteEmployee = handle(operation, async (context, { params: { id } }) => {
  const { tx, companyId, audit, fail } = context
  if (!(await waitsForPassword(tx, companyId, id)))
    fail('not_found', { message: 'No one here is waiting for an invitation.' })
  if (!(await invite(context, id))) fail('unconfirmed')
  audit('invitation sent', id)
  return { done: true as const }
})

/** Invites everybody whose invitation waited for the company's address, as far as the day's invitations go. */
export async function inviteThoseHeld(context: Context): Promise<void> {
  const { tx, companyId, audit } = context
  const waiting = await tx
    .selectFrom('employee')
    .select('id')
    .where('company_id', '=', companyId)
    .where('password_hash', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute()
  for (const { id } of waiting)
    audit(`invitation ${(await offerPassword(context, id)) === 'mailed' ? 'sent' : 'not sent'}`, id)
}
