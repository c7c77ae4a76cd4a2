import { Button } from '@mantine/core'
import { type Company, listRecordHistory, readCompany, saveCompany } from '@towline/contract'
import { useRef, useState } from 'react'
import { ApiError } from '../../../platform/api.ts'
import { useDo } from '../../../platform/query.ts'
import { focusFirstWrong } from '../../../ui/focus-first-wrong.ts'
import { LeaveDialog } from '../../../ui/leave-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLeaveGuard } from '../../../ui/use-leave-guard.ts'
import { RecordHistory } from '../../history/index.ts'
import { AgentFields } from './agent-fields.tsx'
import { byField, CompanyFormProvider } from './company-form.ts'
import { CompanyNotices } from './company-notices.tsx'
import styles from './company-profile.module.css'
import { HolidayFields } from './holiday-fields.tsx'
import { HoursFields } from './hours-fields.tsx'
import { OwnFields } from './own-fields.tsx'
import { ServiceAreaFields } from './service-area-fields.tsx'
import { useFollowedCompany } from './use-followed-company.ts'

/** The groups of the form, as the list beside it names them. */
const groups = [
  { id: 'company', name: 'Company' },
  { id: 'agent', name: 'Your phone agent' },
  { id: 'hours', name: 'Yard and office hours' },
  { id: 'holidays', name: 'Holidays' },
  { id: 'area', name: 'Service area' },
]

/** The form of the profile; who may not change it reads it. */
export function CompanyProfileForm(props: { company: Company; mayChange: boolean }) {
  const saving = useDo(saveCompany, [readCompany, listRecordHistory])
  const followed = useFollowedCompany(props.company, saving.isPending)
  const { form } = followed
  const [isSaved, setSaved] = useState(false)
  const guard = useLeaveGuard(followed.isChanged)
  const body = useRef<HTMLFormElement>(null)

  const save = () => {
    setSaved(false)
    saving.mutate(
      { body: { version: (followed.base ?? props.company).version, ...followed.changes() } },
      {
        onSuccess: (saved) => {
          followed.settle(saved)
          form.clearErrors()
          setSaved(true)
        },
        onError: (error) => {
          if (!(error instanceof ApiError)) return
          if (error.code === 'newer_version') followed.takeRefusal(error.newer)
          form.setErrors(byField(error.fields))
          focusFirstWrong(body.current)
        },
      },
    )
  }
  return (
    <CompanyFormProvider form={form}>
      <div className={styles.grouped}>
        <nav aria-label="Company profile" className={styles.groups}>
          {groups.map(({ id, name }) => (
            <a key={id} href={`#profile-${id}`}>
              {name}
            </a>
          ))}
        </nav>
        <form
          ref={body}
          noValidate
          className={styles.page}
          onSubmit={form.onSubmit(save, () => focusFirstWrong(body.current))}
        >
          {!props.mayChange && (
            <Notice kind="info">Only managers can change the company profile.</Notice>
          )}
          <fieldset
            disabled={!props.mayChange || saving.isPending}
            className={styles.sections}
            data-read-only={!props.mayChange || undefined}
          >
            <div id="profile-company">
              <OwnFields agentNumber={props.company.twilioPhoneNumber} />
            </div>
            <div id="profile-agent">
              <AgentFields />
            </div>
            <div id="profile-hours">
              <HoursFields />
            </div>
            <div id="profile-holidays">
              <HolidayFields />
            </div>
            <div id="profile-area">
              <ServiceAreaFields />
            </div>
          </fieldset>
          <CompanyNotices
            followed={followed}
            error={saving.error}
            isSaved={isSaved && !followed.isChanged}
          />
          {props.mayChange && (
            <div className={styles.foot}>
              <Button type="submit" loading={saving.isPending}>
                Save
              </Button>
            </div>
          )}
          {props.mayChange && <RecordHistory kind="company" id={props.company.id} />}
        </form>
      </div>
      <LeaveDialog title="Leave the company profile?" guard={guard} />
    </CompanyFormProvider>
  )
}
