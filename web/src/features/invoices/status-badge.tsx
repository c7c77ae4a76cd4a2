import type { InvoiceSummary } from '@towline/contract'
import { useState } from 'react'
import { standingOf, todayHere } from './invoices.text.ts'
import styles from './status-badge.module.css'

/** How an invoice stands today, in a word. */
export function StatusBadge({ invoice }: { invoice: InvoiceSummary }) {
  const [now] = useState(() => Date.now())
  const { text, look } = standingOf(invoice, todayHere(now))
  return (
    <span className={styles.badge} data-look={look}>
      {text}
    </span>
  )
}
