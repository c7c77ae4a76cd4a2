/**
 * How often in a call the relay was opened again, and the company's phone dialed; whether the relay is asked for
 * in the plainest way by now. It travels in the URLs.
 */
export type Attempts = { reconnects: number; dials: number; plain?: number }

/** Those of a call that has only begun. */
export const noAttempts: Attempts = { reconnects: 0, dials: 0 }
