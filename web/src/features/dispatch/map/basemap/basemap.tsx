import { lazy, Suspense, useState } from 'react'
import { useBasemap } from '../map.queries.ts'
import { DrawnBasemap } from './drawn-basemap.tsx'
import { TileBasemap } from './tile-basemap.tsx'

const GoogleBasemap = lazy(async () => {
  const { GoogleBasemap } = await import('./google-basemap.tsx')
  return { default: GoogleBasemap }
})

const failures = {
  google: 'Google’s map didn’t load. This is a simple map.',
  osm: 'The map didn’t load. This is a simple map.',
}

/** The basemap of a map as the server says, or a plain drawing when that can't be loaded. */
export function Basemap({ onNote }: { onNote: (note: string) => void }) {
  const basemap = useBasemap()
  const [failed, setFailed] = useState(false)
  if (basemap.isPending) return null
  const kind = basemap.data?.kind ?? 'plain'
  const fail = () => {
    setFailed(true)
    if (kind !== 'plain') onNote(failures[kind])
  }
  if (failed || !basemap.data || basemap.data.kind === 'plain') return <DrawnBasemap />
  if (basemap.data.kind === 'google')
    return (
      <Suspense>
        <GoogleBasemap browserKey={basemap.data.key} onFail={fail} />
      </Suspense>
    )
  return (
    <TileBasemap tiles={basemap.data.tiles} attribution={basemap.data.attribution} onFail={fail} />
  )
}
