import { Button, Skeleton } from '@mantine/core'
import type { Employee } from '@towline/contract'
import { useRef, useState } from 'react'
import { ApiError } from '../../platform/api.ts'
import { sessionChanged } from '../../platform/session.ts'
import { Card } from '../../ui/card.tsx'
import { Failed } from '../../ui/failed.tsx'
import { focusFirstWrong } from '../../ui/focus-first-wrong.ts'
import { LeaveDialog } from '../../ui/leave-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLeaveGuard } from '../../ui/use-leave-guard.ts'
import { LanguageField } from './driver-fields.tsx'
import { EmployeeFormProvider, employeeProblems, employeeToSend } from './employee-form.ts'
import { EmployeeNotices } from './employee-notices.tsx'
import { useEmployee } from './employees.queries.ts'
import { ownProblems } from './employees.text.ts'
import { NameFields } from './name-fields.tsx'
import styles from './profile-form.module.css'
import { useFollowedEmployee } from './use-followed-employee.ts'

/** The Profile tab: the record of whoever is signed in, as far as they change it themselves. */
export function ProfileTab({ userId }: { userId: string }) {
  const { data, error, refetch } = useEmployee(userId)
  if (data) return <ProfileForm employee={data} />
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  return <Skeleton height={320} role="status" aria-label="Loading your profile" />
}

const savedWords = ({ newEmail }: Employee) =>
  newEmail
    ? `Your profile is saved. Open the link we emailed to ${newEmail} to change your address.`
    : 'Your profile is saved.'

function ProfileForm({ employee }: { employee: Employee }) {
  const { form, followed, saving } = useFollowedEmployee(employee, {
    problems: (values) => ownProblems(employeeProblems(values, employee)),
  })
  const [isSaved, setSaved] = useState(false)
  const guard = useLeaveGuard(followed.isChanged)

  const body = useRef<HTMLFormElement>(null)
  const showProblems = () => focusFirstWrong(body.current)
  const save = (values: typeof form.values) => {
    const sent = employeeToSend(followed.base, values)
    const { id, version, email, firstName, lastName, phoneNumber, roles, language } = sent
    const { password, currentPassword } = sent
    const own = {
      id,
      email,
      firstName,
      lastName,
      phoneNumber,
      roles,
      ...(version && { version }),
      ...(language && { language }),
    }
    const secrets = { ...(password && { password }), ...(currentPassword && { currentPassword }) }
    setSaved(false)
    saving.mutate(
      { body: { ...own, ...secrets } },
      {
        onSuccess: (saved) => {
          sessionChanged()
          followed.settle(saved)
          form.clearErrors()
          setSaved(true)
        },
        onError: (error) => {
          if (!(error instanceof ApiError)) return
          if (error.code === 'newer_version') followed.takeRefusal(error.newer)
          form.setErrors(ownProblems(error.fields))
          showProblems()
        },
      },
    )
  }
  return (
    <EmployeeFormProvider form={form}>
      <div className={styles.page}>
        <Card title="Your profile">
          <form ref={body} noValidate onSubmit={form.onSubmit(save, showProblems)}>
            <fieldset disabled={saving.isPending} className={styles.fields}>
              {saving.error && <Notice kind="error">{saving.error.message}</Notice>}
              <EmployeeNotices what="profile" form={form} followed={followed} />
              <NameFields
                own={employee}
                newEmail={employee.newEmail}
                aboutPassword="Leave blank to keep your current one. A new one signs you out everywhere else."
              />
              {employee.roles.includes('driver') && <LanguageField />}
              <div className={styles.foot}>
                <Button type="submit" loading={saving.isPending}>
                  Save
                </Button>
                <span role="status">
                  {isSaved && !followed.isChanged ? savedWords(employee) : ''}
                </span>
              </div>
            </fieldset>
          </form>
        </Card>
      </div>
      <LeaveDialog title="Leave your profile?" guard={guard} />
    </EmployeeFormProvider>
  )
}
