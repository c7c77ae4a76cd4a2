import type { SpawnedProduct } from '@towline/server/testing'
import { remember, type Seen } from '@towline/server/testing/nonsense'
import type { Random } from '@towline/server/testing/random'

/** Nothing takes longer, whatever was sent. */
const HANG_MS = 15_000
/** How long a stream is listened to. */
const OPEN_MS = 400

/** What came of a group: how many of which kind, and what should not have been, each with how to do it again. */
export type Tally = {
  sent: number
  well: number
  refused: number
  slowestMs: number
  faults: string[]
}

export const newTally = (): Tally => ({ sent: 0, well: 0, refused: 0, slowestMs: 0, faults: [] })

/** A running product that is sent nonsense. */
export type Target = {
  product: SpawnedProduct
  random: Random
  seen: Seen
  tally: Tally
  /** Signs the demo company's owner in, again where something signed them out. */
  cookie(): Promise<string>
  /** Sends a request and counts what came of it: an error of ours, or no answer, is a fault. */
  send(
    path: string,
    init?: RequestInit,
    more?: {
      /** What was sent, for whoever is to send it again. */
      what?: string
      /** Streams and long polls stay open, as they should. */
      mayStayOpen?: boolean
    },
  ): Promise<{ status: number; text: string } | null>
}

export function targetOf(product: SpawnedProduct, random: Random, seen: Seen): Target {
  const tally = newTally()
  let cookie: string | undefined
  async function signIn(): Promise<string> {
    const { email, password } = product.demo
    const basic = Buffer.from(`${email}:${password}`).toString('base64')
    const answer = await fetch(`${product.url}/towline/admin/authenticate`, {
      headers: { authorization: `Basic ${basic}` },
    })
    return answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
  }
  return {
    product,
    random,
    seen,
    tally,
    cookie: async () => (cookie ??= await signIn()),
    async send(path, init = {}, { what = '', mayStayOpen = false } = {}) {
      const since = performance.now()
      tally.sent += 1
      const told = `${init.method ?? 'GET'} ${path.slice(0, 300)} ${what.slice(0, 600)}`
      try {
        const answer = await fetch(product.url + path, {
          redirect: 'manual',
          ...init,
          signal: AbortSignal.timeout(mayStayOpen ? OPEN_MS : HANG_MS),
        })
        const text = await answer.text().catch((error: Error) => {
          if (mayStayOpen && error.name === 'TimeoutError') return ''
          throw error
        })
        // What somebody else can't do just now is said in our own words, as the contract has it.
        const isSaid = answer.status === 503 && text.includes('"error":"unavailable"')
        if (answer.status >= 500 && !isSaid)
          tally.faults.push(`${answer.status}: ${told} → ${text.slice(0, 200)}`)
        else if (answer.ok) tally.well += 1
        else tally.refused += 1
        if (answer.status === 401) cookie = undefined
        remember(text, seen)
        return { status: answer.status, text }
      } catch (error) {
        const { name, message, cause } = error as Error
        if (mayStayOpen && name === 'TimeoutError') {
          tally.well += 1
          return null
        }
        // A server may shut the door in somebody's face; it must not leave him waiting.
        const isShut = /ECONNRESET|EPIPE|other side closed|SocketError/.test(`${message} ${cause}`)
        if (isShut) tally.refused += 1
        else if (!/Invalid|invalid/.test(message))
          tally.faults.push(`no answer (${message} ${cause ?? ''}): ${told}`)
        return null
      } finally {
        tally.slowestMs = Math.max(tally.slowestMs, performance.now() - since)
      }
    },
  }
}
