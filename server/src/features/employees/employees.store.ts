import type { Role } from '@towline/contract'
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

export async function insertEmployee(tx: Tx, employee: NewEmployee): Promise<void> {
  await tx
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
    .execute()
}
