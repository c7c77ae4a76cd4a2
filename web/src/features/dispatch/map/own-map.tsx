import type { Map as LeafletMap } from 'leaflet'
import type { ReactNode } from 'react'
import { MapCanvas } from './map-canvas.tsx'
import { useMap } from './map-context.ts'

/** A map with its ground; its content is given the map to draw on. */
export function OwnMap(props: { label: string; children: (map: LeafletMap) => ReactNode }) {
  return (
    <MapCanvas label={props.label}>
      <Content>{props.children}</Content>
    </MapCanvas>
  )
}

const Content = ({ children }: { children: (map: LeafletMap) => ReactNode }) => children(useMap())
