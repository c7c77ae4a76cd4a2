import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FanOut } from '../../../platform/realtime/index.ts'

const VALID_MS = 30_000
/** Where the server's processes tell each other that a ticket was used. Nobody can subscribe to it. */
const USED = '/server/ticket-used'

/**
 * One-use tickets to the relay's door for the browser's phone, which can't send the carrier's signature.
 * They are signed, so that any process of ours can check one, and each tells the others what was used. The call's own
 * token is asked for besides.
 */
export class Tickets {
  readonly #mac: (text: string) => string
  readonly #now: () => number
  readonly #fanOut: Pick<FanOut, 'publish' | 'subscribe'>
  readonly #used = new Map<string, number>()

  /** `mac` signs with a secret that all processes of one installation share. */
  constructor(
    mac: (text: string) => string,
    now: () => number,
    fanOut: Pick<FanOut, 'publish' | 'subscribe'>,
  ) {
    this.#mac = mac
    this.#now = now
    this.#fanOut = fanOut
    fanOut.subscribe(({ destination, body }) => {
      if (destination === USED) this.#hear(String(body))
    })
  }

  /** A new ticket, good for half a minute. */
  issue(): string {
    const body = `${this.#now() + VALID_MS}.${randomBytes(16).toString('base64url')}`
    return `${body}.${this.#sign(body)}`
  }

  /** Whether a ticket is good; from then on it is not. */
  take(ticket: string): boolean {
    const at = ticket.lastIndexOf('.')
    const body = ticket.slice(0, Math.max(0, at))
    const until = Number.parseInt(body, 10)
    if (!isSame(this.#sign(body), ticket.slice(at + 1))) return false
    if (until < this.#now() || this.#used.has(body)) return false
    this.#fanOut.publish({ destination: USED, body })
    return true
  }

  #sign(body: string): string {
    return Buffer.from(this.#mac(`relay ticket ${body}`), 'base64').toString('base64url')
  }

  #hear(body: string): void {
    for (const [old, until] of this.#used) if (until < this.#now()) this.#used.delete(old)
    this.#used.set(body, Number.parseInt(body, 10))
  }
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
