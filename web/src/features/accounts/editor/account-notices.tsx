import { Button } from '@mantine/core'
import { accountLabels, formatPhone } from '@towline/contract'
import { money } from '../../../ui/dates.ts'
import { FollowedNotices } from '../../../ui/followed-notices.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useManagers } from '../accounts.queries.ts'
import { addressUses } from '../accounts.text.ts'
import styles from './account-editor.module.css'
import type { AccountValues, FieldName } from './account-form.ts'
import type { AccountSaving } from './use-account-saving.ts'
import type { Followed } from './use-followed-account.ts'

/** What became of saving, and what others did to the account meanwhile. */
export function AccountNotices(props: {
  followed: Followed
  saving: AccountSaving
  onRestore: () => void
}) {
  const { followed, saving } = props
  const readable = useReadable()
  return (
    <div className={styles.notices}>
      {saving.news && <Notice kind="success">{saving.news}</Notice>}
      {followed.base?.isDeleted && !saving.isDone && (
        <Notice
          kind="info"
          action={
            <Button
              size="compact-sm"
              variant="default"
              disabled={saving.isSaving}
              onClick={props.onRestore}
            >
              Restore account
            </Button>
          }
        >
          This account is deleted. It can’t be chosen for new calls.
        </Notice>
      )}
      {saving.error && <Notice kind="error">{saving.error.message}</Notice>}
      <FollowedNotices
        what="account"
        followed={followed}
        mine={followed.form.values}
        labels={accountLabels}
        readable={readable}
      />
    </div>
  )
}

/** A field's value as a person reads it; a dash for nothing. */
function useReadable() {
  const managers = useManagers()
  return (name: FieldName, values: AccountValues): string => {
    const value = values[name]
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    if (name === 'creditLimit') return money(Number(value))
    const text = String(value)
    const choices =
      name === 'accountManagerId' ? managers : name === 'useAddressAs' ? addressUses : []
    const chosen = choices.find((choice) => choice.value === value)
    if (chosen) return chosen.label
    return (/(Phone|Fax)Number$/.test(name) ? formatPhone(text) : text) || '–'
  }
}
