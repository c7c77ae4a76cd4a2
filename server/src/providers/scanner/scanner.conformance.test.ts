import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { clamav } from './clamav.ts'
import { chooseScanner } from './index.ts'
import { type ClamavStandIn, EICAR, startClamavStandIn } from './testing/clamav-stand-in.ts'

const LIMIT = 3e6

let daemon: ClamavStandIn
beforeAll(async () => {
  daemon = await startClamavStandIn(LIMIT)
})
beforeEach(() => {
  daemon.answer = null
  daemon.scanned.length = 0
})
afterAll(() => daemon.stop())

const pieces = (...of: (string | Buffer)[]) => Readable.from(of.map((one) => Buffer.from(one)))
const why = (failing: Promise<unknown>) => failing.catch((error: unknown) => Object(error).why)

it('brings the whole file, however it comes in pieces, and finds nothing in a clean one', async () => {
  const scanner = chooseScanner({ CLAMAV_URL: daemon.url })
  expect(scanner.name).toBe('clamav')
  expect(await scanner.find(pieces('a', Buffer.alloc(200_000, 'b'), 'c'))).toBeNull()
  expect(await scanner.find(pieces())).toBeNull()
  expect(daemon.scanned).toEqual([200_002, 0])
})

it('finds a virus, also where it lies across two pieces, and says which', async () => {
  const scanner = clamav(daemon.url)
  const across = pieces(`x${EICAR.slice(0, 20)}`, `${EICAR.slice(20)}y`)
  expect(await scanner.find(across)).toBe('Eicar-Signature')
  const deep = pieces(Buffer.alloc(1e6, 'a'), EICAR, Buffer.alloc(1e6, 'b'))
  expect(await scanner.find(deep)).toBe('Eicar-Signature')
})

it('says why it can not tell, and never that a file is clean', async () => {
  const scanner = clamav(daemon.url)
  expect(await why(scanner.find(pieces(Buffer.alloc(2 * LIMIT))))).toBe('too large')
  daemon.answer = 'stream: something new'
  expect(await why(scanner.find(pieces('a')))).toBe('not understood')
  daemon.answer = ''
  expect(await why(scanner.find(pieces('a')))).toBe('not understood')
  daemon.answer = 'x'.repeat(10_000)
  expect(await why(scanner.find(pieces('a')))).toBe('not understood')
  daemon.answer = 'hang'
  expect(await why(clamav(daemon.url, 500).find(pieces('a')))).toBe('no answer in time')
  expect(await why(clamav('tcp://127.0.0.1:1').find(pieces('a')))).toBe('not reached')
  expect(await why(clamav('unix:///nowhere/clamd.ctl').find(pieces('a')))).toBe('not reached')
})

it('leaves a fault of the file its own', async () => {
  const broken = (async function* () {
    yield Buffer.from('a')
    throw new Error('the bucket is away')
  })()
  await expect(clamav(daemon.url).find(broken)).rejects.toThrow('the bucket is away')
})

it('scans nothing without settings', async () => {
  const scanner = chooseScanner({ CLAMAV_URL: undefined })
  expect([scanner.name, await scanner.find(pieces(EICAR))]).toEqual(['off', null])
})
