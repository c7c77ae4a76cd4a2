import '@mantine/core/styles/Progress.layer.css'
import { Button, Progress, Skeleton } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { type CompanyExport, downloadExport } from '@towline/contract'
import { addressOf } from '../../platform/api.ts'
import { Card } from '../../ui/card.tsx'
import { dateAndTime } from '../../ui/dates.ts'
import { Failed } from '../../ui/failed.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './privacy.module.css'
import { useExports, useStartExport } from './privacy.queries.ts'
import { percentOf, sizeText } from './privacy.text.ts'

/** Everything of the company as one file. */
export function ExportCard() {
  const { data, error, refetch } = useExports()
  const starting = useStartExport()
  const isMaking = data?.some(({ state }) => state === 'making') ?? false
  return (
    <Card title="All your data">
      <p className={styles.mild}>
        One ZIP file: every record as JSON, and all photos, videos and recordings. It is made in the
        background, and deleted after three days.
      </p>
      {starting.error && <Notice kind="error">{starting.error.message}</Notice>}
      <Button
        variant="default"
        loading={starting.isPending}
        disabled={isMaking}
        onClick={() => starting.mutate({})}
      >
        Make the file
      </Button>
      {error && !data && <Failed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={60} mt={14} role="status" aria-label="Loading files" />}
      {data && data.length > 0 && (
        <ul className={styles.list} aria-label="Files so far">
          {data.map((one) => (
            <Made key={one.id} made={one} />
          ))}
        </ul>
      )}
    </Card>
  )
}

const Made = ({ made }: { made: CompanyExport }) => (
  <li>
    <span>
      {dateAndTime(made.askedAt)}, {made.who}
    </span>
    {made.state === 'making' && (
      <Progress.Root size="lg" className={styles.bar}>
        <Progress.Section value={percentOf(made)} aria-label="Making the file" />
      </Progress.Root>
    )}
    {made.state === 'failed' && <span>It couldn’t be made. Try again.</span>}
    {made.state === 'ready' && (
      <Button
        component="a"
        href={addressOf(downloadExport, { params: { id: made.id } })}
        download
        size="xs"
        variant="default"
        leftSection={<IconDownload size={16} />}
      >
        Download, {sizeText(made.bytes)}
      </Button>
    )}
  </li>
)
