import { TileLayer } from 'leaflet'
import { useEffect, useEffectEvent } from 'react'
import { useMap } from '../map-context.ts'
import styles from './basemap.module.css'

/** Failed pictures, without a single one that came, after which there is no use in waiting. */
const ENOUGH_FAILURES = 4

/** Pictures of a tile server. */
export function TileBasemap(props: { tiles: string; attribution: string; onFail: () => void }) {
  const map = useMap()
  const { tiles, attribution } = props
  const fail = useEffectEvent(props.onFail)
  useEffect(() => {
    let failures = 0
    let came = false
    const layer = new TileLayer(tiles, {
      attribution,
      maxZoom: 19,
      className: styles.tiles ?? '',
      referrerPolicy: 'strict-origin-when-cross-origin',
    })
    layer.on('tileload', () => {
      came = true
    })
    layer.on('tileerror', () => {
      failures += 1
      if (!came && failures === ENOUGH_FAILURES) fail()
    })
    layer.addTo(map)
    return () => void layer.remove()
  }, [map, tiles, attribution])
  return null
}
