import { type LoggedInUser, may } from '@towline/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { intoView } from '../../ui/into-view.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Books } from './books.tsx'
import { ClubPayments } from './club-payments.tsx'
import { Deposits } from './deposits.tsx'
import { InvoiceList } from './invoice-list.tsx'
import { InvoiceView } from './invoice-view.tsx'
import styles from './invoices-section.module.css'
import { MoneyCheckPart } from './money-check.tsx'
import { Receivables } from './receivables.tsx'
import { ToInvoice } from './to-invoice.tsx'
import {
  type InvoicesAddress,
  type PartId,
  parts,
  useInvoicesAddress,
} from './use-invoices-address.ts'

/** The Invoices section: from the completed job to the money in the bank. */
export function InvoicesSection({ user }: { user: LoggedInUser }) {
  const address = useInvoicesAddress()
  const [news, setNews] = useState('')
  const shown = parts.filter(({ permission }) => may(user.roles, permission))
  const part = shown.find(({ id }) => id === address.part)?.id ?? 'list'
  return (
    <div className={styles.section}>
      <PageHeading>Invoices</PageHeading>
      <nav aria-label="Invoices" className={styles.parts}>
        <ul>
          {shown.map(({ id, name }) => (
            <li key={id}>
              <Link
                to={id === 'list' ? '?' : `?part=${id}`}
                className={styles.part}
                ref={id === part ? intoView : undefined}
                aria-current={id === part && !address.open ? 'page' : undefined}
                onClick={() => setNews('')}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p role="status" className={styles.news}>
        {news}
      </p>
      {address.open ? (
        <InvoiceView
          key={address.open}
          id={address.open}
          user={user}
          address={address}
          onNews={setNews}
        />
      ) : (
        <Part part={part} user={user} address={address} onNews={setNews} />
      )}
    </div>
  )
}

function Part(props: {
  part: PartId
  user: LoggedInUser
  address: InvoicesAddress
  onNews: (what: string) => void
}) {
  const { part, user, address, onNews } = props
  const mayManage = may(user.roles, 'invoices.manage')
  if (part === 'to-invoice') return <ToInvoice user={user} address={address} onNews={onNews} />
  if (part === 'owed') return <Receivables mayManage={mayManage} onNews={onNews} />
  if (part === 'clubs') return <ClubPayments address={address} onNews={onNews} />
  if (part === 'deposits') return <Deposits mayManage={mayManage} onNews={onNews} />
  if (part === 'books') return <Books onNews={onNews} />
  if (part === 'check') return <MoneyCheckPart address={address} />
  return <InvoiceList address={address} />
}
