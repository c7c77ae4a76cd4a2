import type { LatLng, ZoneColor } from '@towline/contract'
import { LatLngBounds, LayerGroup, type Map as LeafletMap, Polygon } from 'leaflet'
import { useEffect, useEffectEvent } from 'react'
import { colorOf } from './zones.text.ts'

/** A zone as a map draws it. */
export type Shape = {
  id: string
  name: string
  color: ZoneColor
  areas: readonly (readonly LatLng[])[]
}

/** Draws zones on a map, the chosen one stronger. */
export function ZoneShapes(props: {
  map: LeafletMap
  shapes: readonly Shape[]
  chosen?: string
  onChoose?: (id: string) => void
}) {
  const { map, shapes, chosen = '' } = props
  const choose = useEffectEvent((id: string) => props.onChoose?.(id))
  const canChoose = props.onChoose !== undefined
  useEffect(() => {
    const layer = new LayerGroup().addTo(map)
    for (const shape of shapes) {
      const isChosen = shape.id === chosen
      const polygon = new Polygon(
        shape.areas.map((area) => [[...area]]),
        {
          color: colorOf(shape.color),
          weight: isChosen ? 3.5 : 2,
          fillOpacity: isChosen ? 0.28 : 0.12,
          interactive: canChoose,
          bubblingMouseEvents: !canChoose,
        },
      )
      // Names that strangers wrote are text, never markup.
      const name = document.createElement('span')
      name.textContent = shape.name
      polygon.bindTooltip(name, {
        permanent: true,
        direction: 'center',
        pane: 'shadowPane',
        className: 'zone-name',
      })
      if (canChoose) polygon.on('click', () => choose(shape.id))
      layer.addLayer(polygon)
    }
    return () => void layer.remove()
  }, [map, shapes, chosen, canChoose])
  return null
}

/** Shows these areas on the map whenever `key` becomes another, once the map has a size. */
export function ShowAreas({
  map,
  areas,
  shown,
}: {
  map: LeafletMap
  areas: Shape['areas']
  shown: string
}) {
  const show = useEffectEvent(() => {
    const corners = areas.flat()
    if (corners.length === 0 || map.getSize().x === 0) return
    map.fitBounds(new LatLngBounds(corners.map(({ lat, lng }) => [lat, lng])), {
      padding: [36, 36],
      maxZoom: 13,
      animate: false,
    })
  })
  useEffect(() => {
    if (!shown) return
    show()
    const again = () => show()
    map.once('resize', again)
    return () => void map.off('resize', again)
  }, [map, shown])
  return null
}

/** Shows the chosen zone, or all of them. */
export function ZonesInSight(props: { map: LeafletMap; zones: readonly Shape[]; chosen: string }) {
  const { map, zones, chosen } = props
  const shown = zones.filter(({ id }) => !chosen || id === chosen)
  const areas = shown.flatMap((zone) => zone.areas)
  return <ShowAreas map={map} areas={areas} shown={chosen || `all ${zones.length}`} />
}
