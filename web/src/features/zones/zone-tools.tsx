import { Button, FileButton } from '@mantine/core'
import { IconDownload, IconHistory, IconUpload } from '@tabler/icons-react'
import { type importZones, MOST_FILE, type ReplyOf } from '@towline/contract'
import { useState } from 'react'
import { Failed } from '../../ui/failed.tsx'
import { keepAsFile } from '../../ui/keep-as-file.ts'
import { Notice } from '../../ui/notice.tsx'
import { useExportZones, useImportZones } from './zones.queries.ts'
import styles from './zones-tab.module.css'

type Found = ReplyOf<typeof importZones>

/** Over the zones: their way into a file and back, and their history. */
export function ZoneTools(props: {
  mayWrite: boolean
  hasZones: boolean
  isHistoryOpen: boolean
  onHistory: () => void
  onNews: (what: string) => void
}) {
  const exporting = useExportZones()
  const reading = useImportZones()
  const [file, setFile] = useState('')
  const [isTooLarge, setTooLarge] = useState(false)
  const read = async (chosen: File | null) => {
    if (!chosen) return
    props.onNews('')
    reading.reset()
    setTooLarge(chosen.size > MOST_FILE)
    if (chosen.size > MOST_FILE) return
    const geojson = await chosen.text()
    setFile(geojson)
    reading.mutate({ body: { geojson } })
  }
  const save = () =>
    reading.mutate(
      { body: { geojson: file, save: true } },
      {
        onSuccess: ({ saved, zones }) => {
          if (!saved) return
          reading.reset()
          props.onNews(`${counted(zones.length)} imported.`)
        },
      },
    )
  const error = exporting.error ?? reading.error
  return (
    <>
      <div className={styles.tools}>
        {props.mayWrite && (
          <FileButton
            accept=".geojson,.json,application/geo+json,application/json"
            onChange={(chosen) => void read(chosen)}
          >
            {(button) => (
              <Button
                {...button}
                size="xs"
                variant="default"
                leftSection={<IconUpload size={16} />}
                loading={reading.isPending}
              >
                Import GeoJSON
              </Button>
            )}
          </FileButton>
        )}
        {props.hasZones && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconDownload size={16} />}
            loading={exporting.isPending}
            onClick={() =>
              exporting.mutate(
                {},
                {
                  onSuccess: ({ name, geojson }) =>
                    keepAsFile({ name, text: geojson, type: 'application/geo+json' }),
                },
              )
            }
          >
            Export GeoJSON
          </Button>
        )}
        <Button
          size="xs"
          variant="default"
          leftSection={<IconHistory size={16} />}
          aria-expanded={props.isHistoryOpen}
          onClick={props.onHistory}
        >
          {props.isHistoryOpen ? 'Hide history' : 'Show history'}
        </Button>
      </div>
      {isTooLarge && <Notice kind="error">This file is too large. Use one of up to 900 kB.</Notice>}
      {error && (
        <Failed error={error} onRetry={() => [exporting, reading].map((one) => one.reset())} />
      )}
      {reading.data && !isTooLarge && (
        <FoundInFile
          found={reading.data}
          isPending={reading.isPending}
          onSave={save}
          onLeave={() => reading.reset()}
        />
      )}
    </>
  )
}

/** What a file has: all that is wrong with it, or what it would make and change. */
function FoundInFile(props: {
  found: Found
  isPending: boolean
  onSave: () => void
  onLeave: () => void
}) {
  const { problems, zones } = props.found
  if (problems.length > 0)
    return (
      <Notice kind="error">
        <p className={styles.problemsHead}>
          Nothing was imported. Mend{' '}
          {problems.length === 1 ? 'this' : `these ${problems.length} things`} in the file and
          import it again.
        </p>
        <ul className={styles.problems}>
          {problems.map(({ feature, problem }) => (
            <li key={`${feature} ${problem}`}>
              {feature > 0 && `Feature ${feature}: `}
              {problem}
            </li>
          ))}
        </ul>
      </Notice>
    )
  const made = zones.filter(({ isNew }) => isNew)
  const moved = zones.filter(({ isNew }) => !isNew)
  const names = (some: Found['zones']) => some.map(({ name }) => name).join(', ')
  return (
    <Notice
      kind="info"
      action={
        <span className={styles.actions}>
          <Button size="compact-sm" variant="default" onClick={props.onLeave}>
            Cancel
          </Button>
          <Button size="compact-sm" loading={props.isPending} onClick={props.onSave}>
            Import {counted(zones.length)}
          </Button>
        </span>
      }
    >
      {made.length > 0 && <p className={styles.problemsHead}>New: {names(made)}</p>}
      {moved.length > 0 && <p className={styles.problemsHead}>Get a new shape: {names(moved)}</p>}
    </Notice>
  )
}

const counted = (count: number) => (count === 1 ? '1 zone' : `${count} zones`)
