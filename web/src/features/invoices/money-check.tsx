import { Skeleton } from '@mantine/core'
import { Card } from '../../ui/card.tsx'
import { Failed } from '../../ui/failed.tsx'
import { Notice } from '../../ui/notice.tsx'
import { InvoiceTable } from './invoice-list.tsx'
import { useMoneyCheck } from './invoices.queries.ts'
import { centsText, countText } from './invoices.text.ts'
import styles from './invoices-section.module.css'
import type { InvoicesAddress } from './use-invoices-address.ts'

/** Whether items, invoices, payments and balances agree to the cent, and what has to be given back. */
export function MoneyCheckPart({ address }: { address: InvoicesAddress }) {
  const found = useMoneyCheck()
  const check = found.data
  return (
    <>
      {found.error && <Failed error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton height={200} role="status" aria-label="Checking the money" />}
      {check && (
        <Card title="Money check">
          <dl className={styles.sums}>
            <Sum name="Invoiced" cents={check.invoicedCents} />
            <Sum name="− Credited" cents={check.creditedCents} />
            <Sum name="− Paid" cents={check.paidCents} />
            <Sum name="= To be paid" cents={check.balanceCents} />
            <Sum name="Tips, beside it" cents={check.tipsCents} />
          </dl>
          {check.problems.length === 0 ? (
            <Notice kind="success">
              Everything agrees: {countText(check.invoices, 'invoice')} and{' '}
              {countText(check.payments, 'payment')}, to the cent.
            </Notice>
          ) : (
            <Notice kind="error">
              Something does not agree:
              <ul className={styles.list}>
                {check.problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </Notice>
          )}
        </Card>
      )}
      {check && check.toGiveBack.length > 0 && (
        <Card title="Money to give back">
          <p className={styles.mild}>
            More was paid on these than is owed. Open one and refund what is too much.
          </p>
          <InvoiceTable label="Money to give back" invoices={check.toGiveBack} address={address} />
        </Card>
      )}
    </>
  )
}

const Sum = ({ name, cents }: { name: string; cents: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{centsText(cents)}</dd>
  </div>
)
