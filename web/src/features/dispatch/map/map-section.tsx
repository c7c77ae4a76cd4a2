import { Checkbox } from '@mantine/core'
import { IconMap } from '@tabler/icons-react'
import type { Zone } from '@towline/contract'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Empty } from '../../../ui/empty.tsx'
import { Failed } from '../../../ui/failed.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { useZones } from '../../zones/index.ts'
import {
  driverKey,
  fleetMarks,
  type Selection,
  selectionText,
  splitByPlace,
  trailOf,
} from './fleet.ts'
import { FleetList } from './fleet-list.tsx'
import { useOpenJobs, usePositions } from './map.queries.ts'
import styles from './map-section.module.css'
import { usePlacing } from './use-placing.ts'

// The map's library is only loaded where a map is shown.
const FleetMap = lazy(async () => {
  const { FleetMap } = await import('./fleet-map.tsx')
  return { default: FleetMap }
})

/** The Map section: all open jobs and where the drivers were last, as a list and as a map. */
export function MapSection() {
  const { jobs, drivers, zones, open, positions, filters } = useFleet()
  const now = useNow()
  const asked = useAskedDriver()
  const [selection, setSelection] = useState<Selection>({ key: asked, from: 'map' })
  // The same functions each time, so that rows that did not change are not made again.
  const selectOnMap = useCallback((key: string) => setSelection({ key, from: 'map' }), [])
  const selectInList = useCallback((key: string) => setSelection({ key, from: 'list' }), [])
  const [hovered, setHovered] = useState('')
  const [isMapShown, setMapShown] = useState(true)
  const { placed, unplaced } = useMemo(() => splitByPlace(jobs), [jobs])
  const marks = useMemo(() => fleetMarks(placed, drivers, now), [placed, drivers, now])
  const trail = useMemo(() => trailOf(selection.key, drivers), [selection.key, drivers])
  const placing = usePlacing(unplaced)
  const isPending = open.isPending || positions.isPending
  const isEmpty = open.data?.length === 0 && positions.data?.length === 0

  return (
    <>
      <div className={styles.bar}>
        <PageHeading>Map</PageHeading>
        {filters}
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isMapShown}
          onClick={() => setMapShown(!isMapShown)}
        >
          {isMapShown ? 'Hide the map' : 'Show the map'}
        </button>
      </div>
      {open.error && <Failed error={open.error} onRetry={() => void open.refetch()} />}
      {positions.error && (
        <Failed error={positions.error} onRetry={() => void positions.refetch()} />
      )}
      {placing.error && <Notice kind="error">{placing.error.message}</Notice>}
      <p role="status" className={styles.spoken}>
        {selectionText(selection.key, jobs, drivers)}
      </p>
      <div className={styles.section} data-map={isMapShown}>
        <div className={styles.map}>
          <Suspense>
            <FleetMap
              marks={marks}
              zones={zones}
              firstShown={asked}
              ready={!isPending && !open.hasNextPage}
              selection={selection}
              hovered={hovered}
              onSelect={selectOnMap}
              onHover={setHovered}
              trail={trail}
              placing={placing}
            />
          </Suspense>
        </div>
        {isEmpty && !open.error && !positions.error ? (
          <div className={styles.list}>
            <Empty icon={<IconMap size={24} />} title="No open jobs.">
              Open jobs appear here as they come in, and drivers once they share their location.
            </Empty>
          </div>
        ) : (
          <FleetList
            jobs={placed}
            unplaced={unplaced}
            drivers={drivers}
            isPending={isPending}
            now={now}
            selection={selection}
            hovered={hovered}
            onSelect={selectInList}
            onPlace={placing.begin}
            onHover={setHovered}
          />
        )}
      </div>
    </>
  )
}

/** The driver an address asks for, as `?driver=` and the id; empty for none. */
function useAskedDriver(): string {
  const [params] = useSearchParams()
  const [employeeId] = useState(() => params.get('driver'))
  return employeeId ? driverKey({ employeeId }) : ''
}

const none: readonly Zone[] = []

/** The jobs, drivers and zones that the filters let through, and the filters. */
function useFleet() {
  const open = useOpenJobs()
  const positions = usePositions()
  const [showsJobs, setShowsJobs] = useState(true)
  const [showsDrivers, setShowsDrivers] = useState(true)
  const all = useZones().data ?? none
  const [showsZones, setShowsZones] = useState(true)
  const filters = (
    <fieldset className={styles.filters}>
      <legend className={styles.spoken}>Show</legend>
      <Checkbox
        label={`Jobs (${open.data?.length ?? 0}${open.hasNextPage ? '+' : ''})`}
        checked={showsJobs}
        onChange={(event) => setShowsJobs(event.currentTarget.checked)}
      />
      <Checkbox
        label={`Drivers (${positions.data?.length ?? 0})`}
        checked={showsDrivers}
        onChange={(event) => setShowsDrivers(event.currentTarget.checked)}
      />
      {all.length > 0 && (
        <Checkbox
          label={`Zones (${all.length})`}
          checked={showsZones}
          onChange={(event) => setShowsZones(event.currentTarget.checked)}
        />
      )}
    </fieldset>
  )
  const drivers = useMemo(
    () => (showsDrivers ? (positions.data ?? []) : []),
    [showsDrivers, positions.data],
  )
  const jobs = useMemo(() => (showsJobs ? (open.data ?? []) : []), [showsJobs, open.data])
  return { open, positions, jobs, drivers, zones: showsZones ? all : none, filters }
}
