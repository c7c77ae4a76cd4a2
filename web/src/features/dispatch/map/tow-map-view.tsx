import { FitOnce } from './fit.tsx'
import { MapCanvas } from './map-canvas.tsx'
import type { Mark } from './map-marker.ts'
import { useMarkers } from './use-markers.ts'

/** The map itself, with its markers; it keeps them in sight until somebody moves it by hand. */
export function TowMapView({ marks }: { marks: readonly Mark[] }) {
  return (
    <MapCanvas label="Map of your tow" isVisitors>
      <Marks marks={marks} />
    </MapCanvas>
  )
}

function Marks({ marks }: { marks: readonly Mark[] }) {
  useMarkers(marks)
  const places = marks.map(({ place }) => place)
  return <FitOnce places={places} followsSize />
}
