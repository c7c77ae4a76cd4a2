import type { Map as LeafletMap } from 'leaflet'
import type { ComponentType, ReactNode } from 'react'

/** A map on which zones are drawn: the tab is given one, as maps belong to dispatching. */
export type MapFrame = ComponentType<{
  label: string
  children: (map: LeafletMap) => ReactNode
}>
