import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { chooseBreaches } from './index.ts'
import { pwnedPasswords } from './pwned-passwords.ts'
import { type PwnedStandIn, startPwnedStandIn } from './testing/pwned-stand-in.ts'

const BREACHED = 'flatbed harbor candle'
const GOOD = 'winch lantern orchard'

let pwned: PwnedStandIn
beforeAll(async () => {
  pwned = await startPwnedStandIn([BREACHED])
})
beforeEach(() => {
  pwned.answer = null
})
afterAll(() => pwned.stop())

it('tells breached passwords from others, whatever is at the end of the address', async () => {
  for (const address of [pwned.url, `${pwned.url}/`]) {
    const breaches = chooseBreaches({ BREACHED_PASSWORDS_URL: address })
    expect(breaches.name).toBe('pwned passwords')
    expect(await breaches.has(BREACHED)).toBe(true)
    expect(await breaches.has(GOOD)).toBe(false)
    expect(await breaches.has('Größe 🚚 naïve')).toBe(false)
  }
})

it('tells five characters of a hash and no more, and asks for padding', async () => {
  pwned.asked.length = 0
  await pwnedPasswords(pwned.url).has(BREACHED)
  const hash = createHash('sha1').update(BREACHED).digest('hex').toUpperCase()
  expect(pwned.asked).toEqual([{ path: `/range/${hash.slice(0, 5)}`, isPadded: true }])
})

it('takes no padding for a breach', async () => {
  const hash = createHash('sha1').update(GOOD).digest('hex').toUpperCase()
  pwned.answer = { status: 200, body: `${hash.slice(5)}:0` }
  expect(await pwnedPasswords(pwned.url).has(GOOD)).toBe(false)
})

it('says why it can not tell: refused, not understood, too long, too late, or not there', async () => {
  const breaches = pwnedPasswords(pwned.url, 300)
  const why = () => breaches.has(GOOD).catch((error: unknown) => Object(error).why)
  pwned.answer = { status: 429, body: '' }
  expect(await why()).toBe('HTTP 429')
  pwned.answer = { status: 200, body: '<html>Sign in to the hotel</html>' }
  expect(await why()).toBe('not understood')
  pwned.answer = { status: 200, body: `${'0'.repeat(35)}:1\n`.repeat(40_000) }
  expect(await why()).toBe('too long an answer')
  pwned.answer = 'hang'
  expect(await why()).toBe('no answer in time')
  const gone = pwnedPasswords('http://127.0.0.1:1')
  expect(await gone.has(GOOD).catch((error: unknown) => Object(error).why)).toBe('not reached')
})

it('follows no redirect to somewhere else', async () => {
  const { createServer } = await import('node:http')
  const redirecting = createServer((_request, response) =>
    response.writeHead(302, { location: `${pwned.url}/range/00000` }).end(),
  ).listen(0, '127.0.0.1')
  await new Promise((resolve) => redirecting.once('listening', resolve))
  const { port } = Object(redirecting.address())
  const asked = pwned.asked.length
  await expect(pwnedPasswords(`http://127.0.0.1:${port}`).has(GOOD)).rejects.toThrow('not reached')
  expect(pwned.asked).toHaveLength(asked)
  redirecting.close()
})

it('looks nothing up without settings', async () => {
  const breaches = chooseBreaches({ BREACHED_PASSWORDS_URL: undefined })
  expect([breaches.name, await breaches.has(BREACHED)]).toEqual(['off', false])
})
