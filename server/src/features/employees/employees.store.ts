import type { Role } from '@towline/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'

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
