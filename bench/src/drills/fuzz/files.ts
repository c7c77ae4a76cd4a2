import { randomUUID } from 'node:crypto'
import { photoOf } from '@towline/server/testing'
import { anything, hostileTexts, mutated } from '@towline/server/testing/nonsense'
import type { Target } from './target.ts'

const csv = Buffer.from(
  'Name,Phone,Email,Type,Tax exempt\n"Old Mill, Garage",(469) 555-0157,a@mill.example,Repair Shop,yes\nÀ propos,4695550158,,Fleet,no\n',
)
const rates =
  'Kind,Name,Price,Free,Per,Unit\nService,Tow,95,,,\nMileage,Loaded,4.5,5,mile,\nExtra,Winch,70,,,\n'
const geoJson = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { name: 'North' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [-96.9, 33.1],
            [-96.8, 33.1],
            [-96.8, 33.2],
            [-96.9, 33.1],
          ],
        ],
      },
    },
  ],
}
const pdf = Buffer.from(
  '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
)
const mp4 = Buffer.from(
  '0000001c6674797069736f6d0000020069736f6d69736f32617663310000000866726565000000086d646174',
  'hex',
)
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
let photo: Promise<Buffer> | undefined

/** A job and the chat of its customer, made once in a run. */
const places = new WeakMap<Target, Promise<{ jobId: string; chat: string }>>()

async function aPlace({ product, cookie }: Target): Promise<{ jobId: string; chat: string }> {
  const post = async (path: string, body: object): Promise<{ id?: string }> =>
    (await (
      await fetch(`${product.url}/towline${path}`, {
        method: 'POST',
        headers: { cookie: await cookie(), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json()) as { id?: string }
  const { id: jobId = '' } = await post('/dispatch', { customerName: 'Harriet Stone' })
  const { id: chat = '' } = await post(`/chat/of/${jobId}`, {})
  return { jobId, chat }
}

/** A file of a kind we take with something wrong in it, where such files are sent. */
export async function anUpload(target: Target): Promise<void> {
  const { random, send, cookie, seen } = target
  photo ??= photoOf()
  const known = places.get(target) ?? aPlace(target)
  places.set(target, known)
  const { jobId, chat } = await known
  const jpeg = await photo
  const at = random.below(3)
  const whole = at === 2 ? csv : random.one([jpeg, pdf, mp4, svg, Buffer.alloc(0), csv])
  const bytes = random.chance(0.1) ? whole : mutated(whole, random)
  const path =
    [
      `/towline/media/of/${jobId}`,
      `/towline/chatapi/${chat}/media`,
      '/towline/imports/of/accounts',
    ][at] ?? ''
  const name = encodeURIComponent(
    random.one(['IMG_1.jpg', 'a.mp4', 'list.csv', ...hostileTexts]).toWellFormed(),
  ).slice(0, 2_000)
  await send(
    path,
    {
      method: 'POST',
      headers: {
        ...(at !== 1 && { cookie: await cookie() }),
        'x-upload-id': random.chance(0.95) ? randomUUID() : random.one([...seen.ids, 'x']),
        'x-file-name': random.chance(0.9) ? name : '%zz',
      },
      body: new Uint8Array(bytes),
    },
    { what: `${bytes.length} bytes: ${bytes.subarray(0, 150).toString('base64')}` },
  )
}

/** Rates as CSV, zones as GeoJSON, and what trackers send in each of their protocols. */
export async function aText(target: Target): Promise<void> {
  const { random, send, cookie, seen } = target
  const kind = random.below(4)
  const headers = { cookie: await cookie(), 'content-type': 'application/json' }
  if (kind === 0) {
    const text = mutated(Buffer.from(rates), random).toString(random.one(['utf8', 'latin1']))
    return void (await send(
      '/towline/rates/csv',
      { method: 'POST', headers, body: JSON.stringify({ csv: text }).toWellFormed() },
      { what: text },
    ))
  }
  if (kind === 1) {
    const text = JSON.stringify(withHoles(geoJson, target))
    const body = JSON.stringify(
      random.chance(0.5)
        ? { geojson: text }
        : { geojson: JSON.parse(text), name: anything(random, seen) },
    ).toWellFormed()
    return void (await send(
      '/towline/zone/import',
      { method: 'POST', headers, body },
      { what: body },
    ))
  }
  const fix = withHoles(
    random.one<unknown>([
      { _type: 'location', lat: 33.1, lon: -96.8, tst: 1_764_000_000, acc: 12 },
      {
        location: {
          timestamp: '2026-11-25T10:00:00Z',
          coords: { latitude: 33.1, longitude: -96.8, accuracy: 10 },
        },
        device_id: 'x',
      },
      { _type: 'transition' },
      [],
    ]),
    target,
  )
  const key = random.one(['x'.repeat(22), ...seen.keys])
  if (kind === 2) {
    const body = JSON.stringify(fix).toWellFormed()
    await send(
      `/towline/track/${key}`,
      { method: 'POST', headers: { 'content-type': 'application/json' }, body },
      { what: body },
    )
  } else {
    const query = new URLSearchParams(
      ['id', 'lat', 'lon', 'timestamp', 'hdop', 'accuracy', 'altitude', 'speed']
        .filter(() => random.chance(0.7))
        .map((name) => [
          name,
          random.chance(0.5)
            ? String(random.next() * 100)
            : random.one(hostileTexts).toWellFormed(),
        ]),
    )
    await send(`/towline/track/${key}?${query}`, { method: random.one(['GET', 'POST']) })
  }
}

/** The same with some of its parts replaced by anything. */
function withHoles(value: unknown, target: Target): unknown {
  const { random, seen } = target
  if (random.chance(0.06)) return anything(random, seen)
  if (Array.isArray(value)) return value.map((part) => withHoles(part, target))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, withHoles(part, target)]),
    )
  return typeof value === 'number' && random.chance(0.1)
    ? random.one([1e308, -1e308, 91, -181, 0])
    : value
}
