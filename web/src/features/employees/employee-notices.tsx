import { type Employee, employeeLabels, formatPhone } from '@towline/contract'
import { writeDay } from '../../ui/date-field.text.ts'
import { FollowedNotices } from '../../ui/followed-notices.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { EmployeeValues } from './employee-form.ts'
import { fullName, roleNames } from './employees.text.ts'
import type { useFollowedEmployee } from './use-followed-employee.ts'

/** What others did to an employee while their form is open. */
export function EmployeeNotices(props: Pick<Managed, 'form' | 'followed'> & { what: string }) {
  const { form, followed } = props
  const gone = followed.wasFollowed && followed.base?.deleted ? followed.base : null
  return (
    <>
      {gone && <Notice kind="info">{goneSentence(gone)}</Notice>}
      <FollowedNotices
        what={props.what}
        followed={followed}
        mine={form.values}
        labels={employeeLabels}
        readable={readable}
      />
    </>
  )
}

type Managed = ReturnType<typeof useFollowedEmployee>

const goneSentence = (employee: Employee) =>
  `Someone deleted ${fullName(employee)}. Find them under Deleted to restore them.`

/** A field's value as a person reads it; a dash for nothing. The password is never shown. */
function readable(name: keyof EmployeeValues, values: EmployeeValues): string {
  if (name === 'roles') return values.roles.map((role) => roleNames[role]).join(', ') || '–'
  if (name === 'licenseExpirationDate') return writeDay(values.licenseExpirationDate ?? 0) || '–'
  if (name === 'phoneNumber') return formatPhone(values.phoneNumber) || '–'
  return values[name] || '–'
}
