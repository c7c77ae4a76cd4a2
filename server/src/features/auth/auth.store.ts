import { Role } from '@towline/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/db/index.ts'

export type Employee = Extract<Actor, { kind: 'employee' }>

type EmployeeRow = {
  id: string
  company_id: string
  first_name: string
  last_name: string
  email: string
  roles: string[]
}

/** An employee's row as the actor he is. */
function asActor(row: EmployeeRow, sessionId: string | null): Employee {
  return {
    kind: 'employee',
    id: row.id,
    companyId: row.company_id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    roles: z.array(Role).parse(row.roles),
    sessionId,
  }
}

/** Who signs in with this address, and his password's hash. Sign-in names no company, so this looks in all. */
export async function employeeByEmail(
  tx: Tx,
  email: string,
): Promise<{ actor: Employee; passwordHash: string | null } | null> {
  const row = await tx
    .selectFrom('employee')
    .select(['id', 'company_id', 'first_name', 'last_name', 'email', 'roles', 'password_hash'])
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? { actor: asActor(row, null), passwordHash: row.password_hash } : null
}

/** A session with whose it is; null when there is none or its employee is gone. */
export async function sessionById(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('session')
    .innerJoin('employee', 'employee.id', 'session.employee_id')
    .select([
      'session.secret_hash',
      'session.last_seen_at',
      'employee.id',
      'employee.company_id',
      'employee.first_name',
      'employee.last_name',
      'employee.email',
      'employee.roles',
    ])
    .where('session.id', '=', id)
    .where('employee.deleted_at', 'is', null)
    .executeTakeFirst()
  return row
    ? {
        actor: asActor(row, id),
        secretHash: row.secret_hash,
        lastSeenAt: row.last_seen_at.getTime(),
      }
    : null
}

/** Stores a new session, and clears away those of the same person that nobody has used since `endedBefore`. */
export async function insertSession(
  tx: Tx,
  session: {
    id: string
    companyId: string
    employeeId: string
    secretHash: Buffer
    now: number
    endedBefore: number
  },
): Promise<void> {
  const at = new Date(session.now)
  await tx
    .deleteFrom('session')
    .where('employee_id', '=', session.employeeId)
    .where('last_seen_at', '<', new Date(session.endedBefore))
    .execute()
  await tx
    .insertInto('session')
    .values({
      id: session.id,
      company_id: session.companyId,
      employee_id: session.employeeId,
      secret_hash: session.secretHash,
      created_at: at,
      last_seen_at: at,
    })
    .execute()
  await tx
    .updateTable('employee')
    .set({ last_login_at: at })
    .where('id', '=', session.employeeId)
    .execute()
}

export async function touchSession(tx: Tx, id: string, now: number): Promise<void> {
  await tx
    .updateTable('session')
    .set({ last_seen_at: new Date(now) })
    .where('id', '=', id)
    .execute()
}

export async function deleteSession(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('session').where('id', '=', id).execute()
}
