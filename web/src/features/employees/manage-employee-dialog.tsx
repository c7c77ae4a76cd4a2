import { Checkbox, Textarea } from '@mantine/core'
import { type Employee, employeeLabels, Role } from '@towline/contract'
import { useRef, useState } from 'react'
import { ApiError } from '../../platform/api.ts'
import { sessionChanged, useLoggedInUser } from '../../platform/session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { focusFirstWrong } from '../../ui/focus-first-wrong.ts'
import { Notice } from '../../ui/notice.tsx'
import fields from '../../ui/record-fields.module.css'
import { type Asking, RecordFooter } from '../../ui/record-footer.tsx'
import { useLeaveGuard } from '../../ui/use-leave-guard.ts'
import { RecordHistory } from '../history/index.ts'
import { ClearTwoStep } from './clear-two-step.tsx'
import { DriverFields } from './driver-fields.tsx'
import styles from './employee-fields.module.css'
import {
  blankEmployee,
  EmployeeFormProvider,
  employeeProblems,
  employeeToSend,
} from './employee-form.ts'
import { EmployeeNotices } from './employee-notices.tsx'
import { fullName, roleNames } from './employees.text.ts'
import { NameFields } from './name-fields.tsx'
import { SendInvitation } from './send-invitation.tsx'
import { useFollowedEmployee } from './use-followed-employee.ts'

/** Makes an employee (`employee` null), changes or removes one. `onDone` is told in words what was done. */
export function ManageEmployeeDialog(props: {
  employee: Employee | null
  /** The roles of somebody new, as far as they can be guessed. */
  roles: Role[]
  onClose: () => void
  onDone: (what: string) => void
}) {
  const { employee } = props
  const own = useLoggedInUser()?.id === employee?.id ? employee : null
  const { form, followed, saving } = useFollowedEmployee(employee, {
    blank: blankEmployee(props.roles),
    problems: (values) => employeeProblems(values, own),
  })
  const [asking, setAsking] = useState<Asking>('nothing')
  const body = useRef<HTMLFormElement>(null)
  const guard = useLeaveGuard(followed.isChanged && !saving.isSuccess)
  const name = employee ? fullName(employee) : ''
  const isGone = followed.base?.deleted && !employee?.deleted

  const showProblems = () => focusFirstWrong(body.current)
  const done = (what: string) => {
    sessionChanged()
    props.onDone(what)
    props.onClose()
  }
  const onError = (error: Error) => {
    setAsking('nothing')
    if (!(error instanceof ApiError)) return
    if (error.code === 'newer_version') followed.takeRefusal(error.newer)
    form.setErrors(error.fields)
    showProblems()
  }
  const save = (values: typeof form.values) =>
    saving.mutate(
      { body: employeeToSend(followed.base, values) },
      {
        onSuccess: (saved) =>
          done(
            saved.newEmail && saved.newEmail !== employee?.newEmail
              ? `${fullName(saved)} is saved. The new email address counts once the link we emailed there is opened.`
              : `${fullName(saved)} is saved.`,
          ),
        onError,
      },
    )
  const remove = () => {
    if (!followed.base) return
    const { lastLogin: _, ...stored } = followed.base
    saving.mutate(
      { body: { ...stored, deleted: true } },
      { onSuccess: () => done(`${name} is deleted.`), onError },
    )
  }
  const leave = () => (followed.isChanged ? setAsking('leaving') : props.onClose())

  return (
    <Dialog
      onClose={leave}
      title="Manage Employee"
      size={680}
      closeOnClickOutside={false}
      styles={{ body: { padding: 0 }, title: { fontWeight: 700 } }}
    >
      <EmployeeFormProvider form={form}>
        <form ref={body} noValidate onSubmit={form.onSubmit(save, showProblems)}>
          <fieldset disabled={saving.isPending} className={fields.fields}>
            {saving.error && <Notice kind="error">{saving.error.message}</Notice>}
            <EmployeeNotices what="employee" form={form} followed={followed} />
            <NameFields
              own={own}
              newEmail={employee?.newEmail}
              aboutPassword={
                employee
                  ? 'Leave blank to keep the current one.'
                  : 'At least 8 characters. Leave blank to email an invitation instead.'
              }
            />
            {employee && !employee.lastLogin && !employee.deleted && (
              <SendInvitation employee={employee} />
            )}
            {employee?.hasTwoStep && !own && <ClearTwoStep employee={employee} />}
            <Checkbox.Group label="Roles" withAsterisk {...form.getInputProps('roles')}>
              <div className={styles.roles}>
                {Role.options.map((role) => (
                  <Checkbox
                    key={role}
                    value={role}
                    label={roleNames[role]}
                    error={form.errors.roles !== undefined}
                  />
                ))}
              </div>
            </Checkbox.Group>
            {form.values.roles.includes('driver') && <DriverFields />}
            <Textarea label="Notes" rows={5} maxLength={5000} {...form.getInputProps('notes')} />
            {employee && <RecordHistory kind="employee" id={employee.id} />}
          </fieldset>
          <RecordFooter
            asking={asking}
            guard={guard}
            isSaving={saving.isPending}
            conflicts={followed.conflicts.map((name) => employeeLabels[name])}
            deleteQuestion={
              employee && !isGone
                ? `Delete ${name}? They’re signed out now. The record stays under Deleted.`
                : undefined
            }
            onAsk={setAsking}
            onCancel={leave}
            onDelete={remove}
            onClose={props.onClose}
          />
        </form>
      </EmployeeFormProvider>
    </Dialog>
  )
}
