import { type DriverLanguage, Role } from '@towline/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Actor } from '../../platform/actor.ts'
import { prepared, type Tx } from '../../platform/db/index.ts'

export type Employee = Extract<Actor, { kind: 'employee' }>

type EmployeeRow = {
  id: string
  company_id: string
  first_name: string
  last_name: string
  email: string
  roles: string[]
  language: DriverLanguage
}

/** Made once: this is read with every request. */
const Roles = z.array(Role)

/** What somebody may do in a session that opens their own jobs only. */
const ownJobsRoles = (roles: readonly string[]) => roles.filter((role) => role === 'driver')

/** An employee's row as the actor he is. */
function asActor(row: EmployeeRow, sessionId: string | null): Employee {
  return {
    kind: 'employee',
    id: row.id,
    companyId: row.company_id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    roles: Roles.parse(row.roles),
    sessionId,
    ...(row.language !== 'en' && { language: row.language }),
  }
}

/** Who signs in with this address, and his password's hash. Sign-in names no company, so this looks in all. */
export async function employeeByEmail(
  tx: Tx,
  email: string,
): Promise<{ actor: Employee; passwordHash: string | null } | null> {
  const row = await tx
    .selectFrom('employee')
    .modifyFront(prepared)
    .select(['id', 'company_id', 'first_name', 'last_name', 'email', 'roles', 'language'])
    .select('password_hash')
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? { actor: asActor(row, null), passwordHash: row.password_hash } : null
}

/** A driver who is there, as they may act in a session that opens their own jobs only; null for nobody. */
export async function driverOwnJobs(tx: Tx, employeeId: string): Promise<Employee | null> {
  const row = await tx
    .selectFrom('employee')
    .select(['id', 'company_id', 'first_name', 'last_name', 'email', 'roles', 'language'])
    .where('id', '=', employeeId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  const roles = ownJobsRoles(row?.roles ?? [])
  return row && roles.length > 0 ? asActor({ ...row, roles }, null) : null
}

/** The company somebody who is there works for. */
export async function companyOfEmployee(tx: Tx, employeeId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('employee')
    .select('company_id')
    .where('id', '=', employeeId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.company_id ?? null
}

/** A session with whose it is; null when there is none or its employee is gone. */
export async function sessionById(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('session')
    .innerJoin('employee', 'employee.id', 'session.employee_id')
    .modifyFront(prepared)
    .select([
      'session.secret_hash',
      'session.last_seen_at',
      'session.is_own_jobs_only',
      'session.ends_at',
      'employee.id',
      'employee.company_id',
      'employee.first_name',
      'employee.last_name',
      'employee.email',
      'employee.roles',
      'employee.language',
    ])
    .where('session.id', '=', id)
    .where('employee.deleted_at', 'is', null)
    .executeTakeFirst()
  return row
    ? {
        actor: asActor(
          { ...row, roles: row.is_own_jobs_only ? ownJobsRoles(row.roles) : row.roles },
          id,
        ),
        secretHash: row.secret_hash,
        lastSeenAt: row.last_seen_at.getTime(),
        endsAt: row.ends_at.getTime(),
      }
    : null
}

/** Which of these are still employees with the same roles, and in a session that has not ended where they came by one. */
export async function stillSignedIn(
  tx: Tx,
  those: readonly Employee[],
  { usedAfter, now }: { usedAfter: number; now: number },
): Promise<ReadonlySet<Employee>> {
  const ids = [...new Set(those.map(({ id }) => id))]
  const employees = await tx
    .selectFrom('employee')
    .select(['id', 'company_id', 'roles'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('deleted_at', 'is', null)
    .execute()
  const sessions = await tx
    .selectFrom('session')
    .select(['id', 'employee_id', 'is_own_jobs_only'])
    .where('employee_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('last_seen_at', '>', new Date(usedAfter))
    .where('ends_at', '>', new Date(now))
    .execute()
  const keyOf = (id: string, companyId: string, roles: readonly string[]) =>
    [id, companyId, ...[...roles].sort()].join(' ')
  const known = new Map(employees.map((row) => [row.id, row]))
  const open = new Map(sessions.map((row) => [`${row.id} ${row.employee_id}`, row]))
  return new Set(
    those.filter(({ id, companyId, roles, sessionId }) => {
      const session = sessionId === null ? null : open.get(`${sessionId} ${id}`)
      const person = known.get(id)
      if (!person || session === undefined) return false
      const now = session?.is_own_jobs_only ? ownJobsRoles(person.roles) : person.roles
      return keyOf(id, companyId, roles) === keyOf(person.id, person.company_id, now)
    }),
  )
}

/** Stores a new session, and clears away those of the same person that are over or that nobody has used since `endedBefore`. */
export async function insertSession(
  tx: Tx,
  session: {
    id: string
    companyId: string
    employeeId: string
    secretHash: Buffer
    now: number
    endedBefore: number
    /** In plain words. */
    device: string
    /** When it ends, however much it is used; epoch ms. */
    endsAt: number
    /** Whether it opens the driver's own jobs and nothing else. */
    isOwnJobsOnly: boolean
  },
): Promise<void> {
  const at = new Date(session.now)
  await tx
    .deleteFrom('session')
    .where('employee_id', '=', session.employeeId)
    .where((is) =>
      is.or([is('last_seen_at', '<', new Date(session.endedBefore)), is('ends_at', '<=', at)]),
    )
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
      device: session.device,
      is_own_jobs_only: session.isOwnJobsOnly,
      ends_at: new Date(session.endsAt),
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

/** Ends the sessions of an employee, all but one. */
export async function deleteSessionsOf(
  tx: Tx,
  employeeId: string,
  exceptId: string | null,
): Promise<void> {
  const sessions = tx.deleteFrom('session').where('employee_id', '=', employeeId)
  await (exceptId ? sessions.where('id', '<>', exceptId) : sessions).execute()
}
