import { type Mailing, queueMail } from './queue-mail.ts'

/**
 * Mails all managers of the bound company; each occasion once to each of them. As long as the company's
 * address is not confirmed, only whoever signed up is written to: nobody knows whose the others are.
 */
export async function mailManagers(
  context: Mailing & { companyId: string },
  occasion: string,
  write: (firstName: string) => { subject: string; text: string; html?: string },
): Promise<void> {
  const { tx, companyId } = context
  const { mail_confirmed_at: confirmed } = await tx
    .selectFrom('company')
    .select('mail_confirmed_at')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const managers = await tx
    .selectFrom('employee')
    .select(['id', 'email', 'first_name'])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where((where) => where(where.val('manager'), '=', where.fn.any('roles')))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  for (const { id, email, first_name: firstName } of confirmed ? managers : managers.slice(0, 1))
    await queueMail(context, {
      ...write(firstName),
      to: email,
      key: `${occasion} ${companyId} ${id}`,
    })
}
