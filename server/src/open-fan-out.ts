import { createHash } from 'node:crypto'
import pg from 'pg'
import { z } from 'zod'
import { type Db, timeLimits } from './platform/db/index.ts'
import type { Log } from './platform/log.ts'
import {
  createLocalFanOut,
  createNatsFanOut,
  createPostgresFanOut,
  type FanOut,
} from './platform/realtime/index.ts'
import type { Settings } from './platform/settings.ts'
import { within } from './platform/within.ts'

/** So long the start waits for NATS. */
const NATS_MS = 5_000

/** The way announcements take; where others may make them, once those arrive. */
export async function openFanOut(settings: Settings, db: Db, log: Log): Promise<FanOut> {
  const { DATABASE_URL, DATABASE_DIRECT_URL, NATS_URL } = settings
  if (!DATABASE_URL) return createLocalFanOut()
  if (NATS_URL) return overNats(NATS_URL, db, log)
  const fanOut = createPostgresFanOut({
    newClient: () =>
      new pg.Client({
        connectionString: DATABASE_DIRECT_URL ?? DATABASE_URL,
        keepAlive: true,
        ...timeLimits,
        // By this name a restore knows that a server is running.
        application_name: 'towline',
      }),
    log,
  })
  await fanOut.ready()
  return fanOut
}

async function overNats(url: string, db: Db, log: Log): Promise<FanOut> {
  const fanOut = createNatsFanOut({ url, installation: await nameOf(db), log })
  // Callers are answered without it, and it is tried again and again.
  await within(NATS_MS, fanOut.ready()).catch(() =>
    log.error('NATS does not answer: other server processes are not heard until it does'),
  )
  return fanOut
}

const Named = z.tuple([z.object({ name: z.string() })])

/** What all processes on this database know, and those on no other: a copy elsewhere is another. */
async function nameOf(db: Db): Promise<string> {
  const { rows } = await db.raw(
    `select system_identifier || ' ' || oid as name from pg_control_system(), pg_database
     where datname = current_database()`,
  )
  const [{ name }] = Named.parse(rows)
  return createHash('sha256').update(name).digest('hex').slice(0, 32)
}
