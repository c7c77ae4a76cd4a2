import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import type pg from 'pg'
import { asDatabaseError } from './errors.ts'
import { often, preparingPool } from './often.ts'
import type { Tables } from './tables.ts'

/** An open transaction; all a verb sees of the database. */
export type Tx = Transaction<Tables>

type Options = { readOnly?: boolean }

/** The database, whichever engine is behind it. */
export type Db = {
  engine: 'embedded' | 'postgres'
  /** One transaction bound to a company by row-level security: other companies' rows are not there. */
  asCompany<T>(companyId: string, work: (tx: Tx) => Promise<T>, options?: Options): Promise<T>
  /** The same for the company that is looked up first, in that very transaction. */
  asCompanyFound<T>(
    find: (tx: Tx) => Promise<string>,
    work: (tx: Tx, companyId: string) => Promise<T>,
    options?: Options,
  ): Promise<T>
  /** One transaction of the product itself, across companies (sign-in, carrier webhooks, jobs). */
  asSystem<T>(work: (tx: Tx) => Promise<T>, options?: Options): Promise<T>
  /** SQL outside our transactions, for libraries that bring their own (the job queue). */
  raw(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  /** Resolves when the database answers; otherwise DatabaseUnavailable. */
  ping(): Promise<void>
  /** Waits for open transactions, writes everything down and lets go of the directory. */
  close(): Promise<void>
}

/** Puts the transaction verbs over a pool of either engine. */
export function databaseOver(engine: Db['engine'], pool: pg.Pool, close: () => Promise<void>): Db {
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) })
  const open = new AsyncLocalStorage<{ ended: boolean }>()

  async function transaction<T>(work: (tx: Tx) => Promise<T>, options: Options = {}): Promise<T> {
    refuseNesting(open.getStore())
    const scope = { ended: false }
    const hooks: (() => void)[] = []
    const builder = options.readOnly
      ? kysely.transaction().setAccessMode('read only')
      : kysely.transaction()
    const result = await typed(() =>
      open.run(scope, () =>
        builder.execute((tx) => {
          afterCommitHooks.set(tx, hooks)
          return work(tx).finally(() => {
            scope.ended = true
          })
        }),
      ),
    )
    for (const hook of hooks) hook()
    return result
  }

  return {
    engine,
    asSystem: transaction,
    asCompany: (companyId, work, options) =>
      transaction(async (tx) => {
        await bind(tx, companyId)
        return work(tx)
      }, options),
    asCompanyFound: (find, work, options) =>
      transaction(async (tx) => {
        const companyId = await find(tx)
        await bind(tx, companyId)
        return work(tx, companyId)
      }, options),
    async raw(text, values) {
      refuseNesting(open.getStore())
      const answer = await typed(() => pool.query(text, values))
      return { rows: Array.isArray(answer) ? answer.flatMap(({ rows }) => rows) : answer.rows }
    },
    async ping() {
      refuseNesting(open.getStore())
      await typed(() => pool.query('select 1'))
    },
    close,
  }
}

async function bind(tx: Tx, companyId: string): Promise<void> {
  await sql`${often} select set_config('role', 'towline_app', true),
    set_config('towline.company_id', ${companyId}, true)`.execute(tx)
}

const afterCommitHooks = new WeakMap<object, (() => void)[]>()

/**
 * Runs `hook` once the transaction has been committed, never when it was rolled back. For what need
 * not survive a crash (announcements, waking a runner); a hook must not throw.
 */
export function afterCommit(tx: Tx, hook: () => void): void {
  const hooks = afterCommitHooks.get(tx)
  if (!hooks) throw new Error('afterCommit needs the tx that asCompany or asSystem handed out')
  hooks.push(hook)
}

// The embedded engine has one connection: the inner transaction would wait for the outer one, which
// waits for it. On PostgreSQL the same happens once the pool is used up. So it fails at once on both.
function refuseNesting(scope: { ended: boolean } | undefined): void {
  if (scope && !scope.ended)
    throw new Error('A transaction was asked for inside an open one: use the tx already at hand')
}

async function typed<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    throw asDatabaseError(error)
  }
}
