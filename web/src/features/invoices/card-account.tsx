import { Button, Loader } from '@mantine/core'
import type { CardAccountState } from '@towline/contract'
import { useEffect } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { useLeaving } from '../../ui/use-leaving.ts'
import { useCheckCards, useConnectCards } from './invoices.queries.ts'
import styles from './settings-form.module.css'

const texts: Record<CardAccountState, string> = {
  test: 'Customers can try to pay with test cards. No money moves: this installation has no Stripe account yet.',
  here: 'Customers can pay by card. No account of your own is needed here.',
  'not here':
    'Ask whoever runs this installation to connect your Stripe account, and enter its id above.',
  none: 'Customers can’t pay by card yet. Open an account at Stripe, or connect the one you have: it takes a few minutes, and the money goes to your bank.',
  unfinished: 'Stripe still needs something from you before customers can pay by card.',
  ready: 'Customers can pay by card. The money goes to your Stripe account.',
  unknown:
    'Stripe doesn’t know this account here. Check its id, or empty it, save, and connect another one.',
}

/** How card payments stand, and the way to have them. */
export function CardAccount(props: { leave?: (address: string) => void }) {
  const { mutate, data, error, isPending } = useCheckCards()
  const connecting = useConnectCards()
  const { isLeaving, leaveFor } = useLeaving(props.leave)
  useEffect(() => mutate({}), [mutate])
  const state = data?.state
  const canConnect = state === 'none' || state === 'unfinished'
  const connect = () => connecting.mutate({}, { onSuccess: ({ url }) => leaveFor(url) })
  return (
    <div className={styles.part}>
      {isPending && <Loader size="sm" aria-label="Asking how card payments stand" />}
      {error && <Notice kind="error">{error.message}</Notice>}
      {state && (
        <Notice kind={state === 'ready' || state === 'here' ? 'success' : 'info'}>
          {texts[state]}
        </Notice>
      )}
      {connecting.error && <Notice kind="error">{connecting.error.message}</Notice>}
      {canConnect && (
        <div>
          <Button variant="default" loading={connecting.isPending || isLeaving} onClick={connect}>
            {state === 'none' ? 'Connect Stripe' : 'Go on at Stripe'}
          </Button>
        </div>
      )}
    </div>
  )
}
