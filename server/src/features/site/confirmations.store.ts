import { createHash } from 'node:crypto'
import type { EmailToConfirm } from '@towline/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The company a key belongs to, also when its link has ended; null for an unknown one. */
export async function companyOfConfirmation(tx: Tx, token: string): Promise<string | null> {
  const row = await tx
    .selectFrom('mail_confirmation')
    .select('company_id')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  return row?.company_id ?? null
}

/**
 * What the link of this key confirms; null when it was opened or another one was, when its time is over, or
 * when its person is gone, is no manager any more, or has another address.
 */
export async function openConfirmation(
  tx: Tx,
  token: string,
  now: number,
): Promise<EmailToConfirm | null> {
  const row = await tx
    .selectFrom('mail_confirmation as link')
    .innerJoin('employee', 'employee.id', 'link.employee_id')
    .innerJoin('company', 'company.id', 'link.company_id')
    .select(['employee.email', 'company.name as companyName'])
    .where('link.token_hash', '=', hashOf(token))
    .where('link.ended_at', 'is', null)
    .where('link.expires_at', '>', new Date(now))
    .where('company.mail_confirmed_at', 'is', null)
    .where('employee.deleted_at', 'is', null)
    .where((where) => where(where.val('manager'), '=', where.fn.any('employee.roles')))
    .where(sql`lower(employee.email)`, '=', sql`lower(link.to_address)`)
    .executeTakeFirst()
  return row ?? null
}

/** Stores a new link; the company's others can still be used. */
export async function insertConfirmation(
  tx: Tx,
  link: {
    id: string
    companyId: string
    employeeId: string
    token: string
    to: string
    now: number
    lastsMs: number
  },
): Promise<void> {
  await tx
    .insertInto('mail_confirmation')
    .values({
      id: link.id,
      company_id: link.companyId,
      employee_id: link.employeeId,
      token_hash: hashOf(link.token),
      to_address: link.to,
      created_at: new Date(link.now),
      expires_at: new Date(link.now + link.lastsMs),
    })
    .execute()
}

/** Ends all links of a company that is confirmed now. */
export async function endConfirmations(tx: Tx, companyId: string, now: number): Promise<void> {
  await tx
    .updateTable('mail_confirmation')
    .set({ ended_at: new Date(now) })
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
    .execute()
}

/** How many links a company was mailed in the last hour and the last day. */
export async function confirmationsSince(
  tx: Tx,
  companyId: string,
  { hourAgo, dayAgo }: { hourAgo: number; dayAgo: number },
): Promise<{ inHour: number; inDay: number }> {
  const { rows } = await sql<{ in_hour: number; in_day: number }>`
    select count(*) filter (where created_at > ${new Date(hourAgo)})::int as in_hour,
      count(*)::int as in_day
    from mail_confirmation
    where company_id = ${companyId} and created_at > ${new Date(dayAgo)}`.execute(tx)
  return { inHour: rows[0]?.in_hour ?? 0, inDay: rows[0]?.in_day ?? 0 }
}
