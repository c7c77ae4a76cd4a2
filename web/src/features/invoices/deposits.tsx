import { Button, Skeleton } from '@mantine/core'
import { IconWallet } from '@tabler/icons-react'
import type { Undeposited } from '@towline/contract'
import { useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Failed } from '../../ui/failed.tsx'
import { DepositDialog } from './deposit-dialog.tsx'
import { useDeposits, useUndeposited } from './invoices.queries.ts'
import { centsText, countText, momentText, someCents } from './invoices.text.ts'
import styles from './invoices-section.module.css'
import table from './table.module.css'

/** What drivers took and have not handed in, and what was handed in last. */
export function Deposits(props: { mayManage: boolean; onNews: (what: string) => void }) {
  const found = useUndeposited()
  const [counting, setCounting] = useState<Undeposited | null>(null)
  const drivers = found.data ?? []
  return (
    <>
      <Card title="Not handed in">
        {found.error && <Failed error={found.error} onRetry={() => void found.refetch()} />}
        {found.isPending && <Skeleton height={160} role="status" aria-label="Loading the money" />}
        {found.data && drivers.length === 0 && (
          <Empty icon={<IconWallet size={24} />} title="Everything is handed in.">
            <p>Cash and checks that drivers take wait here until somebody counts them.</p>
          </Empty>
        )}
        {drivers.length > 0 && (
          <table className={table.table} data-cards aria-label="Not handed in">
            <thead>
              <tr>
                <th scope="col">Driver</th>
                <th scope="col">Payments</th>
                <th scope="col" data-cents>
                  Cash
                </th>
                <th scope="col" data-cents>
                  Checks
                </th>
                <td />
              </tr>
            </thead>
            <tbody>
              {drivers.map((driver) => (
                <tr key={driver.driverId}>
                  <th scope="row">{driver.driverName}</th>
                  <td>{countText(driver.payments.length, 'payment')}</td>
                  <td data-cents data-label="Cash" className={table.strong}>
                    {someCents(driver.cashCents)}
                  </td>
                  <td data-cents data-label="Checks" className={table.strong}>
                    {someCents(driver.checkCents)}
                  </td>
                  <td data-cents>
                    {props.mayManage && (
                      <Button
                        size="compact-sm"
                        variant="default"
                        aria-label={`Take in from ${driver.driverName}`}
                        onClick={() => setCounting(driver)}
                      >
                        Take in
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Card>
      <LastDeposits />
      {counting && (
        <DepositDialog driver={counting} onClose={() => setCounting(null)} onNews={props.onNews} />
      )}
    </>
  )
}

function LastDeposits() {
  const { data, error, refetch } = useDeposits()
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data || data.length === 0) return null
  return (
    <Card title="Last deposits">
      <div className={table.scroll}>
        <table className={table.table} data-cards aria-label="Last deposits">
          <thead>
            <tr>
              <th scope="col">Driver</th>
              <th scope="col">When</th>
              <th scope="col" data-cents>
                Should be
              </th>
              <th scope="col" data-cents>
                Counted
              </th>
              <th scope="col" data-cents>
                Difference
              </th>
              <th scope="col">Counted by</th>
            </tr>
          </thead>
          <tbody>
            {data.map((deposit) => {
              const difference = deposit.countedCents - deposit.expectedCents
              return (
                <tr key={deposit.id}>
                  <th scope="row">{deposit.driverName}</th>
                  <td data-day>{momentText(deposit.at)}</td>
                  <td data-cents data-label="Should be">
                    {centsText(deposit.expectedCents)}
                  </td>
                  <td data-cents data-label="Counted">
                    {centsText(deposit.countedCents)}
                  </td>
                  <td
                    data-cents
                    data-label="Difference"
                    className={difference === 0 ? undefined : table.late}
                  >
                    {someCents(difference)}
                  </td>
                  <td>
                    {deposit.who}
                    {deposit.note && <span className={table.sub}>{deposit.note}</span>}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <p className={styles.mild}>At most the last hundred.</p>
    </Card>
  )
}
