import { Account, readAccount, saveAccount } from '@towline/contract'
import { useDo } from '../../../platform/query.ts'
import { useFollowedForm } from '../../../ui/use-followed-form.ts'
import { showingAccounts } from '../accounts.live.ts'
import {
  accountFields,
  blankValues,
  changesToSend,
  useNewAccountForm,
  valuesOf,
} from './account-form.ts'

/** The editor's form, which follows its record, and what saves it. The lists are read again at once. */
export function useFollowedAccount(account: Account | null) {
  const saving = useDo(saveAccount, showingAccounts, [readAccount])
  const form = useNewAccountForm({ initialValues: account ? valuesOf(account) : blankValues })
  const followed = useFollowedForm(form, {
    record: account,
    isSaving: saving.isPending,
    valuesOf,
    read: (newer) => Account.safeParse(newer).data,
    fields: accountFields,
  })
  return {
    ...followed,
    form,
    saving,
    changes: () => changesToSend(followed.stored, form.getValues()),
  }
}

export type Followed = ReturnType<typeof useFollowedAccount>
