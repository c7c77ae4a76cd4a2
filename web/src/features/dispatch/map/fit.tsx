import { type LatLng, MAP_ZOOM } from '@towline/contract'
import { LatLngBounds, type Map as LeafletMap } from 'leaflet'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useMap } from './map-context.ts'
import { wantsStill } from './reduced-motion.ts'

const NEAREST = 15
/** One place alone is shown with the towns around it. */
const nearestOf = (places: readonly LatLng[]) => (places.length === 1 ? MAP_ZOOM : NEAREST)
const PADDING: [number, number] = [48, 48]

/** Shows all these places as near as they allow; with none of them the map stays where it is. */
export function showPlaces(
  map: LeafletMap,
  places: readonly LatLng[],
  nearest = nearestOf(places),
  animate = !wantsStill(),
): void {
  if (places.length === 0) return
  map.fitBounds(new LatLngBounds(places.map(({ lat, lng }) => [lat, lng])), {
    padding: PADDING,
    maxZoom: nearest,
    animate,
  })
}

/**
 * Shows these places once; another `key` shows them again. Until the map has a size it waits. With
 * `followsSize` it shows them again whenever the size or one of them changes, until somebody moves the map.
 */
export function FitOnce(props: {
  places: readonly LatLng[]
  followsSize?: boolean
  nearest?: number
}) {
  const map = useMap()
  const { followsSize = false } = props
  const fit = useEffectEvent(() => showPlaces(map, props.places, props.nearest, false))
  const isLeft = useRef(false)
  const where = followsSize ? JSON.stringify(props.places) : ''
  // What is followed may move out of sight; it is shown again until somebody moves the map.
  useEffect(() => {
    if (where && !isLeft.current && map.getSize().x > 0) fit()
  }, [map, where])
  useEffect(() => {
    const stop = () => void map.off('resize', fitIn)
    function fitIn() {
      if (map.getSize().x === 0) return
      fit()
      if (!followsSize) stop()
    }
    map.on('resize', fitIn)
    fitIn()
    const holder = map.getContainer()
    const leave = () => {
      isLeft.current = true
      stop()
    }
    for (const moved of moves) holder.addEventListener(moved, leave, { passive: true })
    return () => {
      stop()
      for (const moved of moves) holder.removeEventListener(moved, leave)
    }
  }, [map, followsSize])
  return null
}

/** What somebody does who moves the map by hand. */
const moves = ['pointerdown', 'wheel', 'keydown'] as const
