import { Button, Checkbox, Skeleton } from '@mantine/core'
import { IconFileInvoice } from '@tabler/icons-react'
import { type JobToInvoice, type LoggedInUser, may } from '@towline/contract'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Failed } from '../../ui/failed.tsx'
import { AccountFilter } from './account-filter.tsx'
import { BatchDialog } from './batch-dialog.tsx'
import { useJobsToInvoice } from './invoices.queries.ts'
import { centsText, countText, momentText } from './invoices.text.ts'
import styles from './invoices-section.module.css'
import { JobInvoiceDialog } from './lazy-job-invoice-dialog.tsx'
import table from './table.module.css'
import type { InvoicesAddress } from './use-invoices-address.ts'

/** As many as are issued at a time. */
const MOST = 200

/** Completed jobs that nobody has invoiced: one is looked at and issued, or many at once. */
export function ToInvoice(props: {
  user: LoggedInUser
  address: InvoicesAddress
  onNews: (what: string) => void
}) {
  const { address, user } = props
  const { accountId } = address.filters
  const found = useJobsToInvoice(accountId)
  const all = found.data?.pages[0]
  const jobs = found.data?.pages.flatMap((page) => page.jobs) ?? []
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState('')
  const [batch, setBatch] = useState<readonly JobToInvoice[] | null>(null)
  const mayBatch = may(user.roles, 'invoices.manage')
  const ready = jobs.filter(({ id, whyNot }) => whyNot === '' && chosen.has(id))
  return (
    <Card title="To invoice">
      <div className={styles.filters}>
        <AccountFilter
          id={accountId}
          label="Account"
          placeholder="All accounts"
          onChange={(account) => address.set({ account }, { replace: true })}
        />
      </div>
      {found.error && <Failed error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton height={240} role="status" aria-label="Loading jobs" />}
      {all && all.count === 0 && (
        <Empty icon={<IconFileInvoice size={24} />} title="Everything is invoiced.">
          <p>Jobs that are completed and have no invoice wait here.</p>
        </Empty>
      )}
      {all && all.count > 0 && (
        <>
          <p className={styles.mild}>
            {countText(all.count, 'completed job')} without an invoice, {centsText(all.totalCents)}{' '}
            together.
          </p>
          <Jobs
            jobs={jobs}
            chosen={mayBatch ? chosen : null}
            onChoose={setChosen}
            onOpen={setOpened}
          />
        </>
      )}
      <div className={`${styles.bar} ${styles.more}`}>
        {mayBatch && jobs.length > 0 && (
          <Button
            disabled={ready.length === 0 || ready.length > MOST}
            onClick={() => setBatch(ready)}
          >
            {ready.length === 0 ? 'Issue invoices' : `Issue ${countText(ready.length, 'invoice')}`}
          </Button>
        )}
        {ready.length > MOST && <span className={styles.mild}>At most {MOST} at a time.</span>}
        {found.hasNextPage && (
          <Button
            variant="default"
            loading={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
          >
            Show more
          </Button>
        )}
      </div>
      {opened && (
        <JobInvoiceDialog jobId={opened} onClose={() => setOpened('')} onNews={props.onNews} />
      )}
      {batch && (
        <BatchDialog
          jobs={batch}
          onClose={() => setBatch(null)}
          onIssued={(count) => {
            setChosen(new Set())
            props.onNews(`${countText(count, 'invoice')} issued.`)
          }}
        />
      )}
    </Card>
  )
}

function Jobs(props: {
  jobs: readonly JobToInvoice[]
  /** Null for who may only issue one by one. */
  chosen: ReadonlySet<string> | null
  onChoose: (chosen: ReadonlySet<string>) => void
  onOpen: (id: string) => void
}) {
  const { jobs, chosen, onChoose } = props
  const { id: company } = useParams()
  const can = jobs.filter(({ whyNot }) => whyNot === '')
  const isAll = can.length > 0 && can.every(({ id }) => chosen?.has(id))
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChoose(next)
  }
  return (
    <div className={table.scroll}>
      {chosen && (
        <Checkbox
          my={8}
          label="Choose all that are ready"
          checked={isAll}
          disabled={can.length === 0}
          indeterminate={!isAll && can.some(({ id }) => chosen.has(id))}
          onChange={() => onChoose(new Set(isAll ? [] : can.map(({ id }) => id)))}
        />
      )}
      <table className={table.table} data-cards aria-label="Jobs to invoice">
        <thead>
          <tr>
            {chosen && <td data-check />}
            <th scope="col">Job</th>
            <th scope="col">Account or customer</th>
            <th scope="col">Vehicle</th>
            <th scope="col">Completed</th>
            <th scope="col" data-cents>
              Total
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <tr key={job.id}>
              {chosen && (
                <td data-check>
                  <Checkbox
                    aria-label={`Choose job #${job.number}`}
                    disabled={job.whyNot !== ''}
                    checked={job.whyNot === '' && chosen.has(job.id)}
                    onChange={() => toggle(job.id)}
                  />
                </td>
              )}
              <th scope="row">
                <Link to={`/customer/dashboard/${company}/dispatching?job=${job.id}`}>
                  #{job.number}
                </Link>
              </th>
              <td>
                {job.accountName || job.customerName || 'Customer'}
                {job.whyNot && <span className={table.late}> {job.whyNot}</span>}
              </td>
              <td>{job.vehicle}</td>
              <td data-day>{momentText(job.completedAt)}</td>
              <td data-cents className={table.strong}>
                {centsText(job.totalCents)}
              </td>
              <td data-cents>
                {job.whyNot === '' && (
                  <Button
                    size="compact-xs"
                    variant="default"
                    aria-label={`Invoice job #${job.number}`}
                    onClick={() => props.onOpen(job.id)}
                  >
                    Invoice…
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
