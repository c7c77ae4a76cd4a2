import { createFormContext } from '@mantine/form'
import { type Employee, Role, SaveEmployee } from '@towline/contract'
import { formFields } from '../../platform/form-fields.ts'
import { problemsOf } from '../../platform/problems.ts'
import { dateInputError } from '../../ui/date-time-field.text.ts'

/** What the form of an employee holds. The date is null while what was typed is none. */
export type EmployeeValues = Pick<
  Employee,
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'phoneNumber'
  | 'roles'
  | 'notes'
  | 'language'
  | 'tdlrNumber'
  | 'licenseNumber'
  | 'licenseClass'
  | 'emergencyContactName'
  | 'emergencyContactPhone'
> & { password: string; currentPassword: string; licenseExpirationDate: number | null }

export const [EmployeeFormProvider, useEmployeeForm, useNewEmployeeForm] =
  createFormContext<EmployeeValues>()

/** The form of somebody new, with the roles they will probably have. */
export const blankEmployee = (roles: Role[]): EmployeeValues => ({
  email: '',
  firstName: '',
  lastName: '',
  phoneNumber: '',
  notes: '',
  language: 'en',
  roles,
  password: '',
  currentPassword: '',
  tdlrNumber: '',
  licenseNumber: '',
  licenseClass: '',
  licenseExpirationDate: 0,
  emergencyContactName: '',
  emergencyContactPhone: '',
})

/** The form of somebody who is there; the password is never told, and blank leaves it as it is. */
export function valuesOf(employee: Employee): EmployeeValues {
  const {
    id: _id,
    version: _version,
    lastLogin: _lastLogin,
    deleted: _deleted,
    newEmail: _newEmail,
    hasTwoStep: _hasTwoStep,
    ...fields
  } = employee
  return { ...fields, password: '', currentPassword: '' }
}

/** The fields, in the order in which a person comes by them. */
const names: readonly (keyof EmployeeValues)[] = [
  ...(['firstName', 'lastName', 'email', 'phoneNumber'] as const),
  ...(['password', 'currentPassword', 'roles'] as const),
  'language',
  ...(['tdlrNumber', 'licenseNumber', 'licenseClass', 'licenseExpirationDate'] as const),
  ...(['emergencyContactName', 'emergencyContactPhone', 'notes'] as const),
]
/** How they are held against each other. */
export const employeeFields = formFields(names)

/** What is sent: fields that are not shown stay as they are, and so does a password that is left blank. */
export function employeeToSend(
  stored: Pick<Employee, 'id' | 'version'> | null,
  values: EmployeeValues,
): SaveEmployee {
  const { password, currentPassword, licenseExpirationDate, roles, notes, ...rest } = values
  const { email, firstName, lastName, phoneNumber, ...driver } = rest
  return {
    ...(stored && { id: stored.id, version: stored.version }),
    email,
    firstName,
    lastName,
    phoneNumber,
    notes,
    roles: Role.options.filter((role) => roles.includes(role)),
    ...(password && { password }),
    ...(currentPassword && { currentPassword }),
    ...(roles.includes('driver') && {
      ...driver,
      licenseExpirationDate: licenseExpirationDate ?? 0,
    }),
  }
}

/** Whether one's own record must not be saved without the current password; `own` is the record as it is stored. */
export const needsCurrentPassword = (
  own: Pick<Employee, 'email'> | null,
  { email, password }: Pick<EmployeeValues, 'email' | 'password'>,
): boolean =>
  own !== null && (password !== '' || email.trim().toLowerCase() !== own.email.trim().toLowerCase())

/**
 * What is wrong with the form, by field: the contract's rules, a date that can't be read, and in one's `own`
 * record a current password that is missing.
 */
export function employeeProblems(
  values: EmployeeValues,
  own: Pick<Employee, 'email'> | null = null,
): Record<string, string> {
  const problems = problemsOf(SaveEmployee, employeeToSend(null, values))
  const isUnread = values.roles.includes('driver') && values.licenseExpirationDate === null
  const isUnproven = needsCurrentPassword(own, values) && !values.currentPassword
  return {
    ...problems,
    ...(isUnread && { licenseExpirationDate: dateInputError.message }),
    ...(isUnproven && { currentPassword: 'Type your current password' }),
  }
}
