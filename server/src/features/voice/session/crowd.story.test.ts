import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Db } from '../../../platform/db/index.ts'
import { createLocalFanOut } from '../../../platform/realtime/index.ts'
import { everyEngine } from '../../../testing/database.ts'
import { type Product, startProduct, type TestCompany } from '../../../testing/product.ts'
import { answerCall } from '../carrier/answer-call.ts'
import { openLiveCallRegistry } from '../live-calls/registry.ts'
import { aCallService } from '../testing/call-service.fixture.ts'
import { agentToolsOf } from '../tools/agent-tools.ts'
import { callLogOf } from './call-log.ts'

const CALLERS = 60

everyEngine('a crowd that calls in one instant', (database) => {
  let transactions = 0
  let product: Product
  let company: TestCompany
  beforeEach(async () => {
    product = await startProduct(counting(database.db, () => transactions++))
    company = await product.company('Lone Star Towing')
  })
  afterEach(() => product.stop())

  /** The database, of which every transaction is counted. */
  const counting = (db: Db, count: () => void): Db => ({
    ...db,
    asCompany: (...given) => {
      count()
      return db.asCompany(...given)
    },
    asSystem: (...given) => {
      count()
      return db.asSystem(...given)
    },
  })

  /** All of them call; the answers, when each is written down and so many are held, and the transactions it took. */
  const ring = async (sids: string[], held: number) => {
    transactions = 0
    const { app } = product
    const registry = openLiveCallRegistry(app, createLocalFanOut())
    const { service } = await aCallService({
      limits: { answerMs: 60_000 },
      real: { tools: agentToolsOf(app), log: callLogOf(app), registry },
    })
    const answers = await Promise.all(
      sids.map((CallSid, n) =>
        answerCall(service, { CallSid, From: `+1214555${1000 + n}`, To: company.number }),
      ),
    )
    await Promise.all(sids.map((sid) => service.find(sid)?.written(60_000)))
    // That a call is held is noted beside what is said in it.
    await vi.waitFor(
      async () =>
        expect((await database.db.raw('select 1 from live_call')).rows).toHaveLength(held),
      { timeout: 20_000 },
    )
    const spent = transactions
    await service.stop()
    await registry.stop()
    return { answers, spent }
  }
  const sidsOf = (count: number) => Array.from({ length: count }, (_, n) => `CA${n}`)
  const logs = async () => {
    const { rows } = await database.db.raw(
      `select p.call_sid, p.last_seq, p.from_number, p.memory is not null as remembers, e.kind
       from phone_call p left join phone_call_event e on e.phone_call_id = p.id`,
    )
    return rows
  }

  it('is answered with a handful of transactions, and each call is written down', async () => {
    const { answers, spent } = await ring(sidsOf(CALLERS), CALLERS)
    expect(spent).toBeLessThan(CALLERS / 2)
    expect(answers.filter((twiml) => twiml.includes('<ConversationRelay'))).toHaveLength(CALLERS)
    const written = sidsOf(CALLERS).map((call_sid, n) => ({
      call_sid,
      last_seq: 1,
      from_number: `214555${1000 + n}`,
      remembers: true,
      kind: 'said',
    }))
    expect(await logs()).toEqual(expect.arrayContaining(written))
    expect(await logs()).toHaveLength(CALLERS)
  })

  it('has one record of a call of which the carrier tells twice, and nobody suffers from a wrong one', async () => {
    const nonsense = 'x'.repeat(65)
    const { answers } = await ring(['CA0', 'CA1', 'CA1', nonsense, 'CA2'], 3)
    expect(answers.map((twiml) => twiml.includes('<ConversationRelay'))).toEqual([
      true,
      true,
      true,
      false,
      true,
    ])
    expect(await logs()).toHaveLength(3)
  })
})
