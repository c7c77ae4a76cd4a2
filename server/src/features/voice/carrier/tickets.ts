import { randomBytes, timingSafeEqual } from 'node:crypto'

const VALID_MS = 30_000

/**
 * One-use tickets to the relay's door for the browser's phone, which can't send the carrier's signature.
 * They are signed, so that any process of ours can check one; each process lets one in only once, and the
 * call's own token is asked for besides.
 */
export class Tickets {
  readonly #mac: (text: string) => string
  readonly #now: () => number
  readonly #used = new Map<string, number>()

  /** `mac` signs with a secret that all processes of one installation share. */
  constructor(mac: (text: string) => string, now: () => number) {
    this.#mac = mac
    this.#now = now
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
    this.#forgetOld()
    this.#used.set(body, until)
    return true
  }

  #sign(body: string): string {
    return Buffer.from(this.#mac(`relay ticket ${body}`), 'base64').toString('base64url')
  }

  #forgetOld(): void {
    for (const [body, until] of this.#used) if (until < this.#now()) this.#used.delete(body)
  }
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
