import type { Tx } from '../../platform/db/index.ts'
import { tokenHash } from './password-links.store.ts'

/** The company a key belongs to, also when its link has ended; null for an unknown one. */
export async function companyOfNewEmail(tx: Tx, token: string): Promise<string | null> {
  const row = await tx
    .selectFrom('email_change')
    .select('company_id')
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst()
  return row?.company_id ?? null
}

/** The change a key confirms; null when its time is over or its person is gone. */
export const openEmailChange = (tx: Tx, token: string, now: number) =>
  tx
    .selectFrom('email_change as change')
    .innerJoin('employee', 'employee.id', 'change.employee_id')
    .innerJoin('company', 'company.id', 'change.company_id')
    .select([
      'employee.id as employeeId',
      'employee.first_name as firstName',
      'employee.email as oldEmail',
      'change.new_address as email',
      'company.name as companyName',
    ])
    .where('change.token_hash', '=', tokenHash(token))
    .where('change.expires_at', '>', new Date(now))
    .where('employee.deleted_at', 'is', null)
    .executeTakeFirst()

/** Keeps that an address waits; an earlier one of the same person does no more. */
export async function putEmailChange(
  tx: Tx,
  change: { employeeId: string; newAddress: string; token: string; expiresAt: number },
): Promise<void> {
  const row = {
    new_address: change.newAddress,
    token_hash: tokenHash(change.token),
    expires_at: new Date(change.expiresAt),
  }
  await tx
    .insertInto('email_change')
    .values({ employee_id: change.employeeId, ...row })
    .onConflict((conflict) => conflict.column('employee_id').doUpdateSet(row))
    .execute()
}

export async function endEmailChange(tx: Tx, employeeId: string): Promise<void> {
  await tx.deleteFrom('email_change').where('employee_id', '=', employeeId).execute()
}

/** Gives somebody the address, and answers the version of their record by then. */
export async function storeEmail(tx: Tx, employeeId: string, email: string): Promise<number> {
  const { version } = await tx
    .updateTable('employee')
    .set((set) => ({ email, version: set('version', '+', 1) }))
    .where('id', '=', employeeId)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}
