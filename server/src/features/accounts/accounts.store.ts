import type { Tx } from '../../platform/db/index.ts'
import { newId } from '../../platform/ids.ts'

/** The account every company has from its first day, which parks calls and can not be changed. */
const NO_ACCOUNT = 'No Account Specified'

/** Makes the company's placeholder account. */
export async function insertPlaceholder(tx: Tx, companyId: string, now: number): Promise<void> {
  await tx
    .insertInto('vendor')
    .values({
      id: newId(),
      company_id: companyId,
      type: 'Other',
      name: NO_ACCOUNT,
      is_placeholder: true,
      created_at: new Date(now),
    })
    .execute()
}

/** The account whose contact phone (ten digits) this is: a motor club or garage that rings us. */
export async function accountByPhone(
  tx: Tx,
  companyId: string,
  phone: string,
): Promise<{ id: string; name: string; type: string } | null> {
  const row = await tx
    .selectFrom('vendor')
    .select(['id', 'name', 'type'])
    .where('company_id', '=', companyId)
    .where('contact_phone_number', '=', phone)
    .where('is_placeholder', '=', false)
    .executeTakeFirst()
  return row ?? null
}
