import { lazy, Suspense } from 'react'
import type { MapFrame as Frame } from '../../zones/index.ts'

// The map's library is only loaded where a map is shown.
const OwnMap = lazy(async () => {
  const { OwnMap } = await import('./own-map.tsx')
  return { default: OwnMap }
})

/** A map of the company's, for others to draw on. */
export const MapFrame: Frame = (props) => (
  <Suspense>
    <OwnMap {...props} />
  </Suspense>
)
