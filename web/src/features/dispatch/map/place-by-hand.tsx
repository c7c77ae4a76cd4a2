import type { DispatchCall, LatLng } from '@towline/contract'
import type { LeafletMouseEvent } from 'leaflet'
import { useEffect, useEffectEvent } from 'react'
import { jobName } from '../dispatch.text.ts'
import { useMap } from './map-context.ts'
import styles from './map-section.module.css'

/** Asks where a job is: a click on the map says it, or Enter for its middle, which has a cross. */
export function PlaceByHand(props: {
  job: DispatchCall
  onPlace: (place: LatLng) => void
  onStop: () => void
}) {
  const map = useMap()
  const place = useEffectEvent((latLng: LatLng) => props.onPlace(latLng))
  const stop = useEffectEvent(() => props.onStop())
  useEffect(() => {
    const holder = map.getContainer()
    const point = ({ latlng }: LeafletMouseEvent) => {
      const { lat, lng } = latlng.wrap()
      place({ lat, lng })
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') return stop()
      if (event.key !== 'Enter' || document.activeElement !== holder) return
      const { lat, lng } = map.getCenter().wrap()
      place({ lat, lng })
    }
    map.on('click', point)
    document.addEventListener('keydown', onKey)
    holder.focus({ preventScroll: true })
    return () => {
      map.off('click', point)
      document.removeEventListener('keydown', onKey)
    }
  }, [map])
  return (
    <>
      <p role="status" className={styles.placing}>
        Where is {jobName(props.job)}, “{props.job.pickupAddress || 'no address yet'}”? Click it on
        the map, or move the cross there and press Enter. Escape stops.
      </p>
      <span className={styles.cross} aria-hidden="true" />
    </>
  )
}
