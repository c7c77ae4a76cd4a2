import type { MapGround } from '../providers/maps/index.ts'

/** What the content security policy has to let through for a map, by directive. */
export type MapPolicy = {
  script: string[]
  style: string[]
  font: string[]
  image: string[]
  connect: string[]
  worker: string[]
  frame: string[]
  /** What other hosts are told of the page they are asked from. */
  referrer: 'no-referrer' | 'strict-origin'
}

const closed: MapPolicy = {
  script: [],
  style: [],
  font: [],
  image: [],
  connect: [],
  worker: [],
  frame: [],
  referrer: 'no-referrer',
}

/** Hosts as Google's guide to the policy lists them for maps; its scripts come from these two alone. */
const googleScripts = ['https://*.googleapis.com', 'https://*.gstatic.com']
const googleHosts = [...googleScripts, 'https://*.google.com', 'https://*.googleusercontent.com']

/**
 * The hosts a map is loaded from. They are told the origin of the page, because Google holds a browser
 * key to it and tile servers turn away requests that say nothing of where they come from.
 */
export function mapPolicy(basemap: MapGround): MapPolicy {
  switch (basemap.kind) {
    case 'plain':
    case 'archive':
      return closed
    case 'osm':
      return { ...closed, image: [tileHost(basemap.tiles)], referrer: 'strict-origin' }
    case 'google':
      return {
        script: googleScripts,
        style: ['https://fonts.googleapis.com'],
        font: ['https://fonts.gstatic.com'],
        image: googleHosts,
        connect: [...googleHosts, 'data:', 'blob:'],
        worker: ['blob:'],
        frame: ['https://*.google.com'],
        referrer: 'strict-origin',
      }
  }
}

/** `https://{s}.tiles.example/{z}/…` is loaded from any host under `tiles.example`. */
const tileHost = (tiles: string) => tiles.split('/').slice(0, 3).join('/').replace('{s}', '*')
