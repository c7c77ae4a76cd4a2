import { Button, Checkbox, Skeleton } from '@mantine/core'
import { IconMail, IconScale } from '@tabler/icons-react'
import { type Aging, type Receivables as Owed, RemindOf } from '@towline/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Failed } from '../../ui/failed.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useReceivables, useReminders } from './invoices.queries.ts'
import { centsText, countText, momentText, someCents } from './invoices.text.ts'
import styles from './invoices-section.module.css'
import { StatementDialog } from './statement-dialog.tsx'
import table from './table.module.css'

type Account = Owed['accounts'][number]

const overdueOf = ({ to30, to60, to90, over90 }: Aging) => to30 + to60 + to90 + over90

/** Whether an account may be reminded: something is overdue, and there is an email to write to. */
const canRemind = (account: Account) =>
  account.accountId !== '' && account.email !== '' && overdueOf(account) > 0

/** Who owes what, by how long it has been due; they are reminded, and have statements. */
export function Receivables(props: { mayManage: boolean; onNews: (what: string) => void }) {
  const found = useReceivables()
  const [statement, setStatement] = useState<Account | null>(null)
  const owed = found.data
  return (
    <Card title="Who owes">
      {found.error && <Failed error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton height={240} role="status" aria-label="Loading who owes" />}
      {owed && owed.accounts.length === 0 && (
        <Empty icon={<IconScale size={24} />} title="Nobody owes you anything.">
          <p>Whoever has an unpaid invoice stands here, with how long it has been due.</p>
        </Empty>
      )}
      {owed && owed.accounts.length > 0 && (
        <>
          <dl className={styles.sums}>
            <div>
              <dt>Owed</dt>
              <dd>{centsText(owed.total.total)}</dd>
            </div>
            <div data-late={overdueOf(owed.total) > 0 || undefined}>
              <dt>Overdue</dt>
              <dd>{centsText(overdueOf(owed.total))}</dd>
            </div>
          </dl>
          <Owing {...props} owed={owed} onStatement={setStatement} />
        </>
      )}
      {owed && statement && (
        <StatementDialog
          accountId={statement.accountId}
          name={statement.name}
          today={owed.today}
          maySend={props.mayManage}
          onClose={() => setStatement(null)}
        />
      )}
    </Card>
  )
}

function Owing(props: {
  owed: Owed
  mayManage: boolean
  onStatement: (account: Account) => void
  onNews: (what: string) => void
}) {
  const { owed, mayManage } = props
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const reminding = useReminders()
  const remind = (accountIds: string[]) =>
    reminding.mutate(
      { body: RemindOf.parse({ accountIds }) },
      {
        onSuccess: ({ sent }) => {
          setChosen(new Set())
          props.onNews(`${countText(sent, 'reminder')} sent.`)
        },
      },
    )
  const can = owed.accounts.filter(canRemind).map(({ accountId }) => accountId)
  const ready = can.filter((id) => chosen.has(id))
  return (
    <>
      {reminding.error && <Failed error={reminding.error} onRetry={() => reminding.reset()} />}
      {reminding.data && reminding.data.refused.length > 0 && (
        <Notice kind="info">
          Not reminded:
          <ul className={styles.list}>
            {reminding.data.refused.map(({ name, why }) => (
              <li key={name}>
                {name}: {why}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <AgingTable
        owed={owed}
        chosen={mayManage ? chosen : null}
        onChoose={setChosen}
        onStatement={props.onStatement}
      />
      {mayManage && can.length > 0 && (
        <div className={`${styles.bar} ${styles.more}`}>
          <Button
            leftSection={<IconMail size={16} />}
            disabled={ready.length === 0}
            loading={reminding.isPending}
            onClick={() => remind(ready)}
          >
            {ready.length === 0 ? 'Remind' : `Remind ${countText(ready.length, 'account')}`}
          </Button>
          <Button variant="default" onClick={() => setChosen(new Set(can))}>
            Choose all that are overdue
          </Button>
        </div>
      )}
    </>
  )
}

const columns = [
  ['current', 'Not due'],
  ['to30', '1–30 days'],
  ['to60', '31–60'],
  ['to90', '61–90'],
  ['over90', 'Over 90'],
] as const satisfies readonly (readonly [keyof Aging, string])[]

function AgingTable(props: {
  owed: Owed
  chosen: ReadonlySet<string> | null
  onChoose: (chosen: ReadonlySet<string>) => void
  onStatement: (account: Account) => void
}) {
  const { owed, chosen } = props
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    props.onChoose(next)
  }
  return (
    <div className={table.scroll}>
      <table className={table.table} data-cards aria-label="Who owes">
        <thead>
          <tr>
            {chosen && <td data-check />}
            <th scope="col">Account</th>
            {columns.map(([key, name]) => (
              <th key={key} scope="col" data-cents>
                {name}
              </th>
            ))}
            <th scope="col" data-cents>
              Owed
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {owed.accounts.map((account) => (
            <tr key={account.accountId}>
              {chosen && (
                <td data-check>
                  {account.accountId && (
                    <Checkbox
                      aria-label={`Remind ${account.name}`}
                      disabled={!canRemind(account)}
                      checked={canRemind(account) && chosen.has(account.accountId)}
                      onChange={() => toggle(account.accountId)}
                    />
                  )}
                </td>
              )}
              <th scope="row">
                <WhoOwes account={account} />
              </th>
              {columns.map(([key, name]) => (
                <td
                  key={key}
                  data-cents
                  data-label={name}
                  data-wide={account[key] === 0 || undefined}
                  className={key === 'over90' && account[key] > 0 ? table.late : undefined}
                >
                  {someCents(account[key])}
                </td>
              ))}
              <td data-cents className={table.strong} data-label="Owed">
                {centsText(account.total)}
              </td>
              <td data-cents>
                {account.accountId && (
                  <Button
                    size="compact-xs"
                    variant="default"
                    aria-label={`Statement of ${account.name}`}
                    onClick={() => props.onStatement(account)}
                  >
                    Statement
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            {chosen && <td data-check />}
            <th scope="row">Total</th>
            {columns.map(([key, name]) => (
              <td
                key={key}
                data-cents
                data-label={name}
                data-wide={owed.total[key] === 0 || undefined}
              >
                {someCents(owed.total[key])}
              </td>
            ))}
            <td data-cents data-label="Owed">
              {centsText(owed.total.total)}
            </td>
            <td data-wide />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** The account, leading to what it has not paid, and what has to be known of it. */
function WhoOwes({ account }: { account: Account }) {
  const { accountId, creditLimitCents, total, email, remindedAt } = account
  const isOver = creditLimitCents > 0 && total > creditLimitCents
  return (
    <>
      {accountId ? (
        <Link to={`?account=${accountId}`}>{account.name}</Link>
      ) : (
        'Customers without an account'
      )}
      {isOver && (
        <span className={table.late}> Over the limit of {centsText(creditLimitCents)}</span>
      )}
      {remindedAt > 0 && <span className={table.sub}>Last reminded {momentText(remindedAt)}</span>}
      {accountId && !email && (
        <span className={table.sub}>No billing email: it can’t be reminded</span>
      )}
    </>
  )
}
