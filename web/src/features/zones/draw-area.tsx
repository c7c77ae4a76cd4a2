import { type LatLng, type Outline, tidied, type ZoneColor } from '@towline/contract'
import * as leaflet from 'leaflet'
import { useEffect, useEffectEvent, useRef } from 'react'
import {
  type GeoJSONStoreFeatures,
  TerraDraw,
  TerraDrawPolygonMode,
  TerraDrawSelectMode,
} from 'terra-draw'
import { TerraDrawLeafletAdapter } from 'terra-draw-leaflet-adapter'

export type DrawMode = 'draw' | 'edit'

/** As fine as what is stored. */
const DECIMALS = 6

/** A hand that moves less than this between press and release has clicked, in px; so has one under which the page moved a little. */
const STILL = 8

/** Lets somebody draw areas on the map, and move the corners of those that are there; `onDrawn` gets all of them. */
export function DrawArea(props: {
  map: leaflet.Map
  mode: DrawMode
  color: ZoneColor
  areas: readonly Outline[]
  onDrawn: (areas: Outline[]) => void
  /** The map takes clicks from now on. */
  onReady: () => void
}) {
  const { map, mode, color, areas } = props
  const draw = useRef<TerraDraw | null>(null)
  /** What this drawing has told last: what comes back as it went out is not drawn anew. */
  const told = useRef('')
  const tell = useEffectEvent(() => {
    const next = outlinesOf(draw.current?.getSnapshot() ?? [])
    told.current = JSON.stringify(next)
    props.onDrawn(next)
  })
  const ready = useEffectEvent(props.onReady)

  useEffect(() => {
    const made = makeDraw(map, color)
    made.start()
    made.on('finish', () => tell())
    draw.current = made
    told.current = ''
    return () => {
      draw.current = null
      if (made.enabled) made.stop()
    }
  }, [map, color])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another color is another drawing, which has nothing on it yet
  useEffect(() => {
    const now = draw.current
    if (!now) return
    const text = JSON.stringify(areas)
    if (told.current !== text) {
      told.current = text
      now.clear()
      now.addFeatures(areas.map(featureOf))
    }
    if (now.getMode() !== modes[mode]) now.setMode(modes[mode])
    ready()
    if (mode !== 'edit') return
    const [first] = now.getSnapshot().filter(isPolygon)
    if (first?.id !== undefined) now.selectFeature(first.id)
  }, [areas, mode, color])
  return null
}

const modes = { draw: 'polygon', edit: 'select' } as const

function makeDraw(map: leaflet.Map, color: ZoneColor): TerraDraw {
  const shown = hexOf(map.getContainer(), color)
  const fill = {
    coordinatePointColor: shown,
    closingPointColor: shown,
    fillColor: shown,
    fillOpacity: 0.25,
    outlineColor: shown,
    outlineWidth: 3,
  }
  return new TerraDraw({
    adapter: new TerraDrawLeafletAdapter({
      lib: leaflet,
      map,
      coordinatePrecision: DECIMALS,
      minPixelDragDistance: STILL,
    }),
    modes: [
      new TerraDrawPolygonMode({ styles: fill, showCoordinatePoints: true }),
      new TerraDrawSelectMode({
        flags: {
          polygon: {
            feature: {
              draggable: true,
              coordinates: { midpoints: true, draggable: true, deletable: true },
            },
          },
        },
        styles: {
          selectedPolygonColor: shown,
          selectedPolygonFillOpacity: 0.25,
          selectedPolygonOutlineColor: shown,
          selectedPolygonOutlineWidth: 3,
          selectionPointColor: shown,
          midPointColor: shown,
        },
      }),
    ],
  })
}

/** The drawing takes colors in hexadecimal only; what is shown says which one `--zone-…` is now. */
function hexOf(holder: HTMLElement, color: ZoneColor): `#${string}` {
  const value = getComputedStyle(holder).getPropertyValue(`--zone-${color}`).trim()
  return /^#[0-9a-f]{6}$/i.test(value) ? `#${value.slice(1)}` : '#0b5c6e'
}

const isPolygon = ({ geometry }: GeoJSONStoreFeatures) => geometry.type === 'Polygon'

const featureOf = (area: readonly LatLng[]): GeoJSONStoreFeatures => ({
  type: 'Feature',
  properties: { mode: 'polygon' },
  geometry: {
    type: 'Polygon',
    coordinates: [[...area, ...area.slice(0, 1)].map(({ lat, lng }) => [lng, lat])],
  },
})

/** What has been drawn to the end; what is being drawn is not told of. */
const outlinesOf = (features: readonly GeoJSONStoreFeatures[]): Outline[] =>
  features.flatMap(({ geometry, properties }) =>
    geometry.type === 'Polygon' && properties.mode === 'polygon' && !properties.currentlyDrawing
      ? [tidied((geometry.coordinates[0] ?? []).map(([lng = 0, lat = 0]) => ({ lat, lng })))]
      : [],
  )
