import { Button } from '@mantine/core'
import type { PayPage } from '@towline/contract'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../platform/api.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useLeaving } from '../../../ui/use-leaving.ts'
import { useCardPayment } from './pay.queries.ts'
import { cents, type PayText, tipCents } from './pay.text.ts'
import styles from './pay-page.module.css'
import { NO_TIP, TipChoice } from './tip-choice.tsx'

/** The button that leads to the card page, with a tip if one is wanted. The server says what is charged. */
export function PayForm(props: {
  token: string
  page: PayPage
  text: PayText
  isOffline: boolean
  leave?: ((address: string) => void) | undefined
}) {
  const { token, page, text, isOffline } = props
  const [tip, setTip] = useState(NO_TIP)
  const [isAsked, setAsked] = useState(false)
  const paying = useCardPayment()
  const { isLeaving, leaveFor } = useLeaving(props.leave)
  const added = tip.chosen === 'other' ? tipCents(tip.typed) : tip.chosen
  const total = page.invoice.balanceCents + (added ?? 0)
  const pay = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (added === null) return
    paying.mutate(
      { params: { token }, body: { tipCents: added } },
      { onSuccess: ({ url }) => leaveFor(url) },
    )
  }
  return (
    <form className={styles.form} onSubmit={pay} noValidate>
      <TipChoice
        tip={tip}
        isWrong={isAsked && added === null}
        driverName={page.invoice.job.driverName}
        text={text}
        onTip={setTip}
      />
      {paying.error && <Notice kind="error">{whyFailed(paying.error, text)}</Notice>}
      <Button
        type="submit"
        className={styles.pay ?? ''}
        color="amber.4"
        fullWidth
        disabled={isOffline}
        loading={paying.isPending || isLeaving}
      >
        {text.pay(cents(total))}
      </Button>
      {!page.isSandbox && <p className={styles.mild}>{text.secure}</p>}
    </form>
  )
}

function whyFailed(error: Error, text: PayText): string {
  const code = error instanceof ApiError ? error.code : ''
  if (code === 'offline') return text.unreachable
  return code === 'invoice_over' ? text.changed : text.failed
}
