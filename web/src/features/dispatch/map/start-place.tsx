import { useQuery } from '@tanstack/react-query'
import { checkPlace, LatLng, MAP_CENTRE, MAP_ZOOM } from '@towline/contract'
import type { Map as LeafletMap } from 'leaflet'
import { useEffect } from 'react'
import { z } from 'zod'
import { query } from '../../../platform/query.ts'
import { onThisDevice } from '../../../platform/text-storage.ts'
import { useCompany } from '../../company/index.ts'
import { useMap } from './map-context.ts'

const VIEW = 'towline.map.view'
const View = z.object({ center: LatLng, zoom: z.number().min(3).max(19) })

/** Where somebody left the map on this device; null before that. */
export function keptView(): z.infer<typeof View> | null {
  const text = onThisDevice.getItem(VIEW)
  try {
    return text ? (View.safeParse(JSON.parse(text)).data ?? null) : null
  } catch {
    return null
  }
}

/** Opens the map at the company's own town, once that is known, and remembers where somebody moves it by hand. */
export function StartPlace() {
  const map = useMap()
  const home = useHome()
  useEffect(() => {
    if (!home || keptView() || !isAtCentre(map)) return
    map.setView(home, MAP_ZOOM, { animate: false })
  }, [map, home])
  useEffect(() => {
    const keep = () => {
      const { lat, lng } = map.getCenter().wrap()
      onThisDevice.setItem(VIEW, JSON.stringify({ center: { lat, lng }, zoom: map.getZoom() }))
    }
    map.on('dragend', keep)
    return () => void map.off('dragend', keep)
  }, [map])
  return null
}

/** Nobody, and no job, has moved it yet. */
const isAtCentre = (map: LeafletMap) => map.getCenter().distanceTo(MAP_CENTRE) < 1

/** The middle of the company's town; undefined where no town is known or the map does not know it. */
function useHome(): LatLng | undefined {
  const company = useCompany().data
  const town = [company?.city, company?.state, company?.zip].filter(Boolean).join(', ')
  const { data } = useQuery({
    ...query(checkPlace, { body: { text: town } }),
    enabled: town !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return data?.latLng ?? undefined
}
