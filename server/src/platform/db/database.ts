import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import type pg from 'pg'
import { BindingDriver, bind } from './binding-driver.ts'
import type { EngineMemory } from './embedded/engine-client.ts'
import { asDatabaseError, DatabaseUnavailable } from './errors.ts'
import { preparingPool } from './prepared.ts'
import { Pulse } from './pulse.ts'
import type { Tables } from './tables.ts'

/** An open transaction; all a handler sees of the database. */
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
  /** One statement of the product itself that only reads, with no transaction to begin and end around it. */
  lookUp<T>(read: (tx: Tx) => Promise<T>): Promise<T>
  /** SQL outside our transactions, for libraries that bring their own (the job queue). */
  raw(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  /** Resolves when the database answers; otherwise DatabaseUnavailable. */
  ping(): Promise<void>
  /** Resolves when something small could be stored for good; otherwise DatabaseUnavailable. */
  tryToWrite(): Promise<void>
  /** When the database last had no room to store something, epoch ms. */
  lastFullAt(): number | null
  /** For how many ms nothing has come back from it, though something was asked: it is frozen, not slow. */
  silentFor(): number
  /** What the embedded engine's own thread takes; null where there is none. */
  memory(): Promise<EngineMemory | null>
  /** Waits for open transactions, writes everything down and lets go of the directory. */
  close(): Promise<void>
}

/** An open transaction and the company it is bound to from its first message on; null for the product's own. */
type Scope = { companyId: string | null; ended: boolean }

/** What is opened before it is a database: a pool of either engine, and what else belongs to it. */
type Opened = {
  pool: pg.Pool
  close: () => Promise<void>
  memory?: Db['memory']
  /** Each transaction may have another connection of the server. */
  isPooled?: boolean
}

/** Kysely for PostgreSQL, whose transactions begin bound to the company that is asked for at that moment. */
function kyselyOver(opened: Opened, pulse: Pulse, companyId: () => string | null): Kysely<Tables> {
  const pool = preparingPool(opened.pool, pulse, opened.isPooled ?? false)
  const dialect = new PostgresDialect({ pool })
  return new Kysely({
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createDriver: () => new BindingDriver({ pool }, companyId),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
    },
  })
}

/** Puts the transaction handlers over a pool of either engine. */
export function databaseOver(engine: Db['engine'], opened: Opened): Db {
  const { pool, close, memory } = opened
  const pulse = new Pulse()
  const open = new AsyncLocalStorage<Scope>()
  const kysely = kyselyOver(opened, pulse, () => open.getStore()?.companyId ?? null)
  let lastFullAt: number | null = null

  async function outside<T>(run: () => Promise<T>): Promise<T> {
    refuseNesting(open.getStore())
    try {
      return await run()
    } catch (thrown) {
      const error = asDatabaseError(thrown)
      if (error instanceof DatabaseUnavailable && error.isDiskFull) lastFullAt = Date.now()
      throw error
    }
  }

  async function transaction<T>(
    companyId: string | null,
    work: (tx: Tx) => Promise<T>,
    options: Options = {},
  ): Promise<T> {
    const scope: Scope = { companyId, ended: false }
    const hooks: (() => void)[] = []
    const builder = options.readOnly
      ? kysely.transaction().setAccessMode('read only')
      : kysely.transaction()
    const result = await outside(() =>
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
    asSystem: (work, options) => transaction(null, work, options),
    asCompany: transaction,
    asCompanyFound: (find, work, options) =>
      transaction(
        null,
        async (tx) => {
          const companyId = await find(tx)
          await bind(tx, companyId)
          return work(tx, companyId)
        },
        options,
      ),
    async lookUp(read) {
      // What a transaction has beside this, a look-up does not use: savepoints and hooks.
      return await outside(() => kysely.connection().execute((one) => read(one as Tx)))
    },
    async raw(text, values) {
      const answer = await outside(() => pulse.feel(pool.query(text, values)))
      return { rows: Array.isArray(answer) ? answer.flatMap(({ rows }) => rows) : answer.rows }
    },
    async ping() {
      await outside(() => pulse.feel(pool.query('select 1')))
    },
    async tryToWrite() {
      // A message for nobody in the log of changes: committed like any row, and in no table.
      await outside(() =>
        pulse.feel(pool.query(`select pg_logical_emit_message(true, 'towline', '')`)),
      )
    },
    lastFullAt: () => lastFullAt,
    silentFor: () => pulse.silentFor,
    memory: memory ?? (async () => null),
    close,
  }
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
function refuseNesting(scope: Scope | undefined): void {
  if (scope && !scope.ended)
    throw new Error('A transaction was asked for inside an open one: use the tx already at hand')
}
