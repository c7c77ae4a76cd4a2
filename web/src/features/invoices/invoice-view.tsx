import { Button, Skeleton } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { type Invoice, type LoggedInUser, may, type Payment } from '@towline/contract'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { Card } from '../../ui/card.tsx'
import { Failed } from '../../ui/failed.tsx'
import { InvoiceActions } from './invoice-actions.tsx'
import { type Asked, InvoiceDialogs } from './invoice-dialogs.tsx'
import { InvoiceHead } from './invoice-head.tsx'
import { InvoiceLines } from './invoice-lines.tsx'
import styles from './invoice-view.module.css'
import { useInvoice } from './invoices.queries.ts'
import { centsText, momentText, titleOf } from './invoices.text.ts'
import { StatusBadge } from './status-badge.tsx'
import type { InvoicesAddress } from './use-invoices-address.ts'

type Props = {
  id: string
  user: LoggedInUser
  address: InvoicesAddress
  onNews: (what: string) => void
}

/** An invoice: what it charges, what was paid, what was done with it, and what can be done. */
export function InvoiceView(props: Props) {
  const found = useInvoice(props.id)
  return (
    <>
      <div className={styles.bar}>
        <Button
          component={Link}
          to={props.address.addressWith({ invoice: '' })}
          variant="default"
          leftSection={<IconArrowLeft size={16} />}
          onClick={() => props.onNews('')}
        >
          Back
        </Button>
      </div>
      {found.error && <Failed error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton height={420} role="status" aria-label="Loading the invoice" />}
      {found.data && <Whole {...props} invoice={found.data} />}
    </>
  )
}

function Whole({ invoice, user, address, onNews }: Props & { invoice: Invoice }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const mayManage = may(user.roles, 'invoices.manage')
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <Card title={titleOf(invoice)} aside={<StatusBadge invoice={invoice} />}>
          <InvoiceHead invoice={invoice} />
          <InvoiceLines invoice={invoice} />
          {invoice.note && <p className={styles.note}>{invoice.note}</p>}
          <Related invoice={invoice} address={address} />
        </Card>
        <Card title="What was done">
          <ol className={styles.events}>
            {invoice.events.map(({ at, who, what }) => (
              <li key={`${at}-${what}`}>
                {what}
                <p className={styles.mild}>
                  {who}, {momentText(at)}
                </p>
              </li>
            ))}
          </ol>
        </Card>
      </div>
      <div className={`${styles.column} ${styles.side}`}>
        <Card title={invoice.status === 'credit note' ? 'Credit' : 'Balance'}>
          <InvoiceActions
            invoice={invoice}
            user={user}
            onAsk={(what) => setAsked({ what })}
            onNews={onNews}
          />
        </Card>
        {invoice.status !== 'credit note' && (
          <Card title="Payments">
            <Payments
              invoice={invoice}
              mayRefund={mayManage}
              onRefund={(payment) => setAsked({ what: 'refund', payment })}
            />
          </Card>
        )}
      </div>
      {asked && (
        <InvoiceDialogs
          invoice={invoice}
          asked={asked}
          onClose={() => setAsked(null)}
          onNews={onNews}
        />
      )}
    </div>
  )
}

/** What belongs to it: its job, the invoice it takes from, the credit notes that take from it. */
function Related({ invoice, address }: { invoice: Invoice; address: InvoicesAddress }) {
  const { id } = useParams()
  return (
    <p className={styles.note}>
      <Link to={`/customer/dashboard/${id}/dispatching?job=${invoice.jobId}`}>
        Job #{invoice.jobNumber}
      </Link>
      {invoice.creditOf && (
        <>
          {' · '}
          <Link to={address.addressWith({ invoice: invoice.creditOf })}>
            The invoice it takes from
          </Link>
        </>
      )}
      {invoice.creditNotes.map((note) => (
        <span key={note.id}>
          {' · '}
          <Link to={address.addressWith({ invoice: note.id })}>Credit note {note.number}</Link>
        </span>
      ))}
      {invoice.voidReason && (
        <>
          <br />
          Void: {invoice.voidReason}
        </>
      )}
    </p>
  )
}

function Payments(props: {
  invoice: Invoice
  mayRefund: boolean
  onRefund: (payment: Payment) => void
}) {
  const { payments } = props.invoice
  if (payments.length === 0) return <p className={styles.mild}>Nothing was paid yet.</p>
  return (
    <ul className={styles.payments} aria-label="Payments">
      {payments.map((payment) => (
        <li key={payment.id}>
          <span className={styles.payment}>
            <span>{wayOf(payment)}</span>
            <span>{centsText(payment.amountCents || payment.tipCents)}</span>
          </span>
          <p className={styles.mild}>{aboutPayment(payment)}</p>
          {props.mayRefund && payment.refundableCents + payment.refundableTipCents > 0 && (
            <Button
              size="compact-xs"
              variant="default"
              aria-label={`Refund ${payment.method} ${centsText(payment.amountCents)}`}
              onClick={() => props.onRefund(payment)}
            >
              Refund
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function wayOf({ refundOf, isDispute, method }: Payment): string {
  if (!refundOf) return method
  return `${isDispute ? 'Disputed' : 'Refund'}, ${method}`
}

const isInHand = ({ method, refundOf }: Payment) =>
  refundOf === '' && (method === 'Cash' || method === 'Check')

const aboutPayment = (payment: Payment): string =>
  [
    momentText(payment.receivedAt),
    payment.tipCents !== 0 && `tip ${centsText(payment.tipCents)}`,
    payment.reference,
    payment.driverName ? `taken by ${payment.driverName}` : payment.takenBy,
    isInHand(payment) && (payment.isDeposited ? 'handed in' : 'not handed in yet'),
    payment.reason,
  ]
    .filter(Boolean)
    .join(' · ')
