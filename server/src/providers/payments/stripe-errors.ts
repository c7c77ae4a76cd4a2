import { PaymentsRefused, PaymentsUnavailable } from './payments.port.ts'

/** What a locked object, a key that is being used and too many requests are answered with: over in a moment. */
const BUSY = new Set([409, 429])

/** Stripe does not know something that was named, or not with this key: test and live are two worlds. */
export class MissingAtStripe extends PaymentsRefused {
  /** Where the request named it; empty for the thing asked for itself. */
  readonly param: string

  constructor(message: string, param: string) {
    super(message)
    this.param = param
  }
}

/**
 * Asks one thing of Stripe; its errors come out in the words of the port, without Stripe's sentences and
 * fields, which have addresses of people in them. Anything else is a bug and comes out as it is.
 */
export async function asking<T>(thing: () => Promise<T>): Promise<T> {
  const { errors } = await import('./stripe-client.ts')
  try {
    return await thing()
  } catch (error) {
    if (!(error instanceof errors.StripeError)) throw error
    if (error instanceof errors.StripeConnectionError)
      throw new PaymentsUnavailable('Stripe did not answer')
    const { statusCode = 0, type, code = '', param = '' } = error
    const what = [type, code, param].filter(Boolean).join(', ')
    const answer = `Stripe answered ${statusCode} (${what})`
    if (statusCode >= 500 || BUSY.has(statusCode)) throw new PaymentsUnavailable(answer)
    throw code === 'resource_missing'
      ? new MissingAtStripe(answer, param)
      : new PaymentsRefused(answer)
  }
}

/** As `asking`, with null for a thing Stripe does not know. */
export async function unlessMissing<T>(thing: () => Promise<T>): Promise<T | null> {
  try {
    return await asking(thing)
  } catch (error) {
    if (error instanceof MissingAtStripe) return null
    throw error
  }
}
