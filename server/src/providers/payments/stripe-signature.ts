import { BadPaymentSignature, type PaymentEvent } from './payments.port.ts'
import { eventOf } from './stripe-shapes.ts'

/** Longer ago than this an event was signed by somebody who kept it. */
const TOLERANCE_SECONDS = 300

/**
 * The event in a body that was signed with one of the secrets: each address that is told has its own. The
 * clock is the machine's own, as the signature's is.
 */
export async function readSigned(given: {
  body: string
  signature: string
  secrets: readonly string[]
  isLive: boolean
}): Promise<PaymentEvent> {
  const { webhooks } = await import('./stripe-client.ts')
  const { body, signature, secrets, isLive } = given
  for (const secret of secrets) {
    let event: unknown
    try {
      event = webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS)
    } catch {
      // Its errors hold the whole body, which is no matter for a log, and a stranger's header finds odd ones.
      continue
    }
    return eventOf(event, isLive)
  }
  throw new BadPaymentSignature()
}

/** The signature of a body, made now. */
export async function signed(body: string, secret: string): Promise<string> {
  const { webhooks } = await import('./stripe-client.ts')
  return webhooks.generateTestHeaderString({ payload: body, secret })
}
