import { Button, Skeleton, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconFileInvoice, IconSearch } from '@tabler/icons-react'
import { InvoiceFilter, type InvoiceSummary } from '@towline/contract'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Failed } from '../../ui/failed.tsx'
import { AccountFilter } from './account-filter.tsx'
import { useInvoices } from './invoices.queries.ts'
import {
  centsText,
  countText,
  dayText,
  emptyTexts,
  filterNames,
  someCents,
} from './invoices.text.ts'
import styles from './invoices-section.module.css'
import { StatusBadge } from './status-badge.tsx'
import table from './table.module.css'
import type { InvoicesAddress } from './use-invoices-address.ts'

type Part = { address: InvoicesAddress }

/** The invoices under the filters, with what all of them come to. */
export function InvoiceList({ address }: Part) {
  const found = useInvoices(address.filters)
  const all = found.data?.pages[0]
  const invoices = found.data?.pages.flatMap((page) => page.invoices) ?? []
  return (
    <Card title="Invoices">
      <Filters address={address} />
      {found.error && <Failed error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton height={240} role="status" aria-label="Loading invoices" />}
      {all && all.count > 0 && <Sums {...all} />}
      {all && all.count === 0 && <Nothing address={address} />}
      {invoices.length > 0 && (
        <div className={found.isPlaceholderData ? styles.stale : undefined}>
          <InvoiceTable label="Invoices" invoices={invoices} address={address} />
        </div>
      )}
      {found.hasNextPage && (
        <Button
          className={styles.more ?? ''}
          variant="default"
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </Card>
  )
}

const TYPING_PAUSE = 250

function Filters({ address: { filters, set } }: Part) {
  const [typed, setTyped] = useState(filters.search)
  const [search] = useDebouncedValue(typed.trim(), TYPING_PAUSE)
  useEffect(() => {
    if (search !== filters.search) set({ search }, { replace: true })
  }, [search, filters.search, set])
  return (
    <div className={styles.filters}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be no row of buttons */}
      <div role="group" aria-label="Which invoices" className={styles.which}>
        {InvoiceFilter.options.map((which) => (
          <button
            key={which}
            type="button"
            aria-pressed={which === filters.which}
            onClick={() => set({ which: which === 'unpaid' ? '' : which }, { replace: true })}
          >
            {filterNames[which]}
          </button>
        ))}
      </div>
      <AccountFilter
        id={filters.accountId}
        label="Account"
        placeholder="All accounts"
        onChange={(account) => set({ account }, { replace: true })}
      />
      <TextInput
        type="search"
        aria-label="Find an invoice"
        placeholder="Number, name, PO, plate or vehicle"
        leftSection={<IconSearch size={16} />}
        maxLength={60}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </div>
  )
}

function Sums(props: { count: number; totalCents: number; balanceCents: number }) {
  return (
    <dl className={styles.sums}>
      <div>
        <dt>To be paid</dt>
        <dd>{centsText(props.balanceCents)}</dd>
      </div>
      <div>
        <dt>Invoiced</dt>
        <dd>{centsText(props.totalCents)}</dd>
      </div>
      <div>
        <dt>Found</dt>
        <dd>{countText(props.count, 'invoice')}</dd>
      </div>
    </dl>
  )
}

function Nothing({ address: { filters, set } }: Part) {
  const isNarrowed = filters.search !== '' || filters.accountId !== ''
  if (isNarrowed)
    return (
      <Empty icon={<IconSearch size={24} />} title="No invoice is found by this.">
        {filters.which !== 'all' && (
          <Button variant="default" size="xs" onClick={() => set({ which: 'all' })}>
            Look in all invoices
          </Button>
        )}
      </Empty>
    )
  const { title, todo } = emptyTexts[filters.which]
  return (
    <Empty icon={<IconFileInvoice size={24} />} title={title}>
      <p>{todo}</p>
      <Link to="?part=to-invoice">Show what can be invoiced</Link>
    </Empty>
  )
}

/** Invoices under each other; each leads to its own page. */
export function InvoiceTable(props: {
  label: string
  invoices: readonly InvoiceSummary[]
  address: InvoicesAddress
}) {
  return (
    <div className={table.scroll}>
      <table className={table.table} data-cards="invoices" aria-label={props.label}>
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Billed to</th>
            <th scope="col">Status</th>
            <th scope="col">Job</th>
            <th scope="col">PO</th>
            <th scope="col">Issued</th>
            <th scope="col">Due</th>
            <th scope="col" data-cents>
              Total
            </th>
            <th scope="col" data-cents>
              Balance
            </th>
          </tr>
        </thead>
        <tbody>
          {props.invoices.map((invoice) => (
            <tr key={invoice.id}>
              <th scope="row">
                <Link to={props.address.addressWith({ invoice: invoice.id })}>
                  {invoice.number}
                </Link>
              </th>
              <td>{invoice.billToName}</td>
              <td>
                <StatusBadge invoice={invoice} />
              </td>
              <td data-wide>#{invoice.jobNumber}</td>
              <td data-wide>{invoice.poNumber}</td>
              <td data-day data-wide>
                {dayText(invoice.issuedOn)}
              </td>
              <td data-day data-label="Due">
                {invoice.status === 'credit note' ? '–' : dayText(invoice.dueOn)}
              </td>
              <td data-cents data-wide>
                {centsText(invoice.totalCents)}
              </td>
              <td data-cents data-label="Balance" className={table.strong}>
                {someCents(invoice.balanceCents)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
