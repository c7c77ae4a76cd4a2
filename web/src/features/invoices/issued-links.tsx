import type { InvoiceSummary } from '@towline/contract'
import { Link, useParams } from 'react-router'
import { centsText } from './invoices.text.ts'
import styles from './issued-links.module.css'
import { StatusBadge } from './status-badge.tsx'

/** The invoices of a job, each leading to its page. */
export function IssuedLinks({ issued }: { issued: readonly InvoiceSummary[] }) {
  const { id } = useParams()
  return issued.map((invoice) => (
    <span key={invoice.id} className={styles.issued}>
      <Link to={`/customer/dashboard/${id}/invoices?invoice=${invoice.id}`}>
        Invoice {invoice.number}
      </Link>
      <StatusBadge invoice={invoice} />
      {invoice.balanceCents > 0 && `${centsText(invoice.balanceCents)} to be paid`}
    </span>
  ))
}
