import { randomUUID } from 'node:crypto'
import { CompiledQuery, sql } from 'kysely'
import { type JobWithMetadata, PgBoss } from 'pg-boss'
import { type Db, prepared, preparedText, type Tx } from '../db/index.ts'
import type { Log } from '../log.ts'

/**
 * All tasks go through one queue: one poll for all of them, however many kinds there are. Its policy
 * `short` keeps one waiting task per singleton key; tasks without a key get one of their own.
 */
const queueName = 'towline'
/** A runner that has not been heard of for this long is taken for dead, and its tasks go to others. */
const heartbeatSeconds = 30
const superviseSeconds = 30
const keptDays = 30
const daySeconds = 86_400

/** The first retry comes after this; each further one after about twice as long, up to the limit. */
const firstRetrySeconds = 1
const longestRetrySeconds = 900

type Row = JobWithMetadata<{ job: string; data: unknown }>

/** pg-boss on our database, in the few words the runner needs. */
export type Queue = Awaited<ReturnType<typeof openQueue>>

/** Opens the queue; its tables are made the first time. */
export async function openQueue(db: Db, log: Log) {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.raw(text, values) },
    backend: db.engine === 'embedded' ? 'pglite' : 'postgres',
    schedule: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'the task queue had a problem'))
  await boss.start()
  await boss.createQueue(queueName, {
    policy: 'short',
    heartbeatSeconds,
    retryBackoff: true,
    retryDelay: firstRetrySeconds,
    retryDelayMax: longestRetrySeconds,
    retentionSeconds: keptDays * daySeconds,
    deleteAfterSeconds: keptDays * daySeconds,
  })
  // Without this pg-boss would look the queue up when the first task is sent, outside its transaction.
  await boss.fetch(queueName, { batchSize: 1, minPriority: 1 })

  return {
    heartbeatMs: (heartbeatSeconds * 1000) / 3,
    async send(tx: Tx, job: { name: string; data: unknown; retries: number } & SendOptions) {
      const { name, data, retries, startAfterMs = 0, singletonKey = randomUUID() } = job
      await asOwner(tx, () =>
        boss.send(
          queueName,
          { job: name, data },
          {
            db: {
              executeSql: (text, values) =>
                tx.executeQuery(CompiledQuery.raw(planOnce(text), values)),
            },
            retryLimit: retries,
            singletonKey: `${name}:${singletonKey}`,
            ...(startAfterMs > 0 ? { startAfter: startAfterMs / 1000 } : {}),
          },
        ),
      )
    },
    take: (limit: number): Promise<Row[]> =>
      boss.fetch<Row['data']>(queueName, { batchSize: limit, includeMetadata: true }),
    done: (id: string) => boss.complete(queueName, id),
    failed: (ids: string[], reason: object) => boss.fail(queueName, ids, reason),
    touch: (ids: string[]) => boss.touch(queueName, ids),
    /** Jobs that could be taken now. */
    readyIds: () => idsWhere(db, `state in ('created', 'retry') and start_after <= now()`),
    /**
     * Jobs that a crash cut off. The embedded store is ours alone, so there it is whatever counts as
     * running; with PostgreSQL another process may be at it, unless its heartbeat has stopped.
     */
    cutOffIds: () =>
      idsWhere(
        db,
        db.engine === 'embedded'
          ? `state = 'active'`
          : `state = 'active' and heartbeat_on < now() - interval '${heartbeatSeconds} s'`,
      ),
    stop: () => boss.stop({ graceful: false, close: false }),
  }
}

/** When to run at the earliest, and under which key at most one task of a kind waits. */
export type SendOptions = { startAfterMs?: number; singletonKey?: string }

/**
 * Sending a task takes longer to plan than to perform, and its plan does not depend on how many there are. Taking
 * one is planned anew each time: a plan made while there were few would be slow with many.
 */
const SENDING = /^\s*insert into \S+\.job/i

const planOnce = (text: string): string => (SENDING.test(text) ? preparedText(text) : text)

// The company's role sees nothing of the queue, which holds all companies' tasks.
async function asOwner(tx: Tx, work: () => Promise<unknown>): Promise<void> {
  const was = await sql<{ role: string }>`${prepared}
    select current_setting('role') as role, set_config('role', 'none', true)`.execute(tx)
  await work()
  await sql`${prepared} select set_config('role', ${was.rows[0]?.role ?? 'none'}, true)`.execute(tx)
}

async function idsWhere(db: Db, condition: string): Promise<string[]> {
  const { rows } = await db.raw(
    `select id from pgboss.job where name = '${queueName}' and ${condition}`,
  )
  return rows.map((row) => idOf(row))
}

function idOf(row: unknown): string {
  if (typeof row === 'object' && row !== null && 'id' in row) return String(row.id)
  throw new TypeError('a task row without id')
}
