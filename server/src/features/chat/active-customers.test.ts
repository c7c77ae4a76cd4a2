import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { eachEngine } from '../../testing/database.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { activeCustomers } from './active-customers.store.ts'
import { openChats } from './testing/chats.fixture.ts'

const OLD_CHATS = 4_000
/** They take a while to write down. */
const FILLING_MS = 120_000

eachEngine('active customers', (database) => {
  const product = sharedProduct(database)
  let chats: Awaited<ReturnType<typeof openChats>>
  beforeEach(async () => {
    chats = await openChats(product)
  })

  const list = () =>
    database.db.asCompany(chats.ours.companyId, (tx) =>
      activeCustomers(tx, chats.ours.companyId, Date.now()),
    )
  /** How many rows the database reads for the list: a count, which no busy machine changes. */
  const rowsRead = () =>
    database.db.asCompany(chats.ours.companyId, async (tx) => {
      const soFar = async () => {
        const { rows } = await sql<{ n: number }>`
          select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as n
          from pg_stat_xact_user_tables`.execute(tx)
        return rows[0]?.n ?? 0
      }
      // A table as small as a test's is sometimes read whole; what is asked here is whether it need not be.
      for (const way of ['seqscan', 'hashjoin', 'mergejoin'])
        await sql.raw(`set local enable_${way} = off`).execute(tx)
      const before = await soFar()
      await activeCustomers(tx, chats.ours.companyId, Date.now())
      return (await soFar()) - before
    })
  /** Chats of former days, each with messages that somebody has read. */
  const fillOldChats = async () => {
    const { companyId } = chats.ours
    await database.db.raw(`
      insert into dispatch_call (id, company_id, dispatch_number, status, status_at, created_at, fields)
        select gen_random_uuid(), '${companyId}', 'old' || n, 'completed', now() - interval '90 days',
          now() - interval '90 days', '{}' from generate_series(1, ${OLD_CHATS}) n;
      insert into chat_request (id, company_id, dispatch_call_id, created_at)
        select 'old' || md5(id::text), company_id, id, created_at from dispatch_call
        where dispatch_number like 'old%';
      insert into chat_side (chat_id, company_id, role, joined_at, active_at, said_at, heard_at)
        select id, company_id, 'customer', created_at, created_at, created_at, created_at
        from chat_request where id like 'old%';
      insert into chat_side (chat_id, company_id, role, read_at)
        select id, company_id, 'rep', created_at from chat_request where id like 'old%';
      insert into chat_message (id, company_id, chat_id, role, name, content, via, created_at)
        select gen_random_uuid(), company_id, id, 'customer', 'C', 'Hello', 'chat', created_at
        from chat_request, generate_series(1, 3) where id like 'old%';
      analyze`)
  }

  it(
    'cost no more with many chats of former days, and who waits from then still stands first',
    async () => {
      const forgotten = await chats.aChat({ customerName: 'Forgotten' })
      // Who writes has not come in for that.
      await (await chats.line()).say(forgotten.to('sendMessage'), { content: 'Hello?' })
      await database.db.raw(`update chat_side set active_at = now() - interval '80 days'`)
      const answered = await chats.aChat({ customerName: 'Answered' })
      const customer = await chats.line()
      await customer.say(answered.to('join'))
      expect(await rowsRead()).toBeGreaterThan(0)
      await fillOldChats()
      expect(await rowsRead()).toBeLessThan(OLD_CHATS / 10)
      const names = (await list()).map(({ customerName, unread, here }) => [
        customerName,
        unread,
        here,
      ])
      expect(names).toEqual([
        ['Forgotten', 1, false],
        ['Answered', 0, true],
      ])
    },
    FILLING_MS,
  )

  it('are shown a hundred unread messages at most, and none when the rep has read', async () => {
    const { id, to } = await chats.aChat()
    await (await chats.line()).say(to('sendMessage'), { content: 'first' })
    await database.db.raw(
      `insert into chat_message (id, company_id, chat_id, role, name, content, via, created_at)
       select gen_random_uuid(), company_id, chat_id, role, name, content, via, created_at - interval '1 h'
       from chat_message, generate_series(1, 150)`,
    )
    expect(await list()).toMatchObject([{ id, unread: 100 }])
    await (await chats.line(chats.ours.basic)).say(to('read'), { readDate: Date.now() })
    expect(await list()).toMatchObject([{ id, unread: 0 }])
    await (await chats.line()).say(to('sendMessage'), { content: 'another' })
    expect(await list()).toMatchObject([{ id, unread: 1, lastMessage: 'another' }])
  })
})
