import { lazy, Suspense, useState } from 'react'
import { useMapGround } from '../map.queries.ts'
import { PlainGround } from './plain-ground.tsx'
import { TileGround } from './tile-ground.tsx'

const GoogleGround = lazy(async () => {
  const { GoogleGround } = await import('./google-ground.tsx')
  return { default: GoogleGround }
})

const failures = {
  google: 'Google’s map did not load; this is a plain drawing.',
  osm: 'The map pictures did not load; this is a plain drawing.',
}

/** The ground of a map as the server says, or a plain drawing when that can not be had. */
export function Ground({ onNote }: { onNote: (note: string) => void }) {
  const ground = useMapGround()
  const [failed, setFailed] = useState(false)
  if (ground.isPending) return null
  const kind = ground.data?.kind ?? 'plain'
  const fail = () => {
    setFailed(true)
    if (kind !== 'plain') onNote(failures[kind])
  }
  if (failed || !ground.data || ground.data.kind === 'plain') return <PlainGround />
  if (ground.data.kind === 'google')
    return (
      <Suspense>
        <GoogleGround browserKey={ground.data.key} onFail={fail} />
      </Suspense>
    )
  return (
    <TileGround tiles={ground.data.tiles} attribution={ground.data.attribution} onFail={fail} />
  )
}
