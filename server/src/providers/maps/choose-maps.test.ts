import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { readSettings, WrongSettings } from '../../platform/settings.ts'
import { testDatabase } from '../../testing/database.ts'
import { type Product, startProduct } from '../../testing/product.ts'
import { chooseMaps } from './choose-maps.ts'

const PUBLIC_URL = 'http://127.0.0.1:3000'
const TILES = 'https://tiles.example.com/{z}/{x}/{y}.png'
const choose = (environment: Record<string, string>) =>
  chooseMaps({ ...readSettings(environment), PUBLIC_URL }, () => {})

describe('the map that is used', () => {
  it.each<[string, Record<string, string>]>([
    ['gazetteer', {}],
    ['gazetteer', { GOOGLE_MAPS_BROWSER_KEY: 'b', OSM_TILES_URL: TILES }],
    ['google', { GOOGLE_MAPS_SERVER_KEY: 's', OSRM_URL: 'http://osrm.test' }],
    ['osm', { OSRM_URL: 'http://osrm.test' }],
    ['osm', { NOMINATIM_URL: 'http://nominatim.test' }],
  ])('is %s with %j', (name, environment) => {
    expect(choose(environment).name).toBe(name)
  })

  it('is drawn by Google, by tiles or plainly, whoever finds the ways', () => {
    expect(choose({ GOOGLE_MAPS_SERVER_KEY: 's' }).ground).toEqual({ kind: 'plain' })
    expect(choose({ OSM_TILES_URL: TILES, GOOGLE_MAPS_BROWSER_KEY: 'b' }).ground).toEqual({
      kind: 'google',
      key: 'b',
    })
    expect(choose({ OSM_TILES_URL: TILES, OSRM_URL: 'http://osrm.test' }).ground).toEqual({
      kind: 'osm',
      tiles: TILES,
      attribution: expect.stringContaining('OpenStreetMap'),
    })
  })

  it('is drawn by a tile archive that is there, where there is neither key nor tiles', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'towline-map-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const MAP_ARCHIVE = join(folder, 'area.pmtiles')
    expect(() => choose({ MAP_ARCHIVE })).toThrow(WrongSettings)
    await writeFile(MAP_ARCHIVE, 'PMTiles')
    const archive = { kind: 'archive', url: '/map.pmtiles' }
    expect(choose({ MAP_ARCHIVE }).ground).toMatchObject(archive)
    expect(choose({ MAP_ARCHIVE, OSM_TILES_URL: TILES }).ground.kind).toBe('osm')
  })

  it.each([
    'tiles.example.com/{z}/{x}/{y}.png',
    'https://tiles.example.com/tiles.png',
    'https://tiles.example.com;/{z}/{x}/{y}.png',
    "https://tiles.example.com/{z}/{x}/{y}.png' 'unsafe-eval",
  ])('is not drawn by tiles from %s', (OSM_TILES_URL) => {
    expect(() => choose({ OSM_TILES_URL })).toThrow(WrongSettings)
  })
})

describe('what the browser may load for the map', () => {
  const database = testDatabase()
  let product: Product
  afterEach(() => product.stop())

  async function headersWith(environment: Record<string, string>) {
    product = await startProduct(database.db, environment)
    const { headers } = await product.call('GET', '/towline/plan')
    const policy = headers.get('content-security-policy') ?? ''
    const sources = Object.fromEntries(
      policy.split(';').map((part) => {
        const [name = '', ...hosts] = part.trim().split(' ')
        return [name, hosts.filter((host) => host.includes('.') && !host.includes('127.0.0.1'))]
      }),
    )
    return { sources, policy, referrer: headers.get('referrer-policy') }
  }
  const hosts = (sources: Record<string, string[]>) => [...new Set(Object.values(sources).flat())]

  it('is nothing when the map is plain', async () => {
    const { sources, referrer } = await headersWith({})
    expect(hosts(sources)).toEqual([])
    expect(referrer).toBe('no-referrer')
  })

  it('is pictures from the one host of the tiles', async () => {
    const { sources, referrer } = await headersWith({
      OSM_TILES_URL: 'https://{s}.tiles.example.com:8443/{z}/{x}/{y}.png',
    })
    expect(sources['img-src']).toEqual(['https://*.tiles.example.com:8443'])
    expect(hosts(sources)).toHaveLength(1)
    expect(referrer).toBe('strict-origin')
  })

  it('is what Google asks for, without the right to make code of text', async () => {
    const { sources, policy, referrer } = await headersWith({ GOOGLE_MAPS_BROWSER_KEY: 'b' })
    const scripts = ['https://*.googleapis.com', 'https://*.gstatic.com']
    expect(sources['script-src']).toEqual(scripts)
    expect(sources['img-src']).toEqual(expect.arrayContaining(scripts))
    expect(sources['connect-src']).toEqual(expect.arrayContaining(scripts))
    expect(hosts(sources).every((host) => /(?:google|gstatic)\w*\.com$/.test(host))).toBe(true)
    expect(policy).not.toContain('unsafe-eval')
    expect(referrer).toBe('strict-origin')
  })
})
