import { describe, expect, it } from 'vitest'
import { isFromOwnPage } from './own-origin.ts'

const tls = { 'x-forwarded-proto': 'https' }
const socketTls = { 'x-forwarded-proto': 'wss, http' }

describe('a page of ours', () => {
  const own = ['https://towline.example']
  it.each([
    ['the site itself', 'https://towline.example', 'towline.example', {}, true],
    ['the site where a proxy names another host', 'https://towline.example', 'app:3000', {}, true],
    ['the site in the clear', 'http://towline.example', 'towline.example', {}, false],
    ['another port of the site', 'https://towline.example:8443', 'towline.example', {}, false],
    ['another name, in the clear', 'http://dispatch-pc:3000', 'dispatch-pc:3000', {}, true],
    ['another name over TLS', 'https://alias.example', 'alias.example', tls, true],
    ['another name over TLS, unsaid', 'https://alias.example', 'alias.example', {}, true],
    ['the clear asking TLS', 'http://alias.example', 'alias.example', tls, false],
    ['the clear asking TLS on a socket', 'http://alias.example', 'alias.example', socketTls, false],
    ['another site', 'https://evil.example', 'towline.example', {}, false],
    ['nowhere', 'null', 'towline.example', {}, false],
  ])('is told by scheme and host: %s', (_, origin, host, more, isOurs) =>
    expect(isFromOwnPage({ headers: { origin, ...more }, host }, own)).toBe(isOurs),
  )

  it('is not at https where the settings say http', () => {
    const local = ['http://127.0.0.1:3000', 'http://localhost:3000']
    const from = (origin: string) =>
      isFromOwnPage({ headers: { origin }, host: 'localhost:3000' }, local)
    expect([from('http://localhost:3000'), from('https://localhost:3000')]).toEqual([true, false])
  })

  it('need not say so where it only reads, unless the browser says it is another site', () => {
    const site = (said: string) =>
      isFromOwnPage({ headers: { 'sec-fetch-site': said }, host: 'towline.example' }, own)
    expect([site('same-origin'), site('cross-site')]).toEqual([true, false])
    expect(isFromOwnPage({ headers: {}, host: undefined }, own)).toBe(true)
  })
})
