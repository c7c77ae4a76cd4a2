import { createHash } from 'node:crypto'
import type { PasswordLink } from '@towline/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'

/** The SHA-256 of a link's key, as it is stored. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/** A link that can be used, with whose it is. */
export type OpenLink = PasswordLink & { employeeId: string; firstName: string }

/** The company a key belongs to, also when its link has ended; null for an unknown one. */
export async function companyOfToken(tx: Tx, token: string): Promise<string | null> {
  const row = await tx
    .selectFrom('password_link')
    .select('company_id')
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst()
  return row?.company_id ?? null
}

/** The link of a key; null when it was used or ended, when its time is over, or its person is gone or has another address. */
export async function openLink(tx: Tx, token: string, now: number): Promise<OpenLink | null> {
  const row = await tx
    .selectFrom('password_link as link')
    .innerJoin('employee', 'employee.id', 'link.employee_id')
    .innerJoin('company', 'company.id', 'link.company_id')
    .select([
      'link.kind',
      'employee.email',
      'company.name as companyName',
      'employee.id as employeeId',
      'employee.first_name as firstName',
    ])
    .where('link.token_hash', '=', tokenHash(token))
    .where('link.ended_at', 'is', null)
    .where('link.expires_at', '>', new Date(now))
    .where('employee.deleted_at', 'is', null)
    .where(sql`lower(employee.email)`, '=', sql`lower(link.to_address)`)
    .executeTakeFirst()
  return row ?? null
}

/** The same, with its person locked until the transaction ends: of two who use one link, the second finds it used. */
export async function openLinkLocked(tx: Tx, token: string, now: number): Promise<OpenLink | null> {
  const seen = await openLink(tx, token, now)
  if (!seen) return null
  await lockedPerson(tx, seen.employeeId)
  return openLink(tx, token, now)
}

/** Somebody who is there, locked until the transaction ends. */
export function lockedPerson(tx: Tx, employeeId: string) {
  return tx
    .selectFrom('employee')
    .select(['email', 'first_name', 'password_hash'])
    .where('id', '=', employeeId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** How many links were made since then: for one person, and invitations of the whole company. */
export async function linksSince(
  tx: Tx,
  by: { companyId: string; employeeId: string; hourAgo: number; dayAgo: number },
): Promise<{ ofPerson: number; invitations: number }> {
  const { rows } = await sql<{ of_person: number; invitations: number }>`
    select count(*) filter (where employee_id = ${by.employeeId}
        and created_at > ${new Date(by.hourAgo)})::int as of_person,
      count(*) filter (where kind = 'invitation')::int as invitations
    from password_link
    where company_id = ${by.companyId} and created_at > ${new Date(by.dayAgo)}`.execute(tx)
  return { ofPerson: rows[0]?.of_person ?? 0, invitations: rows[0]?.invitations ?? 0 }
}

/** Stores a link and forgets those of the same person that are over and past counting; false when it is there already. */
export async function insertLink(
  tx: Tx,
  link: {
    id: string
    employeeId: string
    kind: PasswordLink['kind']
    token: string
    to: string
    now: number
    lastsMs: number
    forgetBefore: number
  },
): Promise<boolean> {
  await tx
    .deleteFrom('password_link')
    .where('employee_id', '=', link.employeeId)
    .where('ended_at', 'is not', null)
    .where('created_at', '<', new Date(link.forgetBefore))
    .execute()
  const row = await tx
    .insertInto('password_link')
    .values({
      id: link.id,
      employee_id: link.employeeId,
      kind: link.kind,
      token_hash: tokenHash(link.token),
      to_address: link.to,
      created_at: new Date(link.now),
      expires_at: new Date(link.now + link.lastsMs),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends all links of a person, but one. */
export async function endLinksOf(
  tx: Tx,
  employeeId: string,
  now: number,
  exceptId: string | null = null,
): Promise<void> {
  const links = tx
    .updateTable('password_link')
    .set({ ended_at: new Date(now) })
    .where('employee_id', '=', employeeId)
    .where('ended_at', 'is', null)
  await (exceptId ? links.where('id', '<>', exceptId) : links).execute()
}

export async function storePassword(tx: Tx, employeeId: string, hash: string): Promise<void> {
  await tx
    .updateTable('employee')
    .set({ password_hash: hash })
    .where('id', '=', employeeId)
    .execute()
}
