import type pg from 'pg'
import { NOTIFY_BYTES } from './fan-out.ts'
import {
  createLinkedFanOut,
  type Link,
  type LinkEvents,
  type LinkedFanOut,
} from './linked-fan-out.ts'
import type { RealtimeLog } from './realtime-log.ts'

const CHANNEL = 'towline_fan_out'

type PostgresFanOutOptions = {
  /** Makes a client that has not connected yet; called again for every try. It should keep TCP alive. */
  newClient(): pg.Client
  log: RealtimeLog
}

/** The fan-out of several processes on one PostgreSQL, by LISTEN and NOTIFY. */
export function createPostgresFanOut({ newClient, log }: PostgresFanOutOptions): LinkedFanOut {
  return createLinkedFanOut({
    name: 'the database',
    payloadBytes: NOTIFY_BYTES,
    isBesideDatabase: false,
    log,
    connect: (events) => listen(newClient(), events),
  })
}

async function listen(client: pg.Client, { onPayload, onLost }: LinkEvents): Promise<Link> {
  client.on('error', onLost)
  client.on('end', () => onLost())
  let own: number | undefined
  client.on('notification', ({ payload = '', processId }) => {
    if (processId !== own) onPayload(payload)
  })
  try {
    await client.connect()
    const { rows } = await client.query('select pg_backend_pid() as own')
    own = rows[0]?.own
    // What is announced is written down elsewhere already, so that nobody need wait for the disk here.
    await client.query('set synchronous_commit = off')
    await client.query(`listen ${CHANNEL}`)
  } catch (error) {
    void client.end().catch(() => {})
    throw error
  }
  return {
    async send(payloads) {
      const text = 'select pg_notify($1, payload) from unnest($2::text[]) as payload'
      await client.query({ text, values: [CHANNEL, payloads] })
    },
    close: () => client.end(),
  }
}
