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
  two_step_since: Date | null
  two_step_from: Date | null
}

/** Made once: this is read with every request. */
const Roles = z.array(Role)

/** What somebody may do in a session that opens their own jobs only. */
const ownJobsRoles = (roles: readonly string[]) => roles.filter((role) => role === 'driver')

/** Whether it is a manager without the second step that their company requires by now. */
const owesTwoStep = (
  { roles, two_step_since: since, two_step_from: from }: Omit<EmployeeRow, 'id'>,
  now: number,
) => since === null && from !== null && from.getTime() <= now && roles.includes('manager')

/** An employee's row as the actor he is. */
function asActor(
  row: EmployeeRow,
  session: { id: string; beganAt: number } | null,
  now: number,
): Employee {
  return {
    kind: 'employee',
    id: row.id,
    companyId: row.company_id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    roles: Roles.parse(row.roles),
    sessionId: session?.id ?? null,
    ...(session && { signedInAt: session.beganAt }),
    ...(owesTwoStep(row, now) && { owesTwoStep: true }),
    ...(row.language !== 'en' && { language: row.language }),
  }
}

/** What an actor is made of. */
const actorColumns = [
  ...(['employee.id', 'employee.company_id', 'employee.first_name', 'employee.last_name'] as const),
  ...(['employee.email', 'employee.roles', 'employee.language'] as const),
  'employee.two_step_since',
  'company.two_step_from',
] as const

/** Somebody found by the address they sign in with. */
export type Found = {
  actor: Employee
  passwordHash: string | null
  /** Whether the password alone opens nothing. */
  hasTwoStep: boolean
}

/** Who signs in with this address, and his password's hash. Sign-in names no company, so this looks in all. */
export async function employeeByEmail(tx: Tx, email: string, now: number): Promise<Found | null> {
  const row = await tx
    .selectFrom('employee')
    .innerJoin('company', 'company.id', 'employee.company_id')
    .modifyFront(prepared)
    .select([...actorColumns, 'employee.password_hash'])
    .where(sql`lower(employee.email)`, '=', sql`lower(${email})`)
    .where('employee.deleted_at', 'is', null)
    .executeTakeFirst()
  return row
    ? {
        actor: asActor(row, null, now),
        passwordHash: row.password_hash,
        hasTwoStep: row.two_step_since !== null,
      }
    : null
}

/** Puts another hash of the same password in its place; false where the password was changed meanwhile. */
export async function replaceHash(
  tx: Tx,
  employeeId: string,
  { stored, anew }: { stored: string; anew: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('employee')
    .set({ password_hash: anew })
    .where('id', '=', employeeId)
    .where('password_hash', '=', stored)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Somebody who is there, as they may act. */
export async function employeeById(
  tx: Tx,
  employeeId: string,
  now: number,
): Promise<Employee | null> {
  const row = await tx
    .selectFrom('employee')
    .innerJoin('company', 'company.id', 'employee.company_id')
    .select(actorColumns)
    .where('employee.id', '=', employeeId)
    .where('employee.deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? asActor(row, null, now) : null
}

/** A driver who is there, as they may act in a session that opens their own jobs only; null for nobody. */
export async function driverOwnJobs(
  tx: Tx,
  employeeId: string,
  now: number,
): Promise<Employee | null> {
  const person = await employeeById(tx, employeeId, now)
  const roles = Roles.parse(ownJobsRoles(person?.roles ?? []))
  if (!person || roles.length === 0) return null
  const { owesTwoStep: _, ...rest } = person
  return { ...rest, roles }
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
export async function sessionById(tx: Tx, id: string, now: number) {
  const row = await tx
    .selectFrom('session')
    .innerJoin('employee', 'employee.id', 'session.employee_id')
    .innerJoin('company', 'company.id', 'employee.company_id')
    .modifyFront(prepared)
    .select([
      'session.secret_hash',
      'session.created_at',
      'session.last_seen_at',
      'session.is_own_jobs_only',
      'session.ends_at',
      ...actorColumns,
    ])
    .where('session.id', '=', id)
    .where('employee.deleted_at', 'is', null)
    .executeTakeFirst()
  return row
    ? {
        actor: asActor(
          { ...row, roles: row.is_own_jobs_only ? ownJobsRoles(row.roles) : row.roles },
          { id, beganAt: row.created_at.getTime() },
          now,
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
    .innerJoin('company', 'company.id', 'employee.company_id')
    .select(actorColumns)
    .where('employee.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('employee.deleted_at', 'is', null)
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
      const held = session?.is_own_jobs_only ? ownJobsRoles(person.roles) : person.roles
      if (owesTwoStep({ ...person, roles: held }, now)) return false
      return keyOf(id, companyId, roles) === keyOf(person.id, person.company_id, held)
    }),
  )
}

/** Stores a new session, and clears away those of the same person that were over, or that nobody had used, before `endedBefore`. */
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
      is.or([
        is('last_seen_at', '<', new Date(session.endedBefore)),
        is('ends_at', '<', new Date(session.endedBefore)),
      ]),
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

/** Ends the session with this secret; answers its id, null for none. Whoever else's it is, it is not the bound company's. */
export async function deleteSessionBy(
  tx: Tx,
  id: string,
  secretHash: Buffer,
): Promise<string | null> {
  const row = await tx
    .deleteFrom('session')
    .where('id', '=', id)
    .where('secret_hash', '=', secretHash)
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
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
