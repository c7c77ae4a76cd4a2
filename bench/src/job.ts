import { setTimeout as wait } from 'node:timers/promises'
import { Client } from '@stomp/stompjs'
import { DispatchChanged, dispatchChanged, topicFor } from '@towline/contract'
import { type SpawnedProduct, spawnFreshProduct } from '@towline/server/testing'
import { z } from 'zod'
import { callAtOnce, settle } from './callers.ts'
import { ms, quantile, type Table } from './report.ts'

const upToThePlace = ['My battery is dead', "Yes, I'm safe, I'm in a parking lot", 'yes']
const thePlace = "I'm at 2400 Preston Road in Plano"

const levels: [calls: number, times: number, spreadMs: number, when: string][] = [
  [1, 30, 0, 'one by one'],
  [50, 2, 5000, 'within five seconds'],
  [50, 2, 0, 'in the same instant'],
]

/** From the sentence that completes place and reason to the announcement of the job, and to its reading. */
export async function measureJob(): Promise<Table[]> {
  const product = await spawnFreshProduct()
  const board = await listen(product)
  const rows: (string | number)[][] = []
  try {
    await callsAtOnce(product, board, 20, 0)
    for (const [count, times, spreadMs, when] of levels) {
      const seen: Seen[] = []
      for (let time = 0; time < times; time += 1)
        seen.push(...(await callsAtOnce(product, board, count, spreadMs)))
      const announced = seen.map(({ announcedMs }) => announcedMs)
      const read = seen.map(({ readMs }) => readMs)
      rows.push([
        count,
        when,
        seen.length,
        ...[announced, read].flatMap((each) => [ms(quantile(each, 0.5)), ms(quantile(each, 0.99))]),
      ])
    }
  } finally {
    await board.stop()
    await product.stop()
  }
  return [
    {
      title: 'From the sentence that completes place and reason to the job on the wire',
      columns: [
        'calls at once',
        'the sentences come',
        'jobs',
        'announced p50',
        'announced p99',
        'read back p50',
        'read back p99',
      ],
      rows,
      note: 'A job is announced only after its row is committed, so the row is there sooner. "Read back" is when a subscriber that asks at the announcement holds the whole job. Wanted: within 300 ms.',
    },
  ]
}

type Seen = { announcedMs: number; readMs: number }
type Board = {
  next(fromNumber: string): Promise<{ announcedAt: number; readAt: number }>
  stop(): Promise<void>
}

async function callsAtOnce(
  product: SpawnedProduct,
  board: Board,
  count: number,
  spreadMs: number,
): Promise<Seen[]> {
  const phones = await callAtOnce(product.aPhone, count)
  for (const words of upToThePlace) await Promise.all(phones.map((phone) => phone.say(words)))
  const seen = await Promise.all(
    phones.map(async (phone) => {
      await wait(Math.random() * spreadMs)
      const job = board.next(phone.callSid)
      const since = performance.now()
      await phone.say(thePlace)
      const { announcedAt, readAt } = await job
      return { announcedMs: announcedAt - since, readMs: readAt - since }
    }),
  )
  await Promise.all(phones.map((phone) => phone.hangUp()))
  await settle(product)
  return seen
}

const Job = z.object({ twilioCallId: z.string() })

/** A dispatcher's subscription that reads each job when it is first announced. */
async function listen(product: SpawnedProduct): Promise<Board> {
  const { email, password, companyId } = product.demo
  const authorization = `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`
  const waiting = new Map<string, PromiseWithResolvers<{ announcedAt: number; readAt: number }>>()
  const known = new Set<string>()
  const client = new Client({
    brokerURL: `${product.url.replace('http', 'ws')}/towline/ws/websocket`,
    connectHeaders: { Authorization: authorization },
    reconnectDelay: 0,
  })
  const { promise: connected, resolve } = Promise.withResolvers<void>()
  client.onConnect = () => {
    client.subscribe(topicFor(dispatchChanged, companyId), async ({ body }) => {
      const announcedAt = performance.now()
      const { id } = DispatchChanged.parse(JSON.parse(body))
      if (known.has(id)) return
      known.add(id)
      const answer = await fetch(`${product.url}/towline/dispatch/${id}`, {
        headers: { authorization },
      })
      const { twilioCallId } = Job.parse(await answer.json())
      waiting.get(twilioCallId)?.resolve({ announcedAt, readAt: performance.now() })
    })
    resolve()
  }
  client.activate()
  await connected
  return {
    next(callSid) {
      const job = Promise.withResolvers<{ announcedAt: number; readAt: number }>()
      waiting.set(callSid, job)
      return job.promise
    },
    stop: () => client.deactivate(),
  }
}
