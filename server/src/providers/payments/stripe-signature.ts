import { BadPaymentSignature, type PaymentEvent } from './payments.port.ts'
import { eventOf } from './stripe-shapes.ts'

/** Longer ago than this an event was signed by somebody who kept it. */
const TOLERANCE_SECONDS = 300

/** The event in a signed body. The clock is the machine's own, as the signature's is. */
export async function readSigned(given: {
  body: string
  signature: string
  secret: string
}): Promise<PaymentEvent> {
  const { webhooks } = await import('./stripe-client.ts')
  const { body, signature, secret } = given
  let event: unknown
  try {
    event = webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS)
  } catch {
    // Its errors hold the whole body, which is no matter for a log, and a stranger's header finds odd ones.
    throw new BadPaymentSignature()
  }
  return eventOf(event)
}

/** The signature of a body, made now. */
export async function signed(body: string, secret: string): Promise<string> {
  const { webhooks } = await import('./stripe-client.ts')
  return webhooks.generateTestHeaderString({ payload: body, secret })
}
