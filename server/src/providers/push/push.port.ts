/** A browser that is to be told, as its push service gave it. */
export type PushSubscription = {
  /** Where its push service takes messages for it. */
  endpoint: string
  /** Its public key and its secret, base64url. */
  p256dh: string
  auth: string
}

export type PushMessage = {
  /** What the worker reads; at most some three thousand bytes. */
  payload: string
  /** How long it is of use, in seconds; a phone that comes back later is not told. */
  ttl: number
  /** A later message of the same topic takes the place of one that is not delivered yet; 32 letters and digits at most. */
  topic: string
}

/** What became of a message: taken by the push service, or the subscription is over. */
export type PushAnswer = 'sent' | 'gone'

/** Tells browsers that are not open. Throws when the push service can't be reached or asks to try again. */
export type Push = {
  /** The key browsers subscribe with, base64url. */
  publicKey: string
  /** Whether messages are sent there at all: endpoints are addresses a stranger may choose. */
  mayReach(endpoint: string): boolean
  send(subscription: PushSubscription, message: PushMessage): Promise<PushAnswer>
}
