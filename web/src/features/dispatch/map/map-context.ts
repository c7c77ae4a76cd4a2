import type { Map as LeafletMap } from 'leaflet'
import { createContext, useContext } from 'react'

/** The map that what stands inside draws on. */
export const MapContext = createContext<LeafletMap | null>(null)

/** The map a layer is on. */
export function useMap(): LeafletMap {
  const map = useContext(MapContext)
  if (!map) throw new Error('A layer has to stand inside a MapCanvas.')
  return map
}
