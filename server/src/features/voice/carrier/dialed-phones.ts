import { z } from 'zod'
import type { FanOut } from '../../../platform/realtime/index.ts'

/** The company's phone rings for 25 s; a little more, for the carrier to tell. */
const DIALING_MS = 30_000
/** Where the server's processes tell each other whose phone rings for whom. Nobody can subscribe to it. */
const DIALED = '/server/dialed'

type Caller = { companyId: string; callSid: string; from: string }

const Dialed = z.object({ key: z.string(), callSid: z.string(), until: z.number() })

/**
 * Callers for whom a company's own phone is ringing, by company and number. All processes know them, and no database
 * is asked: callers are put through when it is away, too.
 */
export class DialedPhones {
  readonly #now: () => number
  readonly #fanOut: Pick<FanOut, 'publish' | 'subscribe'>
  readonly #callers = new Map<string, { callSid: string; until: number }>()

  constructor(now: () => number, fanOut: Pick<FanOut, 'publish' | 'subscribe'>) {
    this.#now = now
    this.#fanOut = fanOut
    fanOut.subscribe(({ destination, body }) => {
      if (destination === DIALED) this.#hear(Dialed.parse(JSON.parse(String(body))))
    })
  }

  /** The company's phone begins to ring for this caller. */
  add({ companyId, callSid, from }: Caller): void {
    this.#tell({ key: `${companyId} ${from}`, callSid, until: this.#now() + DIALING_MS })
  }

  /**
   * Whether a call is one of ours that comes back: the company's phone, which rings for this caller, is
   * forwarded to the agent. Answered, it would go round for ever.
   */
  comesBack({ companyId, callSid, from }: Caller): boolean {
    const dialed = this.#callers.get(`${companyId} ${from}`)
    return !!dialed && dialed.callSid !== callSid && dialed.until > this.#now()
  }

  /** The company's phone rings no longer for this call. */
  remove(callSid: string): void {
    for (const [key, dialed] of this.#callers)
      if (dialed.callSid === callSid) this.#tell({ key, callSid, until: 0 })
  }

  #tell(dialed: z.infer<typeof Dialed>): void {
    this.#fanOut.publish({ destination: DIALED, body: JSON.stringify(dialed) })
  }

  #hear({ key, callSid, until }: z.infer<typeof Dialed>): void {
    for (const [known, dialed] of this.#callers)
      if (dialed.until < this.#now()) this.#callers.delete(known)
    if (until > 0) this.#callers.set(key, { callSid, until })
    else if (this.#callers.get(key)?.callSid === callSid) this.#callers.delete(key)
  }
}
