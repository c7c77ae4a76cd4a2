import GoogleMutant from 'leaflet.gridlayer.googlemutant/src/Leaflet.GoogleMutant.mjs'
import { useEffect, useEffectEvent } from 'react'
import { useMap } from '../map-context.ts'
import styles from './basemap.module.css'
import { loadGoogle } from './google-script.ts'

/** Google's own map under ours. */
export function GoogleBasemap(props: { browserKey: string; onFail: () => void }) {
  const map = useMap()
  const { browserKey } = props
  const fail = useEffectEvent(props.onFail)
  useEffect(() => {
    let left = false
    const layer = new GoogleMutant({ className: styles.tiles ?? '' })
    loadGoogle(browserKey, () => !left && fail()).then(
      () => !left && layer.addTo(map),
      () => !left && fail(),
    )
    return () => {
      left = true
      layer.remove()
    }
  }, [map, browserKey])
  return null
}
