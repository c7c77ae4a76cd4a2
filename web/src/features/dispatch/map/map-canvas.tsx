import 'leaflet/dist/leaflet.css'
import { MAP_CENTRE, MAP_ZOOM } from '@towline/contract'
import { control, Map as LeafletMap } from 'leaflet'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Basemap } from './basemap/basemap.tsx'
import styles from './map-canvas.module.css'
import { MapContext, useMap } from './map-context.ts'
import { wantsStill } from './reduced-motion.ts'
import { keptView, StartPlace } from './start-place.tsx'

/** A map with its ground; what stands inside draws on it. One map for as long as the screen is shown. */
export function MapCanvas(props: {
  label: string
  /** For somebody from outside: it opens at what is shown, and remembers nothing. */
  isVisitors?: boolean
  children: ReactNode
}) {
  const { isVisitors = false } = props
  const holder = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<LeafletMap | null>(null)
  const [note, setNote] = useState('')
  const hint = useId()

  useLayoutEffect(() => {
    if (!holder.current) return
    const made = openMap(holder.current, isVisitors)
    setMap(made)
    return () => {
      made.remove()
      setMap(null)
    }
  }, [isVisitors])

  return (
    <div className={styles.frame}>
      <section
        ref={holder}
        className={styles.canvas}
        aria-label={props.label}
        aria-describedby={hint}
      />
      <p id={hint} hidden>
        Arrow keys move the map. Plus and minus zoom.
      </p>
      <p role="status" className={styles.note}>
        {note}
      </p>
      {map && (
        <MapContext value={map}>
          <FollowSize />
          {!isVisitors && <StartPlace />}
          <Basemap isVisitors={isVisitors} onNote={setNote} />
          {props.children}
        </MapContext>
      )}
    </div>
  )
}

function openMap(holder: HTMLElement, isVisitors: boolean): LeafletMap {
  const moves = !wantsStill()
  const kept = isVisitors ? null : keptView()
  const map = new LeafletMap(holder, {
    center: kept?.center ?? MAP_CENTRE,
    zoom: kept?.zoom ?? MAP_ZOOM,
    minZoom: 3,
    maxZoom: 19,
    zoomAnimation: moves,
    fadeAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
    worldCopyJump: true,
  })
  map.attributionControl.setPrefix(false)
  control.scale({ metric: false }).addTo(map)
  return map
}

/** The map has to be told when its place on the page becomes larger or smaller. */
function FollowSize() {
  const map = useMap()
  useEffect(() => {
    const watch = new ResizeObserver(() => map.invalidateSize({ animate: false }))
    watch.observe(map.getContainer())
    return () => watch.disconnect()
  }, [map])
  return null
}
