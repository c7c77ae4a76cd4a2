import { Button, Skeleton, TextInput } from '@mantine/core'
import { IconBook2, IconDownload } from '@tabler/icons-react'
import { type BookExport, type BookFormat, downloadBookExport } from '@towline/contract'
import { useState } from 'react'
import { addressOf } from '../../platform/api.ts'
import { newClientKey } from '../../platform/client-key.ts'
import { Card } from '../../ui/card.tsx'
import { today } from '../../ui/date-field.text.ts'
import { Empty } from '../../ui/empty.tsx'
import { Failed } from '../../ui/failed.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './books.module.css'
import { useBookExports, useMakeBookExport } from './invoices.queries.ts'
import { centsText, countText, dayText, momentText } from './invoices.text.ts'
import sections from './invoices-section.module.css'

/** What goes to the books: a period is exported once, and each export can be downloaded again. */
export function Books({ onNews }: { onNews: (what: string) => void }) {
  const found = useBookExports()
  return (
    <>
      <Period onNews={onNews} />
      {found.error && <Failed error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton height={160} role="status" aria-label="Loading exports" />}
      {found.data?.length === 0 && (
        <Empty icon={<IconBook2 size={24} />} title="Nothing was exported yet.">
          <p>What you export is listed here, to be downloaded again.</p>
        </Empty>
      )}
      {found.data && found.data.length > 0 && (
        <Card title="Exported so far">
          <ul className={styles.list}>
            {found.data.map((made) => (
              <Exported key={made.id} made={made} />
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

function Period({ onNews }: { onNews: (what: string) => void }) {
  const [days, setDays] = useState(() => {
    const day = today(Date.now())
    return { fromDay: `${day.slice(0, 8)}01`, toDay: day }
  })
  const [id, setId] = useState(newClientKey)
  const making = useMakeBookExport()
  const change = (part: Partial<typeof days>) => {
    making.reset()
    setDays({ ...days, ...part })
  }
  const make = () =>
    making.mutate(
      { body: { id, ...days } },
      {
        onSuccess: ({ invoices, payments }) => {
          setId(newClientKey())
          const what = `${countText(invoices, 'invoice')} and ${countText(payments, 'payment')}`
          onNews(`${what} exported. Download them below.`)
        },
      },
    )
  return (
    <Card title="Export to your books">
      <p className={sections.mild}>
        Exports what no export had yet: each invoice and payment goes out once. Download an export
        as often as you like; it stays the same.
      </p>
      <div className={styles.period}>
        <TextInput
          type="date"
          label="From"
          value={days.fromDay}
          onChange={({ currentTarget }) => change({ fromDay: currentTarget.value })}
        />
        <TextInput
          type="date"
          label="To"
          value={days.toDay}
          onChange={({ currentTarget }) => change({ toDay: currentTarget.value })}
        />
        <Button
          loading={making.isPending}
          disabled={!days.fromDay || days.fromDay > days.toDay}
          onClick={make}
        >
          Export
        </Button>
      </div>
      {making.error && <Notice kind="error">{making.error.message}</Notice>}
    </Card>
  )
}

function Exported({ made }: { made: BookExport }) {
  const { id, fromDay, toDay, invoices, credits, payments, onlineFiles } = made
  const period = `${dayText(fromDay)} to ${dayText(toDay)}`
  return (
    <li>
      <h3 className={styles.days}>{period}</h3>
      <p className={sections.mild}>
        {countText(invoices, 'invoice')}
        {credits > 0 && `, ${countText(credits, 'credit')}`}, {centsText(made.invoicedCents)} ·{' '}
        {countText(payments, 'payment')}, {centsText(made.paidCents)} · {made.who},{' '}
        {momentText(made.madeAt)}
      </p>
      <div className={styles.files}>
        {partsOf(onlineFiles).map((part) => (
          <File
            key={part}
            id={id}
            format="quickbooks-online"
            part={part}
            name={`QuickBooks Online${onlineFiles > 1 ? `, ${part} of ${onlineFiles}` : ''}`}
            period={period}
          />
        ))}
        <File id={id} format="quickbooks-desktop" name="QuickBooks Desktop" period={period} />
        <File id={id} format="invoices" name="Invoices CSV" period={period} />
        <File id={id} format="payments" name="Payments CSV" period={period} />
      </div>
      {credits + payments > 0 && onlineFiles > 0 && (
        <p className={sections.mild}>
          QuickBooks Online imports no payments and no credits: enter those from the CSV files.
        </p>
      )}
    </li>
  )
}

/** The numbers of so many parts. */
const partsOf = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

const File = (props: {
  id: string
  format: BookFormat
  part?: number
  name: string
  period: string
}) => (
  <Button
    component="a"
    href={addressOf(downloadBookExport, {
      params: { id: props.id, format: props.format },
      query: props.part ? { part: props.part } : {},
    })}
    download
    size="xs"
    variant="default"
    leftSection={<IconDownload size={16} />}
    aria-label={`${props.name}, ${props.period}`}
  >
    {props.name}
  </Button>
)
