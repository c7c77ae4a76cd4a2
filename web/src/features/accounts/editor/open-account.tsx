import { Tabs } from '@mantine/core'
import type { Account } from '@towline/contract'
import { type FormEvent, useRef, useState } from 'react'
import type { Location } from 'react-router'
import { Dialog } from '../../../ui/dialog.tsx'
import { focusFirstWrong } from '../../../ui/focus-first-wrong.ts'
import { useLeaveGuard } from '../../../ui/use-leave-guard.ts'
import { RecordHistory } from '../../history/index.ts'
import styles from './account-editor.module.css'
import { AccountFormProvider } from './account-form.ts'
import { AccountNotices } from './account-notices.tsx'
import { AccountSections } from './account-sections.tsx'
import { EditorFooter } from './editor-footer.tsx'
import { useAccountSaving } from './use-account-saving.ts'
import { useFollowedAccount } from './use-followed-account.ts'

/** The editor with its form. Nothing typed is lost to somebody else's save, nor by leaving unasked. */
export function OpenAccount(props: { account: Account | null; onClose: () => void }) {
  const { account, onClose } = props
  const followed = useFollowedAccount(account)
  const { form } = followed
  const [isDeleting, setDeleting] = useState(false)
  const place = useRef<HTMLFormElement>(null)
  const saving = useAccountSaving({
    followed,
    onClose,
    onRefused: (fields) => {
      form.setErrors(fields)
      focusFirstWrong(place.current)
    },
  })
  const isChanged = !saving.isDone && followed.isChanged
  const guard = useLeaveGuard(isChanged, leaves)
  const { isSaving } = saving

  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.save()
  }
  return (
    <Dialog
      onClose={onClose}
      title={account ? 'Edit Account' : 'Create a new account'}
      size={920}
      closeOnClickOutside={false}
      classNames={{ body: styles.body, title: styles.title }}
    >
      <AccountFormProvider form={form}>
        <form ref={place} noValidate onSubmit={submit}>
          <Tabs value="account" className={styles.tabs}>
            <Tabs.List>
              <Tabs.Tab value="account">Account</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="account">
              <fieldset disabled={isSaving || saving.isDone} className={styles.fields}>
                <AccountSections />
                {account && <RecordHistory kind="account" id={account.id} />}
              </fieldset>
            </Tabs.Panel>
          </Tabs>
          <div className={styles.foot}>
            <AccountNotices
              followed={followed}
              saving={saving}
              onRestore={() => saving.setDeleted(false)}
            />
            <EditorFooter
              saving={saving}
              mayDelete={followed.base !== null && !followed.base.isDeleted}
              asks={guard.asks ? 'leave' : isDeleting ? 'delete' : null}
              onCancel={onClose}
              onKeep={() => {
                guard.stay()
                setDeleting(false)
              }}
              onLeave={guard.go}
              onAskDelete={() => setDeleting(true)}
              onDelete={() => {
                setDeleting(false)
                saving.setDeleted(true)
              }}
            />
          </div>
        </form>
      </AccountFormProvider>
    </Dialog>
  )
}

/** Another account in the address, or none, closes this one. */
const leaves = (from: Location, to: Location) =>
  from.pathname !== to.pathname || openIn(from.search) !== openIn(to.search)

const openIn = (search: string) => new URLSearchParams(search).get('account')
