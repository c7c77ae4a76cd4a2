import type { DispatchCall, LatLng } from '@towline/contract'
import { lazy, Suspense, useEffect } from 'react'
import styles from './board-map.module.css'
import { type JobPlace, jobPlaces, whyNotDrawn } from './job-places.ts'
import { useRoute } from './map.queries.ts'
import { routeText } from './map.text.ts'

// The map's library is only loaded where a map is shown.
const BoardMapView = lazy(async () => {
  const { BoardMapView } = await import('./board-map-view.tsx')
  return { default: BoardMapView }
})

const NO_WAY: readonly LatLng[] = []

/** The panel beside the board: where the selected job is, and its way from pickup to drop-off. */
export function BoardMap({ call }: { call: DispatchCall | null }) {
  const route = useRoute(call)
  const { data, error } = route
  const status = error ? 'no answer' : data?.status
  useEffect(() => {
    if (status && status !== 'OK') console.info('Error fetching directions', status)
  }, [status])
  const way = data?.status === 'OK' && !error ? data : null
  const line = way?.line ?? NO_WAY
  return (
    <section className={styles.panel} aria-label="Map of the selected job">
      {call ? (
        <div className={styles.legend}>
          <dl className={styles.places}>
            {jobPlaces(call, line).map((place) => (
              <Place key={place.kind} place={place} isLoading={route.isLoading} />
            ))}
          </dl>
          <p role="status" className={styles.way}>
            {way && (
              <>
                <span className={styles.wayName}>Drive</span> <span>{routeText(way)}</span>
              </>
            )}
          </p>
        </div>
      ) : (
        <p className={styles.hint}>Select a job to see its location and route.</p>
      )}
      <div className={styles.map}>
        <Suspense>
          <BoardMapView call={call} line={line} />
        </Suspense>
      </div>
    </section>
  )
}

function Place({ place, isLoading }: { place: JobPlace; isLoading: boolean }) {
  const missing = isLoading ? '' : whyNotDrawn(place)
  return (
    <div className={styles.place}>
      <dt>
        <span className={styles.letter} data-kind={place.kind} aria-hidden="true">
          {place.letter}
        </span>
        {place.name}
      </dt>
      <dd>
        {place.address} {missing && <span className={styles.missing}>{missing}</span>}
      </dd>
    </div>
  )
}
