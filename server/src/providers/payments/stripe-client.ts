import Stripe from 'stripe'

/** Credentials, and where the API is. */
export type StripeAccess = {
  secretKey: string
  /** Another origin in place of `https://api.stripe.com`: a stand-in or a proxy. */
  apiUrl?: string
  /** How long an answer is waited for, 10 s unless told. */
  timeoutMs?: number
}

/**
 * The official client. What failed on the way it asks once more, under the same idempotency key.
 * In a module of its own, loaded when it is needed: it costs up to 0.8 s and 35 MB.
 */
export function stripeClient({ secretKey, apiUrl, timeoutMs = 10_000 }: StripeAccess): Stripe {
  return new Stripe(secretKey, {
    maxNetworkRetries: 1,
    timeout: timeoutMs,
    telemetry: false,
    ...(apiUrl ? placeOf(new URL(apiUrl)) : {}),
  })
}

function placeOf({ hostname, port, protocol }: URL) {
  const isPlain = protocol === 'http:'
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
  } as const
}

/** Stripe's webhook signatures, made and checked; they need no account. */
export const { webhooks, errors } = Stripe
