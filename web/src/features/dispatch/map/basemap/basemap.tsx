import { lazy, Suspense, useEffect, useState } from 'react'
import { useBasemap } from '../map.queries.ts'
import { useMap } from '../map-context.ts'
import { DrawnBasemap } from './drawn-basemap.tsx'
import { TileBasemap } from './tile-basemap.tsx'

const GoogleBasemap = lazy(async () => {
  const { GoogleBasemap } = await import('./google-basemap.tsx')
  return { default: GoogleBasemap }
})

// Only where such a map is set.
const ArchiveBasemap = lazy(async () => {
  const { ArchiveBasemap } = await import('./archive-basemap.tsx')
  return { default: ArchiveBasemap }
})

const failures = {
  google: 'Google’s map didn’t load. This is a simple map.',
  osm: 'The map didn’t load. This is a simple map.',
  archive: 'The map’s archive didn’t load. This is a simple map.',
}

/** The basemap of a map as the server says, or a plain drawing when that can't be loaded. */
export function Basemap(props: { isVisitors: boolean; onNote: (note: string) => void }) {
  const { isVisitors, onNote } = props
  const basemap = useBasemap()
  const [failed, setFailed] = useState(false)
  if (basemap.isPending) return null
  const kind = basemap.data?.kind ?? 'plain'
  const fail = () => {
    setFailed(true)
    if (kind !== 'plain') onNote(failures[kind])
  }
  if (failed || !basemap.data || basemap.data.kind === 'plain')
    return (
      <>
        <DrawnBasemap />
        {!isVisitors && kind === 'plain' && <HowToGetRoads />}
      </>
    )
  if (basemap.data.kind === 'google')
    return (
      <Suspense>
        <GoogleBasemap browserKey={basemap.data.key} onFail={fail} />
      </Suspense>
    )
  if (basemap.data.kind === 'archive')
    return (
      <Suspense>
        <ArchiveBasemap
          url={basemap.data.url}
          attribution={basemap.data.attribution}
          onFail={fail}
        />
      </Suspense>
    )
  return (
    <TileBasemap tiles={basemap.data.tiles} attribution={basemap.data.attribution} onFail={fail} />
  )
}

const HOW_TO = 'Simple map. For roads, set MAP_ARCHIVE or OSM_TILES_URL.'

/** Told where the map says whose it is, to the company's people. */
function HowToGetRoads() {
  const map = useMap()
  useEffect(() => {
    map.attributionControl.addAttribution(HOW_TO)
    return () => void map.attributionControl.removeAttribution(HOW_TO)
  }, [map])
  return null
}
