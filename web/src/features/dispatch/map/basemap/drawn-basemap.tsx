import type { Town } from '@towline/contract'
import { DivIcon, LayerGroup, type Map as LeafletMap, Marker, Polyline, SVG } from 'leaflet'
import { useEffect, useState } from 'react'
import { useTowns } from '../map.queries.ts'
import { useMap } from '../map-context.ts'
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
function openPane(map: LeafletMap, name: string, depth: number): void {
  if (map.getPane(name)) return
  const pane = map.createPane(name)
  pane.style.zIndex = String(depth)
  pane.style.pointerEvents = 'none'
  pane.setAttribute('aria-hidden', 'true')
}

function Graticule() {
  const map = useMap()
  useEffect(() => {
    openPane(map, panes.graticule, 240)
    const renderer = new SVG({ pane: panes.graticule, padding: 1 })
    const lines = new LayerGroup().addTo(map)
    const draw = () => {
      const view = boxOf(map)
      lines.clearLayers()
      for (const line of graticule(padded(view), graticuleStep(view.east - view.west)))
        new Polyline(line, {
          renderer,
          pane: panes.graticule,
          className: styles.graticule ?? '',
          interactive: false,
          noClip: true,
        }).addTo(lines)
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

function Towns() {
  const map = useMap()
  const [box, zoom] = useSettledView(map)
  const { data: towns } = useTowns(box)
  useEffect(() => {
    openPane(map, panes.towns, 250)
    const spotOf = (place: Town['place']) => map.project(place, zoom)
    const marks = chooseTowns(towns ?? [], spotOf).map(({ town, named }) => markOf(town, named))
    const layer = new LayerGroup(marks).addTo(map)
    return () => void layer.remove()
  }, [map, towns, zoom])
  return null
}

function markOf(town: Town, named: boolean): Marker {
  const html = document.createElement('span')
  html.textContent = named ? town.name : ''
  html.className = styles.townName ?? ''
  return new Marker(town.place, {
    pane: panes.towns,
    interactive: false,
    keyboard: false,
    icon: new DivIcon({ className: styles.town ?? '', iconSize: [8, 8], html }),
  })
}

/** What the map shows, told when it has come to rest. */
function useSettledView(map: LeafletMap): [box: Box, zoom: number] {
  const [view, setView] = useState<[Box, number]>(() => [wideBox(boxOf(map)), map.getZoom()])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setView([wideBox(boxOf(map)), map.getZoom()]), SETTLED)
    }
    map.on('moveend resize', later)
    return () => {
      clearTimeout(timer)
      map.off('moveend resize', later)
    }
  }, [map])
  return view
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
