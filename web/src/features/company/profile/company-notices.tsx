import { FollowedNotices } from '../../../ui/followed-notices.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { fieldLabels, readable } from './company.text.ts'
import styles from './company-profile.module.css'
import type { Followed } from './use-followed-company.ts'

/** What became of saving, and what others saved meanwhile. */
export function CompanyNotices(props: {
  followed: Followed
  error: Error | null
  isSaved: boolean
}) {
  const { followed } = props
  return (
    <div className={styles.notices}>
      {props.isSaved && (
        <Notice kind="success">Company profile saved. It applies from the next call.</Notice>
      )}
      {props.error && followed.conflicts.length === 0 && (
        <Notice kind="error">{props.error.message}</Notice>
      )}
      <FollowedNotices
        what="company profile"
        followed={followed}
        mine={followed.form.values}
        labels={fieldLabels}
        readable={readable}
      />
    </div>
  )
}
