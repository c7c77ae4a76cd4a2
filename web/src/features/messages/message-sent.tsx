import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { readMessage } from '@towline/contract'
import { query } from '../../platform/query.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Failed } from '../../ui/failed.tsx'
import { Notice } from '../../ui/notice.tsx'
import { outcomeOf, type Recipient, shownTo } from './write-message.text.ts'
import styles from './write-message-dialog.module.css'

/** Beside the live wire, what waits is asked for again after this time, in ms. */
const ASK_AGAIN = 3_000

/** That a message was taken to be sent, and what becomes of it from then on. */
export function MessageSent(props: { id: string; recipient: Recipient; onClose: () => void }) {
  const { recipient, onClose } = props
  const { data, error, refetch } = useQuery({
    ...query(readMessage, { params: { id: props.id } }),
    refetchInterval: ({ state }) => (state.data?.status === 'queued' ? ASK_AGAIN : false),
  })
  const outcome = data && outcomeOf(data)
  const isFailed = data?.status === 'failed'
  return (
    <Dialog
      onClose={onClose}
      title={isFailed ? 'Message not sent' : 'Message Sent!'}
      size={560}
      styles={{ title: { fontWeight: 700 } }}
    >
      <div className={styles.fields}>
        {!isFailed && (
          <p className={styles.to}>
            Your message has been sent to <strong>{shownTo(recipient)}</strong>
          </p>
        )}
        {outcome && <Notice kind={outcome.kind}>{outcome.text}</Notice>}
        {error && <Failed error={error} onRetry={() => void refetch()} />}
        <div className={styles.foot}>
          <Button onClick={onClose} data-autofocus>
            Close
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
