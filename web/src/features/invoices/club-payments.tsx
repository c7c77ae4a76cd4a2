import { Button, FileButton, NativeSelect } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { ClubFile, type ReplyOf, type readClubFile } from '@towline/contract'
import { useState } from 'react'
import { ApiError } from '../../platform/api.ts'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AccountFilter } from './account-filter.tsx'
import { ClubLines } from './club-lines.tsx'
import styles from './club-payments.module.css'
import { InvoiceTable } from './invoice-list.tsx'
import { useReadClubFile } from './invoices.queries.ts'
import { centsText, countText } from './invoices.text.ts'
import sections from './invoices-section.module.css'
import type { InvoicesAddress } from './use-invoices-address.ts'

type Read = ReplyOf<typeof readClubFile>
type Columns = Read['columns']
type File = { name: string; csv: string }

const found: Columns = { po: '', amount: '', reference: '' }

/** A motor club's payment file: read, held against its open invoices, and taken as paid. */
export function ClubPayments(props: { address: InvoicesAddress; onNews: (what: string) => void }) {
  const [accountId, setAccountId] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const reading = useReadClubFile()
  const [tooLarge, setTooLarge] = useState('')
  const read = (csv: string, columns: Columns) => {
    const body = ClubFile.safeParse({ accountId, csv, columns })
    setTooLarge(body.error?.issues[0]?.message ?? '')
    if (body.data) reading.mutate({ body: body.data })
  }
  const choose = async (chosen: globalThis.File | null) => {
    if (!chosen) return
    const csv = await chosen.text()
    setFile({ name: chosen.name, csv })
    read(csv, found)
  }
  return (
    <>
      <Card title="Motor club payments">
        <p className={sections.mild}>
          Choose the club and the CSV file of its payments. Its lines are held against the club’s
          open invoices by PO and amount. Nothing is taken as paid before you say so.
        </p>
        <div className={styles.begin}>
          <AccountFilter
            id={accountId}
            label="Motor club"
            placeholder="Choose the club"
            onChange={(id) => {
              setAccountId(id)
              setFile(null)
              reading.reset()
            }}
          />
          <FileButton
            accept=".csv,text/csv,text/plain"
            disabled={accountId === ''}
            onChange={(chosen) => void choose(chosen)}
          >
            {(button) => (
              <Button
                {...button}
                disabled={accountId === ''}
                variant={file ? 'default' : 'filled'}
                loading={reading.isPending}
                leftSection={<IconUpload size={16} />}
              >
                {file ? 'Choose another file' : 'Choose the file'}
              </Button>
            )}
          </FileButton>
          {file && <span className={sections.mild}>{file.name}</span>}
        </div>
        {tooLarge && <Notice kind="error">{tooLarge}</Notice>}
        {reading.error && <Notice kind="error">{whyUnread(reading.error)}</Notice>}
        {file && reading.data && (
          <Shown
            accountId={accountId}
            csv={file.csv}
            read={reading.data}
            onRead={read}
            onNews={props.onNews}
          />
        )}
      </Card>
      {file && reading.data && reading.data.unpaid.length > 0 && (
        <Card title="Open invoices the file says nothing of">
          <InvoiceTable
            label="Open invoices the file says nothing of"
            invoices={reading.data.unpaid}
            address={props.address}
          />
        </Card>
      )}
    </>
  )
}

/** What is wrong with the file, where the server says it. */
const whyUnread = (error: Error): string =>
  (error instanceof ApiError && error.fields.csv) || error.message

const columnNames = [
  ['po', 'PO or dispatch number', 'Choose'],
  ['amount', 'Amount', 'Choose'],
  ['reference', 'Check or reference', 'None'],
] as const

function Shown(props: {
  accountId: string
  csv: string
  read: Read
  onRead: (csv: string, columns: Columns) => void
  onNews: (what: string) => void
}) {
  const { read, csv } = props
  const isReadable = read.columns.po !== '' && read.columns.amount !== ''
  return (
    <>
      <div className={styles.columns}>
        {columnNames.map(([name, label, none]) => (
          <NativeSelect
            key={name}
            label={label}
            data={[
              { value: '', label: none },
              ...read.heads.map((head) => ({ value: head, label: head })),
            ]}
            value={read.columns[name]}
            onChange={(event) =>
              props.onRead(csv, { ...read.columns, [name]: event.currentTarget.value })
            }
          />
        ))}
      </div>
      {!isReadable && (
        <Notice kind="info">Choose which columns hold the PO number and the amount.</Notice>
      )}
      {isReadable && (
        <>
          <dl className={sections.sums}>
            <div>
              <dt>In the file</dt>
              <dd>{centsText(read.totalCents)}</dd>
            </div>
            <div>
              <dt>Matches</dt>
              <dd>{centsText(read.matchedCents)}</dd>
            </div>
            <div>
              <dt>Lines</dt>
              <dd>{countText(read.lines.length, 'line')}</dd>
            </div>
          </dl>
          <ClubLines
            accountId={props.accountId}
            lines={read.lines}
            onTaken={(taken, totalCents) => {
              props.onNews(`${countText(taken, 'payment')} taken, ${centsText(totalCents)}.`)
              props.onRead(csv, read.columns)
            }}
          />
        </>
      )}
    </>
  )
}
