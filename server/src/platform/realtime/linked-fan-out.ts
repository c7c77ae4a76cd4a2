import { randomUUID } from 'node:crypto'
import {
  type Announcement,
  createAssembly,
  type FanOut,
  GAP,
  packAnnouncement,
  unpackAnnouncement,
} from './fan-out.ts'
import type { RealtimeLog } from './realtime-log.ts'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 10_000
/** When to try again what failed on a connection that is still there. */
const AGAIN_MS = 1_000
/** Announcements kept while they can not leave; beyond these none is, and the other processes are told so. */
const MOST_WAITING = 1_000
/** How often listeners are told of a gap while nothing of other processes arrives. */
const DEAF_MS = 30_000

type Listener = { handler(announcement: Announcement): void; onGap: (() => void) | undefined }

/** What carries payloads between processes, once it is connected. */
export type Link = {
  /** Resolves when the service has taken them all, in this order. */
  send(payloads: readonly string[]): Promise<void>
  close(): Promise<unknown>
}

export type LinkEvents = {
  /** Something came from another process. */
  onPayload(payload: string): void
  /** Nothing comes or goes any more on this link. */
  onLost(error?: unknown): void
}

type LinkedFanOutOptions = {
  /** What carries the payloads, in words for the log. */
  name: string
  /** Connects anew; resolves once what others announce arrives. */
  connect(events: LinkEvents): Promise<Link>
  /** How large one payload may be. */
  payloadBytes: number
  /** Whether listeners can fetch afresh while this service is away. */
  isBesideDatabase: boolean
  log: RealtimeLog
}

/** A fan-out over a service that several processes connect to. */
export type LinkedFanOut = FanOut & {
  /** Resolves once announcements of other processes arrive for the first time. */
  ready(): Promise<void>
}

/**
 * The fan-out of several processes, on a connection of its own. A process hears its own announcements at once and
 * without that service. What it announces while the connection is down is sent later, or when that becomes too much,
 * a sign that there was a gap. What others announce meanwhile is lost to it. Whoever may have missed something learns
 * it by `onGap`: when the connection is back, from time to time while it is not, and when the counts of what another
 * process announced have a hole.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: it makes one object of short functions that share its state
export function createLinkedFanOut(options: LinkedFanOutOptions): LinkedFanOut {
  const { log, name } = options
  const self = randomUUID()
  const listeners = new Set<Listener>()
  /** The count of what was last heard of each other process. */
  const last = new Map<string, number>()
  let waiting: string[] = []
  let announced = 0

  const tell = (announcement: Announcement) => {
    for (const { handler } of listeners) handler(announcement)
  }
  const tellOfGap = () => {
    // From here on everything is news again.
    last.clear()
    for (const { onGap } of listeners) onGap?.()
  }
  const lose = (payload: string) => {
    log.warn({ bytes: payload.length }, 'announcements of another process are lost')
    tellOfGap()
  }

  const assemble = createAssembly()
  const hear = (payload: string) => {
    const assembled = payload === GAP ? 'lost' : assemble(payload)
    if (assembled === 'waits') return
    const heard = assembled === 'lost' ? undefined : unpackAnnouncement(assembled.whole)
    if (!heard) return lose(payload)
    // What left on a connection that is lost may arrive on the next one, here and at others for the second time.
    const before = last.get(heard.from)
    if (heard.from === self || (before !== undefined && heard.count <= before)) return
    if (before !== undefined && heard.count > before + 1) lose(payload)
    last.set(heard.from, heard.count)
    tell(heard.announcement)
  }

  const link = keepConnected({
    ...options,
    onPayload: hear,
    onConnected() {
      tellOfGap()
      flush()
    },
    onDeaf: options.isBesideDatabase ? tellOfGap : () => {},
  })

  let isSending = false
  let sent = Promise.resolve()
  let again: NodeJS.Timeout | undefined
  const flush = () => {
    if (!isSending) sent = sendWaiting()
  }
  const sendWaiting = async () => {
    isSending = true
    clearTimeout(again)
    try {
      for (let now = link.current(); now && waiting.length > 0; now = link.current()) {
        const batch = waiting
        waiting = []
        await now.send(batch).catch((error: unknown) => {
          waiting = [...batch, ...waiting]
          boundWaiting()
          throw error
        })
      }
    } catch (error) {
      // What is waiting goes out on the next connection, or on this one when it was not lost.
      log.warn({ err: error, waiting: waiting.length }, `announcements wait for ${name}`)
      again = setTimeout(flush, AGAIN_MS).unref()
    } finally {
      isSending = false
    }
  }
  const boundWaiting = () => {
    if (waiting.length > MOST_WAITING) waiting = [GAP]
  }

  return {
    publish(announcement) {
      const packed = packAnnouncement(self, announced + 1, announcement, options.payloadBytes)
      announced += 1
      tell(announcement)
      waiting.push(...packed)
      boundWaiting()
      flush()
    },
    subscribe(handler, onGap) {
      const listener = { handler, onGap }
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    ready: link.ready,
    async close() {
      listeners.clear()
      clearTimeout(again)
      await sent
      await link.close()
    },
  }
}

type KeepConnected = Pick<LinkedFanOutOptions, 'name' | 'connect' | 'log'> & {
  onPayload(payload: string): void
  onConnected(): void
  /** There has been no connection for a while (again). */
  onDeaf(): void
}

/** Holds a connection, and makes a new one, with growing pauses, whenever it is lost. */
function keepConnected({ name, connect, log, onPayload, onConnected, onDeaf }: KeepConnected) {
  const first = Promise.withResolvers<void>()
  let current: Link | undefined
  let retry: NodeJS.Timeout | undefined
  let pauseMs = FIRST_PAUSE_MS
  let connectedAt = Number.POSITIVE_INFINITY
  let isClosed = false
  const deaf = setInterval(() => {
    if (!current) onDeaf()
  }, DEAF_MS).unref()

  const tryOnce = async () => {
    let link: Link | undefined
    let isLost = false
    const onLost = (error?: unknown) => {
      if (isLost || isClosed) return
      isLost = true
      current = undefined
      // One that ends as soon as it is there, as where something is forbidden, is as good as none.
      if (performance.now() - connectedAt > LONGEST_PAUSE_MS) pauseMs = FIRST_PAUSE_MS
      connectedAt = Number.POSITIVE_INFINITY
      log.warn({ err: error, pauseMs }, `the fan-out has lost ${name} and tries again`)
      void link?.close().catch(() => {})
      retry = setTimeout(() => void tryOnce(), pauseMs)
      pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)
    }
    try {
      link = await connect({ onPayload, onLost })
    } catch (error) {
      return onLost(error)
    }
    if (isClosed || isLost) return void link.close().catch(() => {})
    current = link
    connectedAt = performance.now()
    onConnected()
    first.resolve()
  }
  void tryOnce()

  return {
    current: () => current,
    ready: () => first.promise,
    async close() {
      isClosed = true
      clearTimeout(retry)
      clearInterval(deaf)
      await current?.close()
      current = undefined
    },
  }
}
