import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { IconDownload, IconMail } from '@tabler/icons-react'
import { downloadStatement, type Statement } from '@towline/contract'
import { useState } from 'react'
import { addressOf } from '../../platform/api.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Failed } from '../../ui/failed.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useSendStatement, useStatement } from './invoices.queries.ts'
import { centsText, dayText, monthsUntil, monthText } from './invoices.text.ts'
import styles from './statement-dialog.module.css'
import table from './table.module.css'

const MONTHS = 24

/** What an account was charged and paid in a month: looked at, kept as a PDF, emailed. */
export function StatementDialog(props: {
  accountId: string
  name: string
  today: string
  maySend: boolean
  onClose: () => void
}) {
  const { accountId, today } = props
  const months = monthsUntil(today, MONTHS)
  const [month, setMonth] = useState(today.slice(0, 7))
  const found = useStatement(accountId, month)
  const sending = useSendStatement()
  const query = { accountId, month }
  return (
    <Dialog
      onClose={props.onClose}
      title={`Statement of ${props.name}`}
      size={820}
      styles={{ title: { fontWeight: 700 } }}
    >
      <div className={styles.tools}>
        <NativeSelect
          label="Month"
          data={months.map((value) => ({ value, label: monthText(value) }))}
          value={month}
          onChange={(event) => {
            sending.reset()
            setMonth(event.currentTarget.value)
          }}
        />
        <Button
          component="a"
          href={addressOf(downloadStatement, { query })}
          download
          variant="default"
          leftSection={<IconDownload size={16} />}
        >
          PDF
        </Button>
        {props.maySend && (
          <Button
            variant="default"
            leftSection={<IconMail size={16} />}
            loading={sending.isPending}
            onClick={() => sending.mutate({ body: query })}
          >
            Email it
          </Button>
        )}
      </div>
      {sending.error && <Notice kind="error">{sending.error.message}</Notice>}
      {sending.data && <Notice kind="success">It is on its way to {sending.data.email}.</Notice>}
      {found.error && <Failed error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && (
        <Skeleton height={240} role="status" aria-label="Loading the statement" />
      )}
      {found.data && <Lines statement={found.data} />}
    </Dialog>
  )
}

const kinds: Record<Statement['lines'][number]['kind'], string> = {
  invoice: 'Invoice',
  'credit note': 'Credit note',
  payment: 'Payment',
  refund: 'Refund',
}

function Lines({ statement }: { statement: Statement }) {
  return (
    <div className={table.scroll}>
      <table className={table.table} aria-label={monthText(statement.month)}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">What</th>
            <th scope="col">About</th>
            <th scope="col" data-cents>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td data-day>{dayText(statement.from)}</td>
            <th scope="row" colSpan={2}>
              Owed before
            </th>
            <td data-cents>{centsText(statement.openingCents)}</td>
          </tr>
          {statement.lines.map((line, index) => (
            // Two lines may be alike; they never change their places.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <tr key={index}>
              <td data-day>{dayText(line.on)}</td>
              <th scope="row">
                {kinds[line.kind]} {line.number}
              </th>
              <td>
                {[
                  line.about,
                  line.jobNumber && `job #${line.jobNumber}`,
                  line.poNumber && `PO ${line.poNumber}`,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </td>
              <td data-cents>{centsText(line.amountCents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td data-day>{dayText(statement.to)}</td>
            <th scope="row" colSpan={2}>
              Owed at the end
            </th>
            <td data-cents>{centsText(statement.closingCents)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
