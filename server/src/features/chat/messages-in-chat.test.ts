import pg from 'pg'
import { beforeEach, expect, it, type MockInstance, onTestFinished, vi } from 'vitest'
import { everyEngine } from '../../testing/database.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { unreadByCustomer } from './messages-in-chat.store.ts'
import { openChats } from './testing/chats.fixture.ts'

/** What was asked in each transaction of a connection, and what was asked outside of one. */
function transactionsOf({ mock }: MockInstance<pg.Client['query']>): string[][] {
  const transactions: string[][] = []
  const open = new Map<unknown, string[]>()
  mock.calls.forEach(([query], at) => {
    const text = String(Object(query).text ?? query)
    const client = mock.contexts[at]
    const texts = open.get(client) ?? []
    if (texts.push(text) === 1) transactions.push(texts)
    if (/^(?:begin|start)\b/.test(text)) open.set(client, texts)
    if (/^(?:commit|rollback)\b/.test(text)) open.delete(client)
  })
  return transactions
}

everyEngine('messages in a chat', (database) => {
  const product = sharedProduct(database)
  let chats: Awaited<ReturnType<typeof openChats>>
  beforeEach(async () => {
    chats = await openChats(product)
  })

  it('are each sender’s own: two reps who give theirs the same id have written two, one rep on two devices one', async () => {
    const { id, to } = await chats.aChat()
    const olive = [await chats.line(chats.ours.basic), await chats.line(chats.ours.basic)]
    const dee = await chats.line(await chats.dispatcher())
    for (const device of olive)
      await device.say(to('sendMessage'), { id: 1_790_000_000_000, content: 'June is close' })
    await dee.say(to('sendMessage'), { id: 1_790_000_000_000, content: 'Stay in the car' })
    expect((await chats.messages(id)).map(({ name, content }) => [name, content])).toEqual([
      ['Olive Owner', 'June is close'],
      ['Dee Alvarez', 'Stay in the car'],
    ])
  })

  it('are kept once when the same one comes on many connections at the same instant, and each is told of it', async () => {
    const { id, to } = await chats.aChat()
    const lines = await Promise.all(Array.from({ length: 8 }, () => chats.line()))
    const message = { id: 'one', content: 'Help' }
    await Promise.all(lines.map((line) => line.say(to('sendMessage'), message)))
    expect(await chats.messages(id)).toHaveLength(1)
  })

  it('are refused beyond 120 in a minute, but for one that had been kept before', async () => {
    const { id, to } = await chats.aChat()
    await (await chats.line()).say(to('sendMessage'), { id: 'first', content: 'first' })
    await database.db.raw(
      `insert into chat_message (id, company_id, chat_id, role, name, content, via, created_at)
       select gen_random_uuid(), company_id, chat_id, role, name, content, via, created_at
       from chat_message, generate_series(1, 119)`,
    )
    const again = await chats.line()
    await again.say(to('sendMessage'), { id: 'first', content: 'first' })
    await expect(again.say(to('sendMessage'), { content: 'more' })).rejects.toThrow('in a minute')
    await (await chats.line(chats.ours.basic)).say(to('sendMessage'), { content: 'Slowly' })
    expect(await chats.messages(id)).toHaveLength(121)
  })

  it('take five queries each, that of the commit included', async () => {
    const { to } = await chats.aChat()
    const [customer, rep] = [await chats.line(), await chats.line(chats.ours.basic)]
    await customer.say(to('join'))
    await rep.say(to('join'))
    const asked = vi.spyOn(pg.Client.prototype, 'query')
    onTestFinished(() => asked.mockRestore())
    for (const line of [customer, rep]) {
      asked.mockClear()
      await line.say(to('sendMessage'), { id: 'mine', content: 'Hello' })
      // The jobs of the same product ask at times of their own.
      const ours = transactionsOf(asked).filter((texts) =>
        texts.some((text) => /\bchat_/.test(text)),
      )
      expect(ours.flat()).toHaveLength(5)
    }
  })

  it('that come at one time are kept together; each is heard in its chat alone, and who is refused is told', async () => {
    const ours = await Promise.all(Array.from({ length: 6 }, () => chats.aChat()))
    const theirs = await chats.aChat({}, chats.theirs)
    const [first, second] = ours
    if (!first || !second) throw new Error('there are six')
    const written = [...ours, theirs].map((chat) => ({ chat, basic: '' }))
    written.push({ chat: first, basic: chats.ours.basic })
    const refused = [
      { chat: second, basic: await chats.driver(), because: 'Your role' },
      { chat: theirs, basic: chats.ours.basic, because: 'Not found' },
      { chat: second, basic: chats.theirs.basic, because: 'Not found' },
    ]
    const lines = await Promise.all(
      [...written, ...refused].map(({ basic }) => chats.line(basic || undefined)),
    )
    const asked = vi.spyOn(pg.Client.prototype, 'query')
    onTestFinished(() => asked.mockRestore())
    const answers = await Promise.allSettled(
      [...written, ...refused].map(({ chat }, n) =>
        lines[n]?.say(chat.to('sendMessage'), { id: 'mine', content: `line ${n}` }),
      ),
    )
    const texts = asked.mock.calls.map(([query]) => String(Object(query).text ?? query))
    expect(texts.filter((text) => /insert into chat_message/.test(text)).length).toBeLessThan(
      written.length,
    )
    expect(answers.slice(0, written.length).every(({ status }) => status === 'fulfilled')).toBe(
      true,
    )
    for (const [n, { because }] of refused.entries())
      expect(answers[written.length + n]).toMatchObject({
        reason: { message: expect.stringContaining(because) },
      })
    const contents = async (id: string) =>
      (await chats.messages(id)).map(({ name, content }) => [name, content])
    for (const [n, { id }] of ours.entries())
      if (n > 0) expect(await contents(id)).toEqual([['Harriet Stone', `line ${n}`]])
    expect((await contents(first.id)).sort()).toEqual([
      ['Harriet Stone', 'line 0'],
      ['Olive Owner', 'line 7'],
    ])
    expect(await contents(theirs.id)).toEqual([['Harriet Stone', 'line 6']])
  })

  it('that wait for a text are read no further than it holds, and all marked', async () => {
    const { id, to } = await chats.aChat()
    const rep = await chats.line(chats.ours.basic)
    await rep.say(to('sendMessage'), { content: 'line 0' })
    await database.db.raw(
      `insert into chat_message (id, company_id, chat_id, role, name, content, via, created_at)
       select gen_random_uuid(), company_id, chat_id, role, name, 'line ' || n || repeat('x', 3000), via,
         created_at + n * interval '1 ms' from chat_message, generate_series(1, 3000) n`,
    )
    const found = await database.db.asCompany(chats.ours.companyId, (tx) =>
      unreadByCustomer(tx, id, 1_600),
    )
    expect(found?.words).toMatch(/^line 0\nline 1x/)
    expect(found?.words.length).toBeLessThan(200 * 1_601)
    expect(found?.last.at.getTime()).toBe((await chats.messages(id)).at(-1)?.createdDate)
  })
})
