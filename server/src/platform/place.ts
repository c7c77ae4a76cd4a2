import { SecretId } from '@towline/contract'

/** Where a request comes from, as tries of a password are counted. */
export type Place = {
  /** The sender's network; empty inside the server. */
  address: string
  /** The secret that marks a browser in which somebody signed in before; null where there is none. */
  device: string | null
  /** What the browser says it is; nobody is known by it, as anybody can say it. */
  userAgent?: string
  /** The session a browser brings along, as its cookie holds it; a new one takes its place. */
  session?: string
}

/** Jobs, seeds and the phone line. */
export const insideServer: Place = { address: '', device: null }

/** The cookie that holds `Place.device`. */
export const DEVICE_COOKIE = 'knownDevice'

/** A device's mark as a cookie brings it; anything that can be none is none. */
export const deviceIn = (cookie: string | undefined): string | null =>
  SecretId.safeParse(cookie).data ?? null
