import { useComputedColorScheme } from '@mantine/core'
import leaflet from 'leaflet'
import { leafletLayer } from 'protomaps-leaflet'
import { useEffect, useEffectEvent } from 'react'
import { useMap } from '../map-context.ts'

// The library takes the map's own from the page.
Object.assign(globalThis, { L: leaflet })

/** How many bytes say what a file of tiles is, and which of them says how near its nearest tiles are. */
const HEADER = 127
const NEAREST = 101

/** Roads and places drawn here from a file of vector tiles, which is read in pieces. */
export function ArchiveBasemap(props: { url: string; attribution: string; onFail: () => void }) {
  const map = useMap()
  const { url, attribution } = props
  const flavor = useComputedColorScheme('light')
  const fail = useEffectEvent(props.onFail)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const draw = async () => {
      const maxDataZoom = await nearestOf(url, signal)
      if (signal.aborted) return
      const layer = leafletLayer({ url, attribution, flavor, lang: 'en', maxDataZoom })
      layer.addTo(map)
      signal.addEventListener('abort', () => layer.remove())
    }
    draw().catch(() => !signal.aborted && fail())
    return () => leaving.abort()
  }, [map, url, attribution, flavor])
  return null
}

/** The nearest zoom the archive has tiles for; throws where it is none. */
async function nearestOf(url: string, signal: AbortSignal): Promise<number> {
  const answer = await fetch(url, { headers: { range: `bytes=0-${HEADER - 1}` }, signal })
  const header = new Uint8Array(await answer.arrayBuffer())
  const isArchive = new TextDecoder().decode(header.slice(0, 7)) === 'PMTiles'
  const nearest = header[NEAREST]
  if (answer.status !== 206 || !isArchive || nearest === undefined)
    throw new Error('The map’s archive can’t be read.')
  return nearest
}
