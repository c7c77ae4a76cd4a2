import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import {
  type Announcement,
  createAssembly,
  type FanOut,
  GAP,
  packAnnouncement,
  unpackAnnouncement,
} from './fan-out.ts'
import type { RealtimeLog } from './realtime-log.ts'

const CHANNEL = 'towline_fan_out'
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 10_000
/** When to try again what failed on a connection that is still there. */
const AGAIN_MS = 1_000
/** Announcements kept while they can not leave; beyond these none is, and the other processes are told so. */
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
 * while the connection is down is sent later, or when that becomes too much, a sign that there was a gap.
 * What others announce meanwhile is lost to it. Whoever may have missed something learns it by `onGap`.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: it makes one object of short functions that share its state
export function createPostgresFanOut({ newClient, log }: PostgresFanOutOptions): PostgresFanOut {
  const self = randomUUID()
  const listeners = new Set<Listener>()
  let waiting: string[] = []
  let announced = 0

  const assemble = createAssembly()
  const link = keepListening({
    newClient,
    log,
    onPayload(payload, isOwn) {
      if (isOwn) return
      const assembled = payload === GAP ? 'lost' : assemble(payload)
      if (assembled === 'waits') return
      const heard = assembled === 'lost' ? undefined : unpackAnnouncement(assembled.whole)
      // What left on a connection that is lost may arrive on the next one.
      if (heard) return heard.from === self ? undefined : tell(heard.announcement)
      log.warn({ bytes: payload.length }, 'announcements of another process are lost')
      tellOfGap()
    },
    onConnected(isFirst) {
      if (!isFirst) tellOfGap()
      flush()
    },
  })

  const tell = (announcement: Announcement) => {
    for (const { handler } of listeners) handler(announcement)
  }
  const tellOfGap = () => {
    for (const { onGap } of listeners) onGap?.()
  }

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
      for (let client = link.client(); client && waiting.length > 0; client = link.client()) {
        const batch = waiting
        waiting = []
        await notify(client, batch).catch((error: unknown) => {
          waiting = [...batch, ...waiting]
          boundWaiting()
          throw error
        })
      }
    } catch (error) {
      // What is waiting goes out on the next connection, or on this one when it was not lost.
      log.warn({ err: error, waiting: waiting.length }, 'announcements wait for the database')
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
      const packed = packAnnouncement(self, ++announced, announcement)
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

async function notify(client: pg.Client, payloads: string[]): Promise<void> {
  const text = 'select pg_notify($1, payload) from unnest($2::text[]) as payload'
  await client.query({ text, values: [CHANNEL, payloads] })
}

/** Holds a connection that listens, and makes a new one, with growing pauses, whenever it is lost. */
function keepListening(options: {
  newClient(): pg.Client
  log: RealtimeLog
  onPayload(payload: string, isOwn: boolean): void
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
    let own: number | undefined
    client.on('notification', ({ payload = '', processId }) =>
      options.onPayload(payload, processId === own),
    )
    try {
      await client.connect()
      const { rows } = await client.query('select pg_backend_pid() as own')
      own = rows[0]?.own
      // What is announced is written down elsewhere already, so that nobody need wait for the disk here.
      await client.query('set synchronous_commit = off')
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
