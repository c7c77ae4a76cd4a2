import { type Employee, type EmployeeFilter, Role } from '@towline/contract'
import { sql } from 'kysely'
import { prepared, type Tx } from '../../platform/db/index.ts'

export type NewEmployee = {
  id: string
  companyId: string
  email: string
  firstName: string
  lastName: string
  /** Ten digits or empty. */
  phoneNumber: string
  passwordHash: string | null
  roles: Role[]
  now: number
}

/** The wire's form of an employee, made by PostgreSQL: `e` is employee. */
const onTheWire = sql`jsonb_build_object(
  'id', e.id, 'version', e.version, 'email', e.email, 'firstName', e.first_name, 'lastName', e.last_name,
  'phoneNumber', e.phone_number, 'roles', to_jsonb(e.roles), 'notes', e.notes,
  'lastLogin', coalesce(floor(extract(epoch from e.last_login_at) * 1000)::bigint, 0),
  'deleted', e.deleted_at is not null, 'language', e.language, 'tdlrNumber', e.tdlr_number,
  'licenseNumber', e.license_number, 'licenseClass', e.license_class,
  'licenseExpirationDate', coalesce(floor(extract(epoch from e.license_expires_at) * 1000)::bigint, 0),
  'emergencyContactName', e.emergency_contact_name,
  'emergencyContactPhone', e.emergency_contact_phone)
  || coalesce((select jsonb_build_object('newEmail', c.new_address) from email_change c
    where c.employee_id = e.id and c.expires_at > now()), '{}')
  || case when e.two_step_since is null then '{}'::jsonb else '{"hasTwoStep": true}' end`

/** Employees by name, as the JSON text of a list: all that are there, those with a role, or those removed. */
export async function employeesAsJson(
  tx: Tx,
  companyId: string,
  filter: EmployeeFilter | 'all',
): Promise<string> {
  const isGone = filter === 'deleted'
  const role = Role.safeParse(filter)
  const { rows } = await sql<{ json: string }>`
    select coalesce(jsonb_agg(${onTheWire}
      order by lower(e.first_name), lower(e.last_name), e.id), '[]')::text as json
    from employee e where e.company_id = ${companyId}
      and ${isGone ? sql`e.deleted_at is not null` : sql`e.deleted_at is null`}
      ${role.success ? sql`and ${role.data} = any(e.roles)` : sql``}`.execute(tx)
  return rows[0]?.json ?? '[]'
}

/** One employee as he is on the wire; null when the company has nobody of that id. */
export async function employeeById(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<Employee | null> {
  const { rows } = await sql<{ employee: Employee }>`
    select ${onTheWire} as employee from employee e
    where e.id = ${id} and e.company_id = ${companyId}`.execute(tx)
  return rows[0]?.employee ?? null
}

/**
 * Locks an employee and all managers until the transaction ends, so that two who demote each other come
 * one after the other; answers the managers' ids.
 */
export async function lockWithManagers(
  tx: Tx,
  companyId: string,
  id: string | null,
): Promise<string[]> {
  const { rows } = await sql<{ id: string; is_manager: boolean }>`
    select id, 'manager' = any(roles) and deleted_at is null as is_manager from employee
    where company_id = ${companyId}
      and (id = ${id}::uuid or 'manager' = any(roles) and deleted_at is null)
    order by id for no key update`.execute(tx)
  return rows.filter((row) => row.is_manager).map((row) => row.id)
}

/** Whether this is a manager of the company. */
export async function isManager(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const employee = await employeeById(tx, companyId, id)
  return employee !== null && !employee.deleted && employee.roles.includes('manager')
}

/** Whether somebody who is there has no password yet. */
export async function waitsForPassword(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('employee')
    .select('id')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where('password_hash', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores a new employee; false when somebody signs in with this address already. */
export async function insertEmployee(tx: Tx, employee: NewEmployee): Promise<boolean> {
  const row = await tx
    .insertInto('employee')
    .values({
      id: employee.id,
      company_id: employee.companyId,
      email: employee.email,
      first_name: employee.firstName,
      last_name: employee.lastName,
      phone_number: employee.phoneNumber,
      password_hash: employee.passwordHash,
      roles: employee.roles,
      created_at: new Date(employee.now),
    })
    .onConflict((taken) =>
      taken.expression(sql`lower(email)`).where('deleted_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Stores an employee anew and answers the version he has now. What is left out of `more` stays as it is. */
export async function updateEmployee(
  tx: Tx,
  companyId: string,
  employee: Employee,
  more: { deleted_at?: Date | null; password_hash?: string } = {},
): Promise<number> {
  const { version } = await tx
    .updateTable('employee')
    .set((set) => ({
      version: set('version', '+', 1),
      email: employee.email,
      first_name: employee.firstName,
      last_name: employee.lastName,
      phone_number: employee.phoneNumber,
      roles: employee.roles,
      notes: employee.notes,
      language: employee.language,
      tdlr_number: employee.tdlrNumber,
      license_number: employee.licenseNumber,
      license_class: employee.licenseClass,
      license_expires_at: employee.licenseExpirationDate
        ? new Date(employee.licenseExpirationDate)
        : null,
      emergency_contact_name: employee.emergencyContactName,
      emergency_contact_phone: employee.emergencyContactPhone,
      ...more,
    }))
    .where('id', '=', employee.id)
    .where('company_id', '=', companyId)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Who works here and has one of these numbers of ten digits, by number. */
export async function employeesByPhone(tx: Tx, companyId: string, numbers: string[]) {
  const digits = sql`right(regexp_replace(phone_number, '\\D', '', 'g'), 10)`
  const { rows } = await sql<{ number: string; first_name: string; last_name: string }>`${prepared}
    select distinct on (number) ${digits} as number, first_name, last_name from employee
    where company_id = ${companyId}::uuid and deleted_at is null
      and ${digits} = any(${sql.val(numbers)}::text[])
    order by number, created_at, id`.execute(tx)
  return new Map(
    rows.map(({ number, first_name: firstName, last_name }) => [
      number,
      { firstName, name: `${firstName} ${last_name}`.trim() },
    ]),
  )
}
