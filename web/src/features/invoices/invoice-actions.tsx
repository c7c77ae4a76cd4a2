import { Button } from '@mantine/core'
import { IconCash, IconCopy, IconDownload, IconSend } from '@tabler/icons-react'
import { downloadInvoice, type Invoice, type LoggedInUser, may } from '@towline/contract'
import { addressOf } from '../../platform/api.ts'
import type { Simple } from './invoice-dialogs.tsx'
import styles from './invoice-view.module.css'
import { centsText, dayText } from './invoices.text.ts'

/** What is left to pay, and what can be done with the invoice by whoever looks at it. */
export function InvoiceActions(props: {
  invoice: Invoice
  user: LoggedInUser
  onAsk: (what: Simple) => void
  onNews: (what: string) => void
}) {
  const { invoice, user, onAsk } = props
  const mayWrite = may(user.roles, 'invoices.write')
  const mayManage = may(user.roles, 'invoices.manage')
  const isCredit = invoice.status === 'credit note'
  const isVoid = invoice.status === 'void'
  const isOwed = invoice.balanceCents > 0
  return (
    <>
      <p className={styles.big}>
        {centsText(isCredit ? -invoice.totalCents : invoice.balanceCents)}
      </p>
      <p className={styles.mild}>{aboutBalance(invoice)}</p>
      <div className={styles.actions}>
        {mayWrite && isOwed && (
          <Button leftSection={<IconCash size={18} />} onClick={() => onAsk('payment')}>
            Take payment
          </Button>
        )}
        {mayWrite && !isVoid && (
          <Button
            variant={isOwed ? 'default' : 'filled'}
            leftSection={<IconSend size={18} />}
            onClick={() => onAsk('send')}
          >
            {invoice.sentAt > 0 ? 'Send again' : 'Send'}
          </Button>
        )}
        <Downloads invoice={invoice} />
        {isOwed && <PayLink invoice={invoice} onNews={props.onNews} />}
        {mayManage && !isCredit && !isVoid && (
          <div className={styles.pair}>
            <Button
              variant="default"
              disabled={invoice.totalCents <= invoice.creditedCents}
              onClick={() => onAsk('credit')}
            >
              Credit note
            </Button>
            <Button
              variant="default"
              disabled={invoice.paidCents !== 0 || invoice.creditedCents !== 0}
              onClick={() => onAsk('void')}
            >
              Void
            </Button>
          </div>
        )}
      </div>
    </>
  )
}

function aboutBalance({ status, balanceCents, dueOn }: Invoice): string {
  if (status === 'credit note') return 'Taken off the invoice.'
  if (balanceCents < 0) return 'More was paid than is owed. Refund it below.'
  if (status === 'void') return 'This invoice is void. Nothing is owed.'
  if (balanceCents === 0) return 'Paid in full.'
  return `Due ${dayText(dueOn)}.`
}

function Downloads({ invoice: { id, status } }: { invoice: Invoice }) {
  const at = (prices: 'yes' | 'no') =>
    addressOf(downloadInvoice, { params: { id }, query: { prices } })
  return (
    <div className={styles.pair}>
      <Button
        component="a"
        href={at('yes')}
        download
        variant="default"
        leftSection={<IconDownload size={16} />}
      >
        PDF
      </Button>
      {status !== 'credit note' && (
        <Button component="a" href={at('no')} download variant="default">
          Without prices
        </Button>
      )}
    </div>
  )
}

function PayLink({ invoice, onNews }: { invoice: Invoice; onNews: (what: string) => void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(invoice.payUrl)
      onNews('The pay link is copied. Whoever has it can see and pay this bill.')
    } catch {
      // A page that came over plain http may not use the clipboard.
      onNews(`The pay link: ${invoice.payUrl}`)
    }
  }
  return (
    <Button variant="default" leftSection={<IconCopy size={16} />} onClick={() => void copy()}>
      Copy pay link
    </Button>
  )
}
