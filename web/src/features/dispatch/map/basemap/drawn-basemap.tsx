import type { Town } from '@towline/contract'
import { type Map as LeafletMap, Polyline, SVG } from 'leaflet'
import { useEffect, useState } from 'react'
import { inSlices, type Pause } from '../in-slices.ts'
import { useTowns } from '../map.queries.ts'
import { useMap } from '../map-context.ts'
import { placeMarker, showPane } from '../map-marker.ts'
import styles from './basemap.module.css'
import {
  type Box,
  chooseTowns,
  graticule,
  graticuleStep,
  wideBox,
} from './drawn-basemap.geometry.ts'

const panes = { graticule: 'graticule', towns: 'towns' }
const SETTLED = 250
/** How many towns come before the page draws them. */
const AT_ONCE = 16

/** A basemap of our own, for where there is no map service: a graticule and the larger towns. */
export function DrawnBasemap() {
  return (
    <>
      <Graticule />
      <Towns />
    </>
  )
}

/** Under everything else that is drawn, and no part of what can be pressed or is read out. */
function openPane(map: LeafletMap, name: string, depth: number): HTMLElement {
  const pane = map.getPane(name) ?? map.createPane(name)
  pane.style.zIndex = String(depth)
  pane.style.pointerEvents = 'none'
  pane.setAttribute('aria-hidden', 'true')
  return pane
}

function Graticule() {
  const map = useMap()
  useEffect(() => {
    openPane(map, panes.graticule, 240)
    const renderer = new SVG({ pane: panes.graticule, padding: 1 })
    const lines = new Polyline([], {
      renderer,
      pane: panes.graticule,
      className: styles.graticule ?? '',
      interactive: false,
      noClip: true,
    }).addTo(map)
    const draw = () => {
      const view = boxOf(map)
      lines.setLatLngs(graticule(padded(view), graticuleStep(view.east - view.west)))
    }
    draw()
    map.on('moveend resize', draw)
    return () => {
      map.off('moveend resize', draw)
      lines.remove()
      renderer.remove()
    }
  }, [map])
  return null
}

/** Elements of our own: the map's library moves each of its markers by itself, as a layer that comes along as it zooms. */
function Towns() {
  const map = useMap()
  const { data: towns = none } = useTowns(useSettledBox(map))
  useEffect(() => {
    const pane = openPane(map, panes.towns, 250)
    const { start, stop } = inSlices(() => drawing(map, pane, towns))
    const hide = () => showPane(pane, false)
    map.on('zoomstart', hide)
    map.on('zoomend viewreset', start)
    start()
    return () => {
      map.off('zoomstart', hide)
      map.off('zoomend viewreset', start)
      stop()
    }
  }, [map, towns])
  useEffect(() => () => map.getPane(panes.towns)?.replaceChildren(), [map])
  return null
}

const none: readonly Town[] = []

/** Puts the towns there as they are to be seen now; those of before stay until all of them are there. */
function* drawing(
  map: LeafletMap,
  pane: HTMLElement,
  towns: readonly Town[],
): Generator<Pause, void> {
  const before = [...pane.children]
  const chosen = chooseTowns(towns, (place) => map.latLngToLayerPoint(place))
  for (const [index, { town, named }] of chosen.entries()) {
    const element = document.createElement('span')
    element.className = styles.town ?? ''
    element.textContent = named ? town.name : ''
    placeMarker(element, map.latLngToLayerPoint(town.place))
    pane.append(element)
    yield index % AT_ONCE === AT_ONCE - 1 ? 'draw' : undefined
  }
  for (const element of before) element.remove()
  showPane(pane, true)
}

/** What the map shows, told when it has come to rest. */
function useSettledBox(map: LeafletMap): Box {
  const [box, setBox] = useState<Box>(() => wideBox(boxOf(map)))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setBox(wideBox(boxOf(map))), SETTLED)
    }
    map.on('moveend resize', later)
    return () => {
      clearTimeout(timer)
      map.off('moveend resize', later)
    }
  }, [map])
  return box
}

function boxOf(map: LeafletMap): Box {
  const bounds = map.getBounds()
  return {
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  }
}

/** The view and as much again around it, so that a drag never comes to the end of the lines. */
function padded({ south, west, north, east }: Box): Box {
  const height = north - south
  const width = east - west
  return {
    south: Math.max(-85, south - height),
    west: west - width,
    north: Math.min(85, north + height),
    east: east + width,
  }
}
