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
  | 'tdlrNumber'
  | 'licenseNumber'
  | 'licenseClass'
  | 'emergencyContactName'
  | 'emergencyContactPhone'
> & { password: string; licenseExpirationDate: number | null }

export const [EmployeeFormProvider, useEmployeeForm, useNewEmployeeForm] =
  createFormContext<EmployeeValues>()

/** The form of somebody new, with the roles he will probably have. */
export const blankEmployee = (roles: Role[]): EmployeeValues => ({
  ...{ email: '', firstName: '', lastName: '', phoneNumber: '', password: '', notes: '', roles },
  ...{ tdlrNumber: '', licenseNumber: '', licenseClass: '', licenseExpirationDate: 0 },
  ...{ emergencyContactName: '', emergencyContactPhone: '' },
})

/** The form of somebody who is there; the password is never told, and blank leaves it as it is. */
export function valuesOf(employee: Employee): EmployeeValues {
  const {
    id: _id,
    version: _version,
    lastLogin: _lastLogin,
    deleted: _deleted,
    ...fields
  } = employee
  return { ...fields, password: '' }
}

/** The fields, in the order in which a person comes by them. */
const names: readonly (keyof EmployeeValues)[] = [
  ...(['firstName', 'lastName', 'email', 'phoneNumber', 'password', 'roles'] as const),
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
  const { password, licenseExpirationDate, roles, notes, ...rest } = values
  const { email, firstName, lastName, phoneNumber, ...driver } = rest
  return {
    ...(stored && { id: stored.id, version: stored.version }),
    ...{ email, firstName, lastName, phoneNumber, notes },
    roles: Role.options.filter((role) => roles.includes(role)),
    ...(password && { password }),
    ...(roles.includes('driver') && {
      ...driver,
      licenseExpirationDate: licenseExpirationDate ?? 0,
    }),
  }
}

/** What is wrong with the form, by field: the contract's rules, and a date that can not be read. */
export function employeeProblems(values: EmployeeValues): Record<string, string> {
  const problems = problemsOf(SaveEmployee, employeeToSend(null, values))
  const isUnread = values.roles.includes('driver') && values.licenseExpirationDate === null
  return { ...problems, ...(isUnread && { licenseExpirationDate: dateInputError.message }) }
}
