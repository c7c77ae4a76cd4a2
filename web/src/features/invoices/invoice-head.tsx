import { formatPhone, type Invoice } from '@towline/contract'
import type { ReactNode } from 'react'
import styles from './invoice-view.module.css'
import { dayText, momentText } from './invoices.text.ts'

/** Who gets the invoice, for what, and by when it is to be paid. */
export function InvoiceHead({ invoice }: { invoice: Invoice }) {
  const { billTo, job } = invoice
  return (
    <dl className={styles.head}>
      <Fact name="Billed to">
        <strong>{billTo.name}</strong>
        {[
          ...billTo.address,
          billTo.email,
          billTo.phone && formatPhone(billTo.phone),
          billTo.accountNumber && `Account ${billTo.accountNumber}`,
        ]
          .filter(Boolean)
          .map((line) => (
            <div key={line}>{line}</div>
          ))}
      </Fact>
      <Fact name="Vehicle">
        {[job.vehicle, job.plate, job.vin && `VIN ${job.vin}`].filter(Boolean).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </Fact>
      <Fact name="From and to">
        {[job.pickup, job.dropoff].filter(Boolean).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </Fact>
      <Fact name="Service">
        <div>{job.reason}</div>
        {job.completedAt > 0 && <div>Completed {momentText(job.completedAt)}</div>}
        <div>{[job.driverName, job.truckName].filter(Boolean).join(' · ')}</div>
      </Fact>
      <Fact name="Issued">{dayText(invoice.issuedOn)}</Fact>
      {invoice.status !== 'credit note' && <Fact name="Due">{dayText(invoice.dueOn)}</Fact>}
      <Fact name="PO">{invoice.poNumber}</Fact>
      <Fact name="Club dispatch number">{job.clubDispatchNumber}</Fact>
      <Fact name="Member number">{job.clubMemberNumber}</Fact>
      <Fact name="Last sent">{invoice.sentAt > 0 ? momentText(invoice.sentAt) : 'Never'}</Fact>
    </dl>
  )
}

/** A fact of it; nothing where it is not known. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children || (Array.isArray(children) && children.length === 0)) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
