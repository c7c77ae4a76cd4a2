/** Passwords that were found in breaches elsewhere, and are tried first by whoever guesses. */
export type Breaches = {
  name: 'off' | 'pwned passwords'
  /** Whether this password was in one. Throws `BreachesFailed` when nobody can tell at the moment. */
  has(password: string): Promise<boolean>
}

/** `why` says no more than can be logged. */
export class BreachesFailed extends Error {
  override name = 'BreachesFailed'
  readonly why: string
  constructor(why: string) {
    super(`breached passwords could not be looked up: ${why}`)
    this.why = why
  }
}
