/** The company's phone rings for 25 s; a little more, for the carrier to tell. */
const DIALING_MS = 30_000

type Caller = { companyId: string; callSid: string; from: string }

/** Callers for whom a company's own phone is ringing, by company and number. */
export class DialedPhones {
  readonly #now: () => number
  readonly #callers = new Map<string, { callSid: string; until: number }>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** The company's phone begins to ring for this caller. */
  add({ companyId, callSid, from }: Caller): void {
    this.#callers.set(`${companyId} ${from}`, { callSid, until: this.#now() + DIALING_MS })
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
      if (dialed.callSid === callSid || dialed.until < this.#now()) this.#callers.delete(key)
  }
}
