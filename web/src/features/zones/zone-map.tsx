import { lazy } from 'react'

// The map's library is only loaded where a map is shown.
const layers = () => import('./zone-layers.tsx')

/** Draws zones on a map, the chosen one stronger. */
export const ZoneShapes = lazy(async () => ({ default: (await layers()).ZoneShapes }))
/** Shows areas on the map whenever another key is shown. */
export const ShowAreas = lazy(async () => ({ default: (await layers()).ShowAreas }))
/** Shows the chosen zone, or all of them. */
export const ZonesInSight = lazy(async () => ({ default: (await layers()).ZonesInSight }))
