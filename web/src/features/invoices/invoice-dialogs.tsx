import type { Invoice, Payment } from '@towline/contract'
import { AmountDialog } from './amount-dialog.tsx'
import { useCredit, useRefund } from './invoices.queries.ts'
import { centsText, titleOf } from './invoices.text.ts'
import { PaymentDialog } from './payment-dialog.tsx'
import { SendDialog } from './send-dialog.tsx'
import { VoidDialog } from './void-dialog.tsx'

/** What can be asked for without choosing a payment first. */
export type Simple = 'send' | 'payment' | 'credit' | 'void'
export type Asked = { what: Simple; payment?: never } | { what: 'refund'; payment: Payment }

/** The dialog of what somebody wants to do with an invoice. */
export function InvoiceDialogs(props: {
  invoice: Invoice
  asked: Asked
  onClose: () => void
  onNews: (what: string) => void
}) {
  const { invoice, asked, onClose, onNews } = props
  const credit = useCredit()
  const refund = useRefund()
  const tellAnd = <Does extends { onSuccess: () => void }>(what: string, does: Does) => ({
    ...does,
    onSuccess: () => {
      onNews(what)
      does.onSuccess()
    },
  })
  const name = titleOf(invoice)
  if (asked.what === 'send') return <SendDialog {...props} />
  if (asked.what === 'payment') return <PaymentDialog {...props} />
  if (asked.what === 'void') return <VoidDialog {...props} />
  if (asked.what === 'credit') {
    return (
      <AmountDialog
        title={`Credit note for ${name.toLowerCase()}`}
        about="A credit note of its own number takes this off what is owed, tax included."
        submit="Issue the credit note"
        mostCents={invoice.totalCents - invoice.creditedCents}
        error={credit.error}
        isPending={credit.isPending}
        onClose={onClose}
        onSend={(body, does) =>
          credit.mutate(
            { params: { id: invoice.id }, body },
            tellAnd(`${centsText(body.amountCents)} is credited.`, does),
          )
        }
      />
    )
  }
  const { payment } = asked
  if (!payment) return null
  return (
    <AmountDialog
      title={`Refund ${centsText(payment.amountCents)}, ${payment.method}`}
      about={
        payment.method === 'Card'
          ? 'The money goes back to the card it came from.'
          : 'Write it down here when you give the money back.'
      }
      submit="Refund"
      mostCents={payment.refundableCents}
      mostTipCents={payment.refundableTipCents}
      error={refund.error}
      isPending={refund.isPending}
      onClose={onClose}
      onSend={(body, does) =>
        refund.mutate(
          { params: { id: payment.id }, body },
          tellAnd(`${centsText(body.amountCents + body.tipCents)} is refunded.`, does),
        )
      }
    />
  )
}
