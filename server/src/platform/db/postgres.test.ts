import { sql } from 'kysely'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { testPostgres } from '../../testing/database.ts'
import { postgresCopyUrl } from '../../testing/images.ts'
import { startTcpProxy, type TcpProxy } from '../../testing/tcp-proxy.ts'
import { DatabaseMisconfigured, DatabaseUnavailable, openDatabase } from './index.ts'

const clearing: (() => unknown)[] = []
afterEach(async () => {
  for (const clear of clearing.splice(0).reverse()) await clear()
})

it('says that the database cannot be reached when there is none', async () => {
  const opening = openDatabase({
    databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing',
    dataDir: '/nonexistent',
  })
  await expect(opening).rejects.toThrow(DatabaseUnavailable)
  await expect(opening).rejects.toThrow('ECONNREFUSED')
})

const server = testPostgres
if (server)
  describe('a PostgreSQL server (postgres)', () => {
    async function database() {
      const { url, drop } = await postgresCopyUrl(server ?? '')
      clearing.push(drop)
      return url
    }

    async function proxyTo(databaseUrl: string): Promise<TcpProxy> {
      const proxy = await startTcpProxy(databaseUrl)
      clearing.push(proxy.stop)
      return proxy
    }

    async function open(databaseUrl: string, more: { statementMs?: number } = {}) {
      const db = await openDatabase({ databaseUrl, dataDir: '/nonexistent', poolSize: 3, ...more })
      clearing.push(() => db.close())
      return db
    }

    it('that goes away is reported as such, and used again when it is back', async () => {
      const proxy = await proxyTo(await database())
      const db = await open(proxy.url)
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
      const cutOff = db.asSystem(async (tx) => {
        begin()
        await sql`select pg_sleep(20)`.execute(tx)
      })
      await begun
      const failed = expect(cutOff).rejects.toThrow(DatabaseUnavailable)
      await proxy.stop()
      await failed
      await expect(db.ping()).rejects.toThrow(DatabaseUnavailable)
      await expect(db.asSystem(async () => {})).rejects.toThrow(DatabaseUnavailable)
      await proxy.start()
      await db.ping()
      await db.asSystem((tx) => sql`select 1`.execute(tx))
    })

    it('that is frozen keeps nobody waiting for ever, and is used again when it goes on', async () => {
      const proxy = await proxyTo(await database())
      const db = await open(proxy.url, { statementMs: 200 })
      await db.ping()
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
      const { promise: frozen, resolve: freeze } = Promise.withResolvers<void>()
      const cutOff = db.asSystem(async (tx) => {
        begin()
        await frozen
        await sql`select 1`.execute(tx)
      })
      await begun
      proxy.freeze()
      freeze()
      // More than there are connections: the rest waits for a free one, and no longer than that.
      const all = [
        cutOff,
        ...Array.from({ length: 6 }, () => db.asSystem(async () => {})),
        db.ping(),
      ]
      for (const work of all.map((work) => expect(work).rejects.toThrow(DatabaseUnavailable)))
        await work
      proxy.thaw()
      await db.ping()
      await db.asSystem((tx) => sql`select 1`.execute(tx))
    })

    it('that takes too long over a statement is told so, and the connection goes on', async () => {
      const db = await open(await database(), { statementMs: 200 })
      const slow = db.asSystem((tx) => sql`select pg_sleep(20)`.execute(tx))
      await expect(slow).rejects.toThrow(DatabaseUnavailable)
      await db.ping()
    })

    it('that ends our connections is used again at once', async () => {
      const db = await open(await database())
      const ended = db.asSystem((tx) =>
        sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx),
      )
      await expect(ended).rejects.toThrow(DatabaseUnavailable)
      await vi.waitFor(() => db.ping())
    })

    it('without the right to make the role is told what to run', async () => {
      const url = new URL(await database())
      const user = `towline_weak_${process.pid}`
      const admin = await open(url.href)
      await admin.raw(`create role ${user} login password 'weak'`)
      clearing.push(() =>
        admin.raw(
          `reassign owned by ${user} to current_user; drop owned by ${user}; drop role ${user}`,
        ),
      )
      await admin.raw(`grant all on schema public to ${user}; alter table migration owner to ${user};
        alter function towline_company() owner to ${user};
        alter function towline_guard(regclass) owner to ${user};
        alter function towline_open_guarded() owner to ${user};
        alter schema public owner to ${user}`)
      url.username = user
      url.password = 'weak'
      const opening = openDatabase({ databaseUrl: url.href, dataDir: '/nonexistent' })
      await expect(opening).rejects.toThrow(DatabaseMisconfigured)
      await expect(opening).rejects.toThrow(`grant towline_app to ${user};`)
    })
  })
