import { once } from 'node:events'
import net from 'node:net'
import { sql } from 'kysely'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { testPostgres } from '../../testing/database.ts'
import { postgresCopyUrl } from '../../testing/images.ts'
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

    async function open(databaseUrl: string) {
      const db = await openDatabase({ databaseUrl, dataDir: '/nonexistent', poolSize: 3 })
      clearing.push(() => db.close())
      return db
    }

    it('that goes away is reported as such, and used again when it is back', async () => {
      const proxy = await startProxy(await database())
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

/** A way to the server that can be cut and mended. */
async function startProxy(target: string) {
  const { hostname, port } = new URL(target)
  const sockets = new Set<net.Socket>()
  const proxy = net.createServer((incoming) => {
    const outgoing = net.connect(Number(port || 5432), hostname)
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
    }
    incoming.pipe(outgoing).pipe(incoming)
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const address = proxy.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String(address.port)
  const stop = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => proxy.close(resolve))
  }
  clearing.push(stop)
  return {
    url: url.href,
    stop,
    start: () => once(proxy.listen(address.port, '127.0.0.1'), 'listening'),
  }
}
