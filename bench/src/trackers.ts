import { setTimeout as wait } from 'node:timers/promises'
import { Client } from '@stomp/stompjs'
import { type SpawnedProduct, spawnFreshProduct } from '@towline/server/testing'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { type Ask, asOwner } from './as-owner.ts'
import { cpuSeconds } from './dispatchers.ts'
import { ms, quantile, type Table } from './report.ts'

const TRUCKS = 500
/** Of these, so many have a driver on a job: their position is the driver's as well. */
const DRIVEN = 100
const EVERY_MS = 5_000
const ROUNDS = 12
const WARM_ROUNDS = 2
const MAKING_AT_ONCE = 10

const Position = z.object({ truckId: z.string(), place: z.object({ lat: z.number() }) })
type Truck = { id: string; url: string }

/** Five hundred trackers on the embedded database, each with a position every five seconds, and a board that hears of them. */
export async function measureTrackers(): Promise<Table[]> {
  const product = await spawnFreshProduct()
  try {
    const ask = await asOwner(product)
    const trucks = await makeFleet(ask)
    await driveSome(ask, trucks)
    const board = await openBoard(product)
    await drive(trucks, WARM_ROUNDS, 0)
    board.heardAt.clear()
    const before = await cpuSeconds(product)
    const since = performance.now()
    const { answers, sentAt } = await drive(trucks, ROUNDS, WARM_ROUNDS)
    const seconds = (performance.now() - since) / 1000
    const cores = ((await cpuSeconds(product)) - before) / seconds
    await wait(1_000)
    board.close()
    const shown = [...board.heardAt].map(([key, at]) => at - (sentAt.get(key) ?? Number.NaN))
    const kept = z.array(Position).parse(JSON.parse(await ask('GET employee/positions')))
    const last = new Set(trucks.map((_, n) => latOf(n, WARM_ROUNDS + ROUNDS - 1)))
    return [
      {
        title: 'Trackers',
        columns: ['', 'measured', 'wanted'],
        rows: [
          [
            'positions sent',
            `${answers.length} in ${Math.round(seconds)} s`,
            `${TRUCKS} every 5 s`,
          ],
          ['answered as stored', answers.filter(({ ok }) => ok).length, answers.length],
          ['on the board', shown.length, answers.length],
          ['last positions kept', kept.filter(({ place }) => last.has(place.lat)).length, TRUCKS],
          ['answered in, p50 / p99', inWords(answers.map(({ took }) => took)), ''],
          ['on the board in, p50 / p99', inWords(shown), '2 s'],
          ['processor', `${cores.toFixed(2)} cores`, '0.5'],
        ],
        note: `Embedded database, synced to disk; ${DRIVEN} of the trucks have a driver on a job, one board listens. Each position is answered once it is stored: what a company’s trackers say within 200 ms is one transaction. What sends and hears shares the processors.`,
      },
    ]
  } finally {
    await product.stop()
  }
}

const inWords = (times: readonly number[]) =>
  `${ms(quantile(times, 0.5))} / ${ms(quantile(times, 0.99))}`

/** Where a truck is in a round: nowhere twice, so that it says which position was heard. */
const latOf = (truck: number, round: number) =>
  Number((33 + (round * TRUCKS + truck) / 1e5).toFixed(5))

async function makeFleet(ask: Ask): Promise<Truck[]> {
  const made: Truck[] = []
  const make = async (n: number) => {
    const { id } = Made.parse(JSON.parse(await ask('POST truck', { name: `Unit ${n}` })))
    const { url } = Tracked.parse(JSON.parse(await ask(`POST truck/${id}/tracker`)))
    made.push({ id, url })
  }
  for (let n = 0; n < TRUCKS; n += MAKING_AT_ONCE)
    await Promise.all(Array.from({ length: MAKING_AT_ONCE }, (_, more) => make(n + more)))
  return made
}

const Made = z.object({ id: z.string() })
const Tracked = z.object({ url: z.string() })

/** Gives some of the trucks a driver, who is on a job with it. */
async function driveSome(ask: Ask, trucks: readonly Truck[]): Promise<void> {
  for (const [n, { id: truckId }] of trucks.slice(0, DRIVEN).entries()) {
    const person = {
      firstName: `Dale ${n}`,
      lastName: 'Rivers',
      email: `dale${n}@lonestar.example`,
      password: 'on the road 24/7',
      phoneNumber: '4695550143',
      roles: ['driver'],
    }
    const { id: driverId } = Made.parse(JSON.parse(await ask('POST employee', person)))
    const dispatchedDateTime = Date.now()
    await ask('POST dispatch', { vehicle: `Car ${n}`, driverId, truckId, dispatchedDateTime })
  }
}

/** Lets every truck say where it is, once a round, evenly over its five seconds. */
async function drive(trucks: readonly Truck[], rounds: number, firstRound: number) {
  const answers: { ok: boolean; took: number }[] = []
  const sentAt = new Map<number, number>()
  const say = async (truck: number, round: number) => {
    const lat = latOf(truck, round)
    const at = performance.now()
    sentAt.set(lat, at)
    const { ok } = await fetch(
      `${trucks[truck]?.url}?lat=${lat}&lon=-96.8&timestamp=${Date.now()}&accuracy=5`,
    )
    answers.push({ ok, took: performance.now() - at })
  }
  const since = performance.now()
  const sayings: Promise<void>[] = []
  for (let n = 0; n < rounds * trucks.length; n += 1) {
    const due = since + (n * EVERY_MS) / trucks.length
    if (due > performance.now()) await wait(due - performance.now())
    sayings.push(say(n % trucks.length, firstRound + Math.floor(n / trucks.length)))
  }
  await Promise.all(sayings)
  return { answers, sentAt }
}

/** A dispatcher's board: when it heard of each position, by its latitude. */
async function openBoard({ url, demo }: SpawnedProduct) {
  const heardAt = new Map<number, number>()
  const authorization = `Basic ${Buffer.from(`${demo.email}:${demo.password}`).toString('base64')}`
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const client = new Client({
    webSocketFactory: () =>
      new WebSocket(`${url.replace(/^http/, 'ws')}/towline/ws/websocket`, 'v12.stomp', {
        headers: { authorization },
      }),
    onStompError: ({ headers: { message } }) => reject(new Error(message)),
    onWebSocketError: reject,
    onConnect: () => {
      client.watchForReceipt('subscribed', () => resolve())
      client.subscribe(
        `/topic/company/${demo.companyId}/positions`,
        ({ body }) => heardAt.set(Position.parse(JSON.parse(body)).place.lat, performance.now()),
        { receipt: 'subscribed' },
      )
    },
  })
  client.activate()
  await promise
  return { heardAt, close: () => void client.deactivate({ force: true }) }
}
