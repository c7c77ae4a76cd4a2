import { randomUUID } from 'node:crypto'
import type { Announcement } from './fan-out.ts'
import { headerLine, type StompVersion, type WireFrame, wireFrame } from './stomp-codec.ts'

/** One SUBSCRIBE of one connection. */
export type Subscription = {
  readonly id: string
  readonly destination: string
  readonly version: StompVersion
  /** Whether the listener acknowledges, so that messages must carry an `ack` header. */
  readonly acknowledges: boolean
  deliver(frame: WireFrame): void
}

export type Broker = {
  add(subscription: Subscription): void
  remove(subscription: Subscription): void
  /** Hands the announcement to everybody here who listens, in the order of their subscriptions. */
  deliver(announcement: Announcement): void
  /** Subscriptions now. */
  readonly subscriptions: number
  /** Messages handed to listeners since the start, one for every subscription reached. */
  readonly delivered: number
}

/** Headers that only the server sets on a MESSAGE, or that belong to the SEND alone. */
const reserved = new Set([
  'destination',
  'message-id',
  'subscription',
  'ack',
  'content-length',
  'receipt',
  'transaction',
])

/** Knows who listens to which destination, in this process. */
export function createBroker(): Broker {
  const listeners = new Map<string, Set<Subscription>>()
  const messageIds = `${randomUUID().slice(0, 8)}-`
  let subscriptions = 0
  let delivered = 0
  let messages = 0
  return {
    add(subscription) {
      const those = listeners.get(subscription.destination) ?? new Set()
      listeners.set(subscription.destination, those.add(subscription))
      subscriptions++
    },
    remove(subscription) {
      const those = listeners.get(subscription.destination)
      if (!those?.delete(subscription)) return
      subscriptions--
      if (those.size === 0) listeners.delete(subscription.destination)
    },
    deliver(announcement) {
      const those = listeners.get(announcement.destination)
      if (!those) return
      const frameFor = messageFrames(announcement, `${messageIds}${++messages}`)
      for (const subscription of those) {
        subscription.deliver(frameFor(subscription))
        delivered++
      }
    },
    get subscriptions() {
      return subscriptions
    },
    get delivered() {
      return delivered
    },
  }
}

/**
 * Serialises one message for its listeners. What they share is made once for each protocol version,
 * and since most clients call their first subscription the same, whole frames are shared as well.
 */
function messageFrames(
  { destination, body, headers = {} }: Announcement,
  messageId: string,
): (subscription: Subscription) => WireFrame {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  const own = Object.entries(headers).filter(([name]) => !reserved.has(name))
  const shared = new Map<StompVersion, string>()
  const frames = new Map<string, WireFrame>()

  const sharedHead = (version: StompVersion) => {
    const known = shared.get(version)
    if (known !== undefined) return known
    const lines = [['destination', destination], ['message-id', messageId], ...own] as const
    const head = lines.map(([name = '', value = '']) => headerLine(name, value, version)).join('')
    const made = `${head}content-length:${bytes.length}\n`
    shared.set(version, made)
    return made
  }

  return ({ id, version, acknowledges }) => {
    const key = `${version} ${acknowledges} ${id}`
    const known = frames.get(key)
    if (known) return known
    const ack = acknowledges ? headerLine('ack', `${id} ${messageId}`, version) : ''
    const subscription = headerLine('subscription', id, version)
    const made = wireFrame(`MESSAGE\n${subscription}${ack}${sharedHead(version)}`, bytes)
    frames.set(key, made)
    return made
  }
}
