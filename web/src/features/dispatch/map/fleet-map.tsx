import { type LatLng, MAP_ZOOM, type Zone } from '@towline/contract'
import { type Map as LeafletMap, polyline } from 'leaflet'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { ZoneShapes } from '../../zones/index.ts'
import { FitOnce, showPlaces } from './fit.tsx'
import type { Selection } from './fleet.ts'
import { MapCanvas } from './map-canvas.tsx'
import { useMap } from './map-context.ts'
import type { Mark } from './map-marker.ts'
import styles from './map-section.module.css'
import { PlaceByHand } from './place-by-hand.tsx'
import { wantsStill } from './reduced-motion.ts'
import { flagMarker, useMarkers } from './use-markers.ts'
import type { usePlacing } from './use-placing.ts'

type Props = {
  marks: readonly Mark[]
  /** Whether everything has been read that was there at first. */
  ready: boolean
  /** What the map is opened at; everything is shown where that is not on it. */
  firstShown: string
  selection: Selection
  hovered: string
  onSelect: (key: string) => void
  onHover: (key: string) => void
  zones: readonly Zone[]
  /** Where who is selected came from. */
  trail: readonly LatLng[]
  placing: ReturnType<typeof usePlacing>
}

/** The map of all open jobs and drivers. */
export function FleetMap(props: Props) {
  const asked = props.marks.filter(({ key }) => key === props.firstShown)
  const atFirst = asked.length > 0 ? asked : props.marks
  return (
    <MapCanvas label="Map of jobs and drivers">
      <Zones zones={props.zones} />
      <Trail places={props.trail} />
      <Fleet {...props} />
      {props.ready && <FitOnce places={atFirst.map((mark) => mark.place)} nearest={MAP_ZOOM} />}
      {props.placing.job && (
        <PlaceByHand
          key={props.placing.job.id}
          job={props.placing.job}
          onPlace={props.placing.place}
          onStop={props.placing.stop}
        />
      )}
      <ShowAll marks={props.marks} />
    </MapCanvas>
  )
}

const Zones = ({ zones }: Pick<Props, 'zones'>) => (
  <Suspense>
    <ZoneShapes map={useMap()} shapes={zones} />
  </Suspense>
)

/** The way somebody came, under the markers. */
function Trail({ places }: { places: readonly LatLng[] }) {
  const map = useMap()
  const [line] = useState(() => polyline([], { className: styles.trail ?? '', interactive: false }))
  useEffect(() => {
    line.addTo(map)
    return () => void line.remove()
  }, [map, line])
  useEffect(() => void line.setLatLngs([...places]), [line, places])
  return null
}

function Fleet({ marks, selection, hovered, onSelect, onHover }: Props) {
  const map = useMap()
  const drawn = useMarkers(marks, { onPress: onSelect, onHover })
  useOneTabStop(drawn, marks, selection.key)

  useEffect(() => flagMarker(drawn, 'hovered', hovered), [drawn, hovered])
  useEffect(() => flagMarker(drawn, 'selected', selection.key), [drawn, selection.key])

  const centre = useEffectEvent((key: string) => {
    const place = marks.find((mark) => mark.key === key)?.place
    if (place) centreOn(map, place)
  })
  useEffect(() => {
    if (selection.from === 'list') centre(selection.key)
  }, [selection])
  return null
}

/** Puts a place in the middle. The map drops what it is asked while it is zooming, so that is waited for. */
function centreOn(map: LeafletMap, place: LatLng): void {
  if (map.getPanes().mapPane.classList.contains('leaflet-zoom-anim')) {
    map.once('zoomend', () => centreOn(map, place))
    return
  }
  map.setView(place, Math.max(MAP_ZOOM, map.getZoom()), { animate: !wantsStill() })
}

/**
 * Makes all the markers one stop of the Tab key: the arrow keys go from one to the next. Hundreds of
 * stops would lock in whoever goes by keyboard.
 */
function useOneTabStop(
  drawn: ReturnType<typeof useMarkers>,
  marks: readonly Mark[],
  selected: string,
): void {
  const [reached, setReached] = useState('')
  const map = useMap()

  useEffect(() => {
    const has = (key: string) => marks.some((mark) => mark.key === key)
    const stop = [reached, selected].find(has) ?? marks[0]?.key
    for (const [key, { element }] of drawn) {
      const tabIndex = key === stop ? 0 : -1
      if (element.tabIndex !== tabIndex) element.tabIndex = tabIndex
    }
  }, [drawn, marks, reached, selected])

  const go = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key]
    const at = marks.findIndex(({ key }) => drawn.get(key)?.element === document.activeElement)
    if (!step || at < 0) return
    const next = marks.at((at + step) % marks.length)
    if (!next) return
    event.preventDefault()
    setReached(next.key)
    drawn.get(next.key)?.element.focus()
  })
  useEffect(() => {
    const pane = map.getPanes().markerPane
    const onKey = (event: KeyboardEvent) => go(event)
    pane.addEventListener('keydown', onKey)
    return () => pane.removeEventListener('keydown', onKey)
  }, [map])
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

function ShowAll({ marks }: { marks: readonly Mark[] }) {
  const map = useMap()
  if (marks.length === 0) return null
  return (
    <button
      type="button"
      className={styles.showAll}
      onClick={() =>
        showPlaces(
          map,
          marks.map((mark) => mark.place),
          MAP_ZOOM,
        )
      }
    >
      Show all
    </button>
  )
}
