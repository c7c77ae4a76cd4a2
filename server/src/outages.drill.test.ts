import { rm } from 'node:fs/promises'
import type { DispatchCall } from '@towline/contract'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { within } from './platform/within.ts'
import { testPostgres } from './testing/database.ts'
import { diskThatFills } from './testing/disk-that-fills.ts'
import { postgresCopyUrl } from './testing/images.ts'
import { spawnReadyProduct } from './testing/ready-product.ts'
import { type SpawnedProduct, spawnFreshProduct } from './testing/spawned-product.ts'
import { startTcpProxy } from './testing/tcp-proxy.ts'

/** A server starts here, also on a busy machine. */
const TEST_MS = 240_000
const EVERY = { interval: 250 }
/** Far beyond the two seconds wanted: a hang is longer. */
const HANG_MS = 20_000
/** The demo company's own phone. */
const OFFICE = { how: 'put through', number: expect.stringMatching(/^\+1\d{10}$/) }

const readiness = async ({ url }: SpawnedProduct) => {
  const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(HANG_MS) })
  return { status: answer.status, ...((await answer.json()) as { ready: boolean; why?: string }) }
}
const isReady = (product: SpawnedProduct) =>
  vi.waitFor(async () => expect(await readiness(product)).toMatchObject({ ready: true }), EVERY)

/** Asks as the demo company's owner. */
async function ask({ url, demo }: SpawnedProduct, path: string, body: unknown) {
  const basic = Buffer.from(`${demo.email}:${demo.password}`).toString('base64')
  const answer = await fetch(`${url}/towline/${path}`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}
const save = (product: SpawnedProduct, vehicle: string) => ask(product, 'dispatch', { vehicle })
const unavailable = { status: 503, body: { error: 'unavailable', message: expect.any(String) } }

/** Far beyond what it takes, and well before a caller gives up. */
const CALLER_MS = 10_000

/** A caller who is the first to call while something fails, and one who is on the line when it begins to. */
async function isPutThrough(product: SpawnedProduct, fail: () => unknown, mend: () => unknown) {
  await fail()
  const first = product.aPhone({ from: '+12145550171' })
  await first.dial()
  expect(await within(CALLER_MS, first.ended)).toEqual(OFFICE)
  await mend()
  await isReady(product)
  const talking = product.aPhone({ from: '+12145550172' })
  await talking.dial()
  await talking.say('I have a flat tire, I am safe')
  await fail()
  await talking.say('1245 Main Street in Frisco')
  expect(await within(CALLER_MS, talking.ended)).toEqual(OFFICE)
  await mend()
}

describe('a full disk', () => {
  async function onDiskThatFills() {
    const disk = await diskThatFills()
    onTestFinished(disk.remove)
    const product = await spawnReadyProduct(disk.settings)
    onTestFinished(() => product.stop())
    onTestFinished(disk.empty)
    return { disk, product }
  }

  it(
    'is told, loses nothing that was acknowledged, and all goes on once there is room',
    async () => {
      const { disk, product } = await onDiskThatFills()
      await isReady(product)
      const kept: string[] = []
      for (let job = 0; job < 5; job += 1) {
        const saved = await save(product, `Kept ${job}`)
        expect(saved.status).toBe(200)
        kept.push((saved.body as DispatchCall).vehicle)
      }
      await disk.fill()
      for (let job = 0; job < 3; job += 1)
        expect(await save(product, `Refused ${job}`)).toMatchObject(unavailable)
      await vi.waitFor(async () => {
        const told = await readiness(product)
        expect(told).toMatchObject({ status: 503, ready: false })
        expect(told.why).toContain('the disk is full')
      }, EVERY)
      await disk.empty()
      await vi.waitFor(
        async () => expect((await save(product, 'Kept after')).status).toBe(200),
        EVERY,
      )
      const { body } = await ask(product, 'dispatch/search', { searchText: 'kept' })
      expect((body as DispatchCall[]).map(({ vehicle }) => vehicle).sort()).toEqual([
        ...kept,
        'Kept after',
      ])
      await isReady(product)
    },
    TEST_MS,
  )

  it(
    "puts callers through to the company's phone, those on the line too",
    async () => {
      const { disk, product } = await onDiskThatFills()
      await isPutThrough(product, disk.fill, disk.empty)
    },
    TEST_MS,
  )
})

describe.runIf(testPostgres)('a PostgreSQL that is frozen', () => {
  async function onFreezable() {
    const { url, drop } = await postgresCopyUrl(testPostgres ?? '')
    onTestFinished(drop)
    const proxy = await startTcpProxy(url)
    onTestFinished(proxy.stop)
    const product = await spawnFreshProduct({ DATABASE_URL: proxy.url })
    onTestFinished(() => product.stop())
    return { proxy, product }
  }

  it(
    "is told, and callers are put through to the company's phone, also where nobody has called before",
    async () => {
      const { proxy, product } = await onFreezable()
      await isReady(product)
      await isPutThrough(product, proxy.freeze, proxy.thaw)
      proxy.freeze()
      await vi.waitFor(async () => {
        const told = await readiness(product)
        expect(told).toMatchObject({ status: 503, why: 'the database does not answer' })
      }, EVERY)
      expect(await save(product, 'Never stored')).toMatchObject(unavailable)
      proxy.thaw()
      await isReady(product)
    },
    TEST_MS,
  )
})

it(
  "is not ready where the data directory can't be written to, and says so",
  async () => {
    const product = await spawnReadyProduct()
    onTestFinished(() => product.stop())
    await isReady(product)
    await rm(product.dataDir, { recursive: true, force: true })
    await vi.waitFor(async () => {
      const { why } = await readiness(product)
      expect(why).toContain("the data directory can't be written to (ENOENT)")
    }, EVERY)
  },
  TEST_MS,
)
