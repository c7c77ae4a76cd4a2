import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnProduct } from '@towline/server/testing'
import { spawnBareRealtime } from '@towline/server/testing/bare-realtime'
import { fillBoard } from '@towline/server/testing/filled-board'
import { fillChats } from '@towline/server/testing/filled-chats'
import { findPostgres, postgresCopyUrl } from '@towline/server/testing/images'
import { type RabbitMq, startRabbitMq } from './broker-rabbitmq.ts'
import { ms, quantile, ratio, type Table } from './report.ts'
import { type Crowd, gather, type Place, type Wire } from './wire-crowd.ts'

const CHATS = 200
const LISTENERS = 1_000
const ROUNDS = 3
const SECONDS = 5

/** Somebody who carries messages, and what it calls the places where people talk. */
type Carrier = Wire & {
  name: string
  chats: Place[]
  topic: Place
  stop(): Promise<void>
}

type Load = {
  name: string
  places(carrier: Carrier): Place[]
  members: number
  underWay: number
  messagesASecond: number
}

const loads: Load[] = [
  {
    name: `${CHATS} chats × 2`,
    places: ({ chats }) => chats,
    members: 2,
    // Every member has a message on the way.
    underWay: 2 * CHATS,
    // In each chat a line every four seconds.
    messagesASecond: CHATS / 4,
  },
  {
    name: `1 topic × ${LISTENERS}`,
    places: ({ topic }) => [topic],
    members: LISTENERS,
    underWay: 16,
    messagesASecond: 2,
  },
]

/** Messages between many people: our wire and RabbitMQ's, side by side in turns. */
export async function measureWire(): Promise<Table[]> {
  const rows: (string | number)[][] = []
  const carriers: Carrier[] = []
  let note = ''
  try {
    const rabbit = await startRabbitMq()
    if (rabbit) carriers.push(rabbitMq(rabbit, 'passes'), rabbitMq(rabbit, 'stores'))
    else note = 'RabbitMQ is not installed here, so ours was measured alone.'
    carriers.push(await bare(), await product('embedded', {}))
    const server = await findPostgres()
    if (server) carriers.push(await onPostgres(server))
    for (const load of loads) rows.push(...(await inTurns(load, carriers)))
  } finally {
    for (const { stop } of carriers) await stop()
  }
  return [
    {
      title: 'The live wire beside a broker',
      columns: [
        'load',
        'carried by',
        'delivered a second',
        'to the broker',
        'to the broker that stores',
        'deliveries a second',
        'p50',
        'p99',
        'p99 to the broker',
        'p99 to the broker that stores',
      ],
      rows,
      note: `${ROUNDS} rounds of ${SECONDS} s in turns, the median of them; STOMP 1.2 over WebSocket, messages of 120 characters, both ends on one machine. First as fast as it goes: in the chats every member has a message on the way, in the topic ${loads[1]?.underWay} are; then at a steady pace, where a delivery takes from sending until it is heard. "The wire alone" passes on what it is sent, as the broker's topics do; neither keeps it. The product asks who may, keeps a chat's message in its database before anybody hears it, and carries the topic of the simple chat, which it keeps nowhere. Wanted: the wire at least as good as the broker. ${note}`.trim(),
    },
  ]
}

/** Every carrier under the same load, one after the other, round by round. */
async function inTurns(load: Load, carriers: Carrier[]): Promise<(string | number)[][]> {
  const crowds: Crowd[] = []
  const figures = carriers.map(() => ({ rates: [], p50: [], p99: [] }) as Figures)
  try {
    for (const carrier of carriers)
      crowds.push(await gather(carrier, load.places(carrier), load.members))
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, crowd] of crowds.entries()) {
        const delays = await crowd.pace(load.messagesASecond, SECONDS)
        figures[index]?.p50.push(quantile(delays, 0.5))
        figures[index]?.p99.push(quantile(delays, 0.99))
        figures[index]?.rates.push(await crowd.flood(load.underWay, SECONDS))
      }
    }
  } finally {
    for (const crowd of crowds) await crowd.leave()
  }
  const medians = figures.map(({ rates, p50, p99 }) => ({
    rate: quantile(rates, 0.5),
    p50: quantile(p50, 0.5),
    p99: quantile(p99, 0.5),
  }))
  const [broker, storing] = carriers[0]?.name.startsWith('RabbitMQ') ? medians : []
  return medians.map(({ rate, p50, p99 }, index) => [
    load.name,
    carriers[index]?.name ?? '',
    Math.round(rate),
    broker ? ratio(rate, broker.rate) : '',
    storing ? ratio(rate, storing.rate) : '',
    load.messagesASecond * load.members,
    ms(p50),
    ms(p99),
    broker ? ratio(p99, broker.p99) : '',
    storing ? ratio(p99, storing.p99) : '',
  ])
}

type Figures = { rates: number[]; p50: number[]; p99: number[] }

const padding = 'x'.repeat(110)
const bareWords = (tag: string) => `${tag}${padding}`
const chatWords = (tag: string) => JSON.stringify({ content: `${tag}${padding}` })
const simpleWords = (tag: string) =>
  JSON.stringify({ id: 1, userId: '1', text: `${tag}${padding}` })

const numbered = <Item>(count: number, make: (number: number) => Item): Item[] =>
  Array.from({ length: count }, (_, number) => make(number))

/** The broker's topics; where it stores, a durable queue of each keeps what is said there on its disk. */
function rabbitMq({ url, version, stop }: RabbitMq, does: 'passes' | 'stores'): Carrier {
  const place = (name: string): Place => {
    const topic = `/topic/${does}.${name}`
    const store = [`id:${name}`, `destination:${topic}`, 'durable:true', 'auto-delete:false']
    return {
      hears: topic,
      says: topic,
      words: bareWords,
      ...(does === 'stores' && { stores: store }),
    }
  }
  return {
    name: `RabbitMQ ${version}, web-stomp${does === 'stores' ? ', stored' : ''}`,
    url,
    connectLines: () => ['login:guest', 'passcode:guest'],
    chats: numbered(CHATS, (number) => place(`chat.${number}`)),
    topic: place('messages'),
    // One node is both.
    stop: does === 'passes' ? stop : async () => {},
  }
}

async function bare(): Promise<Carrier> {
  const { url, stop } = await spawnBareRealtime()
  const place = (at: string): Place => ({ hears: at, says: at, words: bareWords })
  return {
    name: 'Towline, the wire alone',
    url: webSocketOf(url),
    connectLines: () => [],
    chats: numbered(CHATS, (number) => place(`/topic/chat/${number}/messages`)),
    topic: place('/topic/messages'),
    stop,
  }
}

async function onPostgres(server: string): Promise<Carrier> {
  const { url, drop } = await postgresCopyUrl(server)
  const carrier = await product('PostgreSQL', { DATABASE_URL: url })
  return {
    ...carrier,
    stop: async () => {
      await carrier.stop()
      await drop()
    },
  }
}

/** The whole product; of each chat one member is the customer and the other a rep. */
async function product(database: string, settings: Record<string, string>): Promise<Carrier> {
  const dataDir = await mkdtemp(join(tmpdir(), 'towline-bench-'))
  const made = await spawnProduct(dataDir, settings)
  await made.stop()
  const store = { dataDir, databaseUrl: settings.DATABASE_URL }
  await fillBoard(store, made.demo.companyId, 2 * CHATS)
  const ids = await fillChats(store, made.demo.companyId, CHATS)
  const running = await spawnProduct(dataDir, settings)
  const { email, password } = running.demo
  const basic = `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`
  return {
    name: `Towline, the product on ${database}`,
    url: webSocketOf(running.url),
    connectLines: (member) => (member === 1 ? [`Authorization:${basic}`] : []),
    chats: ids.map((id) => ({
      hears: `/topic/chat/${id}/messages`,
      says: `/app/chat/${id}/sendMessage`,
      joins: `/app/chat/${id}/join`,
      words: chatWords,
    })),
    topic: { hears: '/topic/messages', says: '/app/sendMessage', words: simpleWords },
    stop: async () => {
      await running.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const webSocketOf = (url: string) => `${url.replace('http', 'ws')}/towline/ws/websocket`
