import { Skeleton } from '@mantine/core'
import { errors } from '@towline/contract'
import { Dialog } from '../../../ui/dialog.tsx'
import { Failed } from '../../../ui/failed.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useAccount } from '../accounts.queries.ts'
import { NEW } from '../use-accounts-address.ts'
import styles from './account-editor.module.css'
import { OpenAccount } from './open-account.tsx'

type Props = { id: string; onClose: () => void }

/** Makes a new account, or edits the one of the id. */
export function AccountEditor({ id, onClose }: Props) {
  return id === NEW ? (
    <OpenAccount account={null} onClose={onClose} />
  ) : (
    <AccountById id={id} onClose={onClose} />
  )
}

function AccountById({ id, onClose }: Props) {
  const { data, error, refetch } = useAccount(id)
  if (data && !data.isPlaceholder) return <OpenAccount account={data} onClose={onClose} />
  return (
    <Dialog onClose={onClose} title="Edit Account" size={920}>
      {data && <Notice kind="info">{errors.placeholder.message}</Notice>}
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div role="status" aria-label="Loading the account" className={styles.skeletons}>
          <Skeleton height={36} />
          <Skeleton height={220} />
          <Skeleton height={120} />
        </div>
      )}
    </Dialog>
  )
}
