import { Button, Skeleton } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { type LoggedInUser, may, type Zone } from '@towline/contract'
import { Suspense, useState } from 'react'
import { Empty } from '../../ui/empty.tsx'
import { Failed } from '../../ui/failed.tsx'
import { LeaveDialog } from '../../ui/leave-dialog.tsx'
import { RecordsBar } from '../../ui/records-bar.tsx'
import { useLeaveGuard } from '../../ui/use-leave-guard.ts'
import type { MapFrame } from './map-frame.ts'
import { ZoneEditor } from './zone-editor.tsx'
import { ZoneHistory } from './zone-history.tsx'
import { ZoneShapes, ZonesInSight } from './zone-map.tsx'
import { ZoneTools } from './zone-tools.tsx'
import { useZones } from './zones.queries.ts'
import { colorOf, driversText, hoursText, sizeText } from './zones.text.ts'
import styles from './zones-tab.module.css'

/** The Zones tab: the parts of the map a company has named, in a list and on a map. */
export function ZonesTab({ user, MapFrame }: { user: LoggedInUser; MapFrame: MapFrame }) {
  const list = useZones()
  const [open, setOpen] = useState<Zone | 'new' | null>(null)
  const [news, setNews] = useState('')
  const [isChanged, setChanged] = useState(false)
  const guard = useLeaveGuard(isChanged)
  const mayWrite = may(user.roles, 'zones.write')
  const close = (what: string) => {
    setChanged(false)
    setOpen(null)
    setNews(what)
  }
  const begin = () => {
    setNews('')
    setOpen('new')
  }
  return (
    <>
      <RecordsBar
        label="Zones"
        status={news}
        add={mayWrite && !open ? { name: '+ Zone', press: begin } : undefined}
      >
        {null}
      </RecordsBar>
      <p className={styles.lead}>
        Jobs, reports and routing go by the zone a pickup is in. Where zones overlap, the smaller
        one counts.
      </p>
      {list.error && <Failed error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton height={420} role="status" aria-label="Loading zones" />}
      {list.data && open && (
        <ZoneEditor
          key={open === 'new' ? 'new' : open.id}
          zone={open === 'new' ? null : open}
          zones={list.data}
          MapFrame={MapFrame}
          onChanged={setChanged}
          onClose={close}
        />
      )}
      {list.data && !open && (
        <ZoneList
          zones={list.data}
          MapFrame={MapFrame}
          onNews={setNews}
          onNew={mayWrite ? begin : undefined}
          onOpen={
            mayWrite
              ? (zone) => {
                  setNews('')
                  setOpen(zone)
                }
              : undefined
          }
        />
      )}
      <LeaveDialog title="Zones" guard={guard} />
    </>
  )
}

function ZoneList(props: {
  zones: readonly Zone[]
  MapFrame: MapFrame
  onNews: (what: string) => void
  onNew: (() => void) | undefined
  onOpen: ((zone: Zone) => void) | undefined
}) {
  const { zones, MapFrame, onOpen, onNew } = props
  const [chosen, setChosen] = useState('')
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  return (
    <>
      <ZoneTools
        mayWrite={onNew !== undefined}
        hasZones={zones.length > 0}
        isHistoryOpen={isHistoryOpen}
        onHistory={() => setHistoryOpen(!isHistoryOpen)}
        onNews={props.onNews}
      />
      {isHistoryOpen && <ZoneHistory />}
      <div className={styles.section}>
        <div className={styles.side}>
          {zones.length === 0 ? (
            <Empty icon={<IconMapPin size={24} />} title="No zones yet.">
              <p>
                Draw one on the map, enter a town and a distance, or import a GeoJSON file. Its
                drivers are then preferred for jobs in it.
              </p>
              {onNew && <Button onClick={onNew}>Add a zone</Button>}
            </Empty>
          ) : (
            <ul className={styles.list} aria-label="Zones">
              {zones.map((zone) => (
                <ZoneCard
                  key={zone.id}
                  zone={zone}
                  isChosen={zone.id === chosen}
                  onShow={() => setChosen(zone.id)}
                  onOpen={onOpen}
                />
              ))}
            </ul>
          )}
        </div>
        <div className={styles.map}>
          <MapFrame label="Map of zones">
            {(map) => (
              <Suspense>
                <ZoneShapes map={map} shapes={zones} chosen={chosen} onChoose={setChosen} />
                <ZonesInSight map={map} zones={zones} chosen={chosen} />
              </Suspense>
            )}
          </MapFrame>
        </div>
      </div>
    </>
  )
}

function ZoneCard(props: {
  zone: Zone
  isChosen: boolean
  onShow: () => void
  onOpen: ((zone: Zone) => void) | undefined
}) {
  const { zone, onOpen } = props
  return (
    <li className={styles.zone} data-chosen={props.isChosen}>
      <h3 className={styles.name}>
        <span
          className={styles.swatch}
          style={{ background: colorOf(zone.color) }}
          aria-hidden="true"
        />
        {zone.name}
      </h3>
      <p className={styles.facts}>
        {driversText(zone)}
        <br />
        {hoursText(zone.hours)} · {sizeText(zone.squareMiles)}
      </p>
      <div className={styles.actions}>
        <Button
          size="compact-sm"
          variant="default"
          aria-pressed={props.isChosen}
          aria-label={`Show ${zone.name} on the map`}
          onClick={props.onShow}
        >
          Show
        </Button>
        {onOpen && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`Modify ${zone.name}`}
            onClick={() => onOpen(zone)}
          >
            Modify
          </Button>
        )}
      </div>
    </li>
  )
}
