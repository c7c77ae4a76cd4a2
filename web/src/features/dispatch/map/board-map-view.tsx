import type { DispatchCall, LatLng } from '@towline/contract'
import { Polyline, SVG } from 'leaflet'
import { useEffect, useMemo } from 'react'
import styles from './board-map.module.css'
import { FitOnce } from './fit.tsx'
import { jobPlaces } from './job-places.ts'
import { MapCanvas } from './map-canvas.tsx'
import { useMap } from './map-context.ts'
import type { Mark } from './map-marker.ts'
import { useMarkers } from './use-markers.ts'

/** The map of one job: both ends and the way between them, as far as they are known. */
export function BoardMapView(props: { call: DispatchCall | null; line: readonly LatLng[] }) {
  const { call, line } = props
  const marks = useMemo(() => (call ? marksOf(call, line) : []), [call, line])
  const places = [...marks.map((mark) => mark.place), ...line]
  return (
    <MapCanvas label="Map">
      <Way line={line} />
      <Ends marks={marks} />
      <FitOnce key={`${call?.id} ${placesKey(places)}`} places={places} followsSize />
    </MapCanvas>
  )
}

const placesKey = (places: readonly LatLng[]) =>
  places.map(({ lat, lng }) => `${lat},${lng}`).join(' ')

function marksOf(call: DispatchCall, line: readonly LatLng[]): Mark[] {
  return jobPlaces(call, line).flatMap(({ kind, letter, name, address, latLng }) =>
    latLng
      ? [{ key: kind, kind, place: latLng, text: letter, label: `${letter}, ${name}: ${address}` }]
      : [],
  )
}

function Ends({ marks }: { marks: readonly Mark[] }) {
  useMarkers(marks)
  return null
}

function Way({ line }: { line: readonly LatLng[] }) {
  const map = useMap()
  useEffect(() => {
    if (line.length < 2) return
    const drawn = { renderer: new SVG({ padding: 0.5 }), interactive: false }
    const layers = [styles.wayEdge, styles.wayLine].map((className = '') =>
      new Polyline([...line], { ...drawn, className }).addTo(map),
    )
    return () => {
      for (const layer of layers) layer.remove()
      drawn.renderer.remove()
    }
  }, [map, line])
  return null
}
