import type { LatLng } from '@towline/contract'
import { lazy, Suspense, useMemo } from 'react'
import type { Mark } from './map-marker.ts'

// The map's library is only loaded where a map is shown.
const TowMapView = lazy(async () => {
  const { TowMapView } = await import('./tow-map-view.tsx')
  return { default: TowMapView }
})

/** The map of one tow, as its customer sees it: where they are, and the truck that comes. */
export function TowMap(props: {
  pickup: LatLng | null
  truck: LatLng | null
  /** The driver's first name; empty when not known. */
  driver: string
}) {
  const { pickup, truck, driver } = props
  const marks = useMemo(
    () => [
      ...(pickup ? [markOf('pickup', pickup, 'A', 'Pickup')] : []),
      ...(truck
        ? [
            markOf(
              'driver',
              truck,
              driver.slice(0, 1) || 'T',
              driver ? `${driver}’s truck` : 'The truck',
            ),
          ]
        : []),
    ],
    [pickup, truck, driver],
  )
  return (
    <Suspense>
      <TowMapView marks={marks} />
    </Suspense>
  )
}

const markOf = (kind: Mark['kind'], place: LatLng, text: string, label: string): Mark => ({
  key: kind,
  kind,
  place,
  text,
  label,
})
