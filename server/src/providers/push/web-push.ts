import { encrypted } from './encrypt.ts'
import type { Push, PushMessage } from './push.port.ts'
import { vapidHeader, vapidOf } from './vapid.ts'

/** The push services of the browsers there are; nothing is sent anywhere else. */
const services = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
]
const PATIENCE_MS = 10_000
/** What push services take, less what encryption adds. */
const MOST_BYTES = 3_000

type Options = {
  /** 32 bytes, base64url. */
  privateKey: string
  /** Whom a push service turns to: a `mailto:` or `https:` address. */
  subject: string
  /** A stand-in for the push services, by its origin. */
  standIn?: string
  now?: () => number
}

/** Web Push, as RFC 8030, 8291 and 8292 have it. */
export function webPush({ privateKey, subject, standIn, now = Date.now }: Options): Push {
  const vapid = vapidOf(privateKey)
  return {
    publicKey: vapid.publicKey,
    mayReach: (endpoint) => mayReach(endpoint, standIn),
    async send(subscription, message) {
      const { endpoint } = subscription
      if (!mayReach(endpoint, standIn)) return 'gone'
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: {
          authorization: vapidHeader(vapid, { endpoint, subject, now: now() }),
          'content-type': 'application/octet-stream',
          'content-encoding': 'aes128gcm',
          ...rulesOf(message),
        },
        body: new Uint8Array(encrypted(cut(message.payload), subscription)),
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      if (answer.ok) return 'sent'
      if (answer.status === 404 || answer.status === 410) return 'gone'
      const said = (await answer.text()).slice(0, 200)
      throw new Error(`the push service answered ${answer.status}: ${said}`)
    },
  }
}

const rulesOf = ({ ttl, topic }: PushMessage) => ({
  ttl: String(Math.max(0, Math.round(ttl))),
  urgency: 'high',
  topic,
})

function cut(payload: string): string {
  if (Buffer.byteLength(payload) > MOST_BYTES) throw new Error('a push message is too long')
  return payload
}

function mayReach(endpoint: string, standIn: string | undefined): boolean {
  if (!URL.canParse(endpoint)) return false
  const { origin, protocol, hostname, port } = new URL(endpoint)
  if (standIn && origin === new URL(standIn).origin) return true
  const isKnown = services.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  return protocol === 'https:' && port === '' && isKnown
}
