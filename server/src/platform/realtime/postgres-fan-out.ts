import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { type Announcement, type FanOut, packAnnouncement, unpackAnnouncement } from './fan-out.ts'
import type { RealtimeLog } from './realtime-log.ts'

const CHANNEL = 'towline_fan_out'
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 10_000
/** Announcements kept while there is no connection; later ones push out the oldest. */
const MOST_WAITING = 1_000

type Listener = { handler(announcement: Announcement): void; onGap: (() => void) | undefined }

export type PostgresFanOut = FanOut & {
  /** Resolves once announcements of other processes arrive for the first time. */
  ready(): Promise<void>
}

type PostgresFanOutOptions = {
  /** Makes a client that has not connected yet; called again for every try. It should keep TCP alive. */
  newClient(): pg.Client
  log: RealtimeLog
}

/**
 * The fan-out of several processes on one PostgreSQL, by LISTEN and NOTIFY on a connection of its
 * own. A process hears its own announcements at once and without the database. What it announces
 * while the connection is down is sent later; what others announce meanwhile is lost to it, which
 * `onGap` says when the connection is back.
 */
export function createPostgresFanOut({ newClient, log }: PostgresFanOutOptions): PostgresFanOut {
  const self = randomUUID()
  const listeners = new Set<Listener>()
  let waiting: string[] = []
  let announced = 0

  const link = keepListening({
    newClient,
    log,
    onPayload(payload) {
      const heard = unpackAnnouncement(payload)
      if (!heard) log.warn({ bytes: payload.length }, 'an announcement cannot be read')
      else if (heard.from !== self) tell(heard.announcement)
    },
    onConnected(isFirst) {
      if (!isFirst) for (const { onGap } of listeners) onGap?.()
      flush()
    },
  })

  const tell = (announcement: Announcement) => {
    for (const { handler } of listeners) handler(announcement)
  }

  let isSending = false
  let sent = Promise.resolve()
  const flush = () => {
    if (!isSending) sent = sendWaiting()
  }
  const sendWaiting = async () => {
    isSending = true
    try {
      for (let client = link.client(); client && waiting.length > 0; client = link.client()) {
        const batch = waiting
        waiting = []
        await notify(client, batch).catch((error: unknown) => {
          waiting = [...batch, ...waiting]
          throw error
        })
      }
    } catch (error) {
      // The lost connection is noticed by its own events, and what is waiting goes out on the next one.
      log.warn({ err: error, waiting: waiting.length }, 'announcements wait for the database')
    } finally {
      isSending = false
    }
  }

  return {
    publish(announcement) {
      const packed = packAnnouncement(self, ++announced, announcement)
      tell(announcement)
      waiting.push(packed)
      if (waiting.length > MOST_WAITING) waiting.shift()
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
      await sent
      await link.close()
    },
  }
}

async function notify(client: pg.Client, payloads: string[]): Promise<void> {
  const text = 'select pg_notify($1, payload) from unnest($2::text[]) as payload'
  await client.query({ text, values: [CHANNEL, payloads] })
}

/** Holds a connection that listens, and makes a new one, with growing pauses, whenever it is lost. */
function keepListening(options: {
  newClient(): pg.Client
  log: RealtimeLog
  onPayload(payload: string): void
  onConnected(isFirst: boolean): void
}) {
  const firstConnection = Promise.withResolvers<void>()
  let current: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let pauseMs = FIRST_PAUSE_MS
  let isFirst = true
  let isClosed = false

  const connect = async () => {
    const client = options.newClient()
    let isLost = false
    const lose = (error?: unknown) => {
      if (isLost || isClosed) return
      isLost = true
      current = undefined
      options.log.warn({ err: error, pauseMs }, 'the fan-out has lost the database and tries again')
      client.end().catch(() => {})
      retry = setTimeout(() => void connect(), pauseMs)
      pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)
    }
    client.on('error', lose)
    client.on('end', () => lose())
    client.on('notification', ({ payload = '' }) => options.onPayload(payload))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      return lose(error)
    }
    if (isClosed) return void client.end().catch(() => {})
    if (isLost) return
    current = client
    pauseMs = FIRST_PAUSE_MS
    options.onConnected(isFirst)
    isFirst = false
    firstConnection.resolve()
  }
  void connect()

  return {
    client: () => current,
    ready: () => firstConnection.promise,
    async close() {
      isClosed = true
      clearTimeout(retry)
      await current?.end()
      current = undefined
    },
  }
}
