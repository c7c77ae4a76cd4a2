import type { Employee, EmployeeFilter, Role } from '@towline/contract'
import { searchKey } from '../../platform/search-key.ts'
import { type Expiry, expiryOf } from '../../ui/expiry.ts'

/** What the directory can be filtered by. */
export const filters: readonly { value: EmployeeFilter | 'all'; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'manager', label: 'Managers' },
  { value: 'dispatcher', label: 'Dispatchers' },
  { value: 'driver', label: 'Drivers' },
  { value: 'deleted', label: 'Deleted' },
]

/** The filter an address names; all for anything else. */
export const filterOf = (written: string | null): EmployeeFilter | 'all' =>
  filters.find(({ value }) => value === written)?.value ?? 'all'

export const roleNames: Record<Role, string> = {
  manager: 'Manager',
  dispatcher: 'Dispatcher',
  driver: 'Driver',
}

type Named = Pick<Employee, 'firstName' | 'lastName'>

export const fullName = ({ firstName, lastName }: Named): string =>
  `${firstName} ${lastName}`.trim()

export const initials = ({ firstName, lastName }: Named): string =>
  `${[...firstName][0] ?? ''}${[...lastName][0] ?? ''}`.toUpperCase()

/** What has to be said of a driver's licence. */
export function licenseExpiry(employee: Employee, now: number): Expiry | null {
  if (employee.deleted || !employee.roles.includes('driver')) return null
  return expiryOf('License', employee.licenseExpirationDate, now)
}

/** Whether somebody is meant by what was typed: part of a name, an address or a number. */
export function isMeant(employee: Employee, typed: string): boolean {
  const words = searchKey(typed.trim())
  const digits = typed.replace(/\D/g, '')
  return (
    searchKey(fullName(employee)).includes(words) ||
    searchKey(employee.email).includes(words) ||
    (digits !== '' && employee.phoneNumber.includes(digits))
  )
}

const withASpace = ['Email address is required.', 'Please enter a valid email address']

/** The problems of the own-profile form, whose two sentences about the address begin with a space. */
export function ownProblems(problems: Record<string, string>): Record<string, string> {
  const { email } = problems
  return email && withASpace.includes(email) ? { ...problems, email: ` ${email}` } : problems
}
