import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type DispatchCall, readDispatchCall } from '@towline/contract'
import { query } from '../../../platform/query.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Failed } from '../../../ui/failed.tsx'
import styles from './dispatch-call-dialog.module.css'
import type { SectionName } from './dispatch-sections.tsx'
import { OpenCall } from './open-call.tsx'

type Props = {
  onClose: () => void
  /** Opens another job instead, such as one that may be the same. */
  onOpenOther?: (id: string) => void
  /** Shows what would be invoiced for the job instead. */
  onInvoice?: ((call: DispatchCall) => void) | undefined
  /** The one section that is open and has the focus, instead of those that are open at first. */
  openAt?: SectionName | undefined
}

/** Makes a new call (`call` null) or modifies one, given whole or by its id. */
export function DispatchCallDialog({
  call,
  ...props
}: Props & { call: DispatchCall | string | null }) {
  return typeof call === 'string' ? (
    <CallById key={call} id={call} {...props} />
  ) : (
    <OpenCall key={call?.id} call={call} {...props} />
  )
}

function CallById({ id, ...props }: Props & { id: string }) {
  const { data, error, refetch } = useQuery(query(readDispatchCall, { params: { id } }))
  if (data) return <OpenCall call={data} {...props} />
  return (
    <Dialog onClose={props.onClose} title="Manage Dispatch Call" size={920}>
      {error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label="Loading call" className={styles.skeletons}>
          <Skeleton height={48} />
          <Skeleton height={160} />
          <Skeleton height={48} />
        </div>
      )}
    </Dialog>
  )
}
