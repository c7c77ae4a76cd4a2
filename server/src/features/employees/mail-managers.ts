import { queueMail } from '../../platform/mail/index.ts'
import type { Context } from '../../platform/verb.ts'

/** Mails all managers of the bound company; each occasion once to each of them. */
export async function mailManagers(
  context: Context,
  occasion: string,
  write: (firstName: string) => { subject: string; text: string; html?: string },
): Promise<void> {
  const { tx, companyId } = context
  const managers = await tx
    .selectFrom('employee')
    .select(['id', 'email', 'first_name'])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where((where) => where(where.val('manager'), '=', where.fn.any('roles')))
    .execute()
  for (const { id, email, first_name: firstName } of managers)
    await queueMail(context, {
      ...write(firstName),
      to: email,
      key: `${occasion} ${companyId} ${id}`,
    })
}
