import { Button } from '@mantine/core'
import type { SandboxPortal } from '@towline/contract'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { dayOf } from '../billing.text.ts'
import { CardForm } from './card-form.tsx'
import { usePortalActions } from './sandbox.queries.ts'
import styles from './sandbox-frame.module.css'
import { TestCards } from './test-cards.tsx'

/** Another card, cancelling and taking the plan up again. A plan that has ended has none of them. */
export function PlanActions({ id, portal }: { id: string; portal: SandboxPortal }) {
  const [open, setOpen] = useState<'card' | 'cancel' | null>(null)
  const keeping = usePortalActions(id)
  const close = () => setOpen(null)
  if (portal.status === 'canceled')
    return <p>This plan has ended. Subscribe again under Settings, Subscription.</p>
  return (
    <>
      <div className={styles.actions}>
        <Button onClick={() => setOpen('card')}>Update card</Button>
        {portal.cancelAtPeriodEnd ? (
          <Button
            variant="default"
            loading={keeping.isPending}
            onClick={() => keeping.act({ action: 'resume' })}
          >
            Keep plan
          </Button>
        ) : (
          <Button variant="default" onClick={() => setOpen('cancel')}>
            Cancel plan
          </Button>
        )}
      </div>
      {keeping.error && <Notice kind="error">{keeping.error.message}</Notice>}
      {open === 'card' && <NewCard id={id} onClose={close} />}
      {open === 'cancel' && <Cancelling id={id} until={portal.currentPeriodEnd} onClose={close} />}
    </>
  )
}

function NewCard({ id, onClose }: { id: string; onClose: () => void }) {
  const { act, isPending, error } = usePortalActions(id)
  return (
    <Dialog title="Update card" onClose={onClose}>
      <div className={styles.dialog}>
        <TestCards />
        <CardForm
          button="Save card"
          isBusy={isPending}
          error={error}
          onCard={(card) => act({ action: 'card', card }, onClose)}
        />
      </div>
    </Dialog>
  )
}

function Cancelling(props: { id: string; until: number; onClose: () => void }) {
  const { id, until, onClose } = props
  const { act, isPending, error } = usePortalActions(id)
  return (
    <Dialog title="Cancel plan?" onClose={onClose} centered>
      <div className={styles.told}>
        <p>
          Your plan runs until {dayOf(until)}, which is paid for. After that, the agent stops
          answering and calls go to your company’s own phone.
        </p>
        {error && <Notice kind="error">{error.message}</Notice>}
        <div className={styles.actions}>
          <Button
            color="red.9"
            loading={isPending}
            onClick={() => act({ action: 'cancel' }, onClose)}
          >
            Cancel plan
          </Button>
          <Button variant="default" onClick={onClose}>
            Go back
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
