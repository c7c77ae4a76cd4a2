import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from '@stomp/stompjs'
import { DispatchCall } from '@towline/contract'
import { CarrierPhone, type SpawnedProduct, spawnProduct } from '@towline/server/testing'
import { WebSocket } from 'ws'
import type { Table } from '../report.ts'
import type { Drill } from './drill.ts'
import { overProcesses, type Processes } from './processes.ts'

const CALLS = 20
/** A job is saved so often, and every caller speaks about so often. */
const EVERY_MS = 250

/** Two processes on one PostgreSQL behind a balancer, restarted one after the other under calls, saves and watchers. */
export const rollingRestart: Drill = {
  name: 'rolling-restart',
  async run(length) {
    // Four starts take a minute; the tests of two processes are in every run.
    if (length === 'short') return []
    return overProcesses(2, restartUnderLoad)
  },
}

async function restartUnderLoad({ running, balancer, settings }: Processes): Promise<Table> {
  const [first] = running
  if (!first) throw new Error('nothing runs')
  const watchers = await Promise.all([aWatcher(first, balancer.url), aWatcher(first, balancer.url)])
  const load = startLoad(first, balancer.url)
  const talks = Array.from({ length: CALLS }, (_, n) => aCall(first, balancer.url, n, load.isOver))
  await wait(3_000)
  for (const [place, one] of running.entries()) {
    // As a balancer does that asks /readyz: no new ones, then the process ends.
    balancer.targets = running.filter((other) => other !== one).map(({ url }) => url)
    await one.stop()
    running[place] = await spawnProduct(one.dataDir, settings)
    balancer.targets = running.map(({ url }) => url)
    await wait(2_000)
  }
  const saved = await load.stop()
  const ended = await Promise.all(talks)
  const count = (how: string) => ended.filter((one) => one === how).length
  const missing = await Promise.all(watchers.map((watcher) => watcher.missing(saved.ids)))
  const lost = count('lost')
  if (lost > 0 || saved.unanswered > 0 || missing.some((number) => number > 0))
    throw new Error(
      `${lost} calls lost of ${CALLS}; ${saved.unanswered} saves without an answer; ${missing.join(' and ')} jobs never seen by the watchers`,
    )
  return {
    title: 'Rolling restart of two processes',
    columns: [
      'calls',
      'went on',
      "at the company's phone",
      'lost',
      'jobs saved',
      'saved at the second try',
      'never seen by a watcher',
    ],
    rows: [[CALLS, count('went on'), count('put through'), lost, saved.ids.length, saved.again, 0]],
    note: 'Two processes on one PostgreSQL behind a balancer that stops sending to the one that is restarted. Callers speak, jobs are saved and two boards are watched all the while; a watcher whose line is cut comes back and reads the board, as the page does.',
  }
}

/** Saves jobs one after the other; one that was cut off is sent again under its key, as the page does. */
function startLoad({ demo }: SpawnedProduct, url: string) {
  let isStopped = false
  const saved = { ids: [] as string[], again: 0, unanswered: 0 }
  const headers = { authorization: asBasic(demo), 'content-type': 'application/json' }
  const save = async (n: number) => {
    const body = JSON.stringify({ customerName: `Rolling ${n}`, clientKey: crypto.randomUUID() })
    for (let tries = 0; tries < 40; tries += 1) {
      const answer = await fetch(`${url}/towline/dispatch`, {
        method: 'POST',
        headers,
        body,
      }).catch(() => null)
      if (answer?.ok) {
        saved.ids.push(DispatchCall.parse(await answer.json()).id)
        saved.again += tries > 0 ? 1 : 0
        return
      }
      await wait(EVERY_MS)
    }
    saved.unanswered += 1
  }
  const going = (async () => {
    for (let n = 0; !isStopped; n += 1) {
      await save(n)
      await wait(EVERY_MS)
    }
  })()
  return {
    isOver: () => isStopped,
    stop: async () => {
      isStopped = true
      await going
      return saved
    },
  }
}

/** A caller who talks until the load ends. */
async function aCall(
  { demo, dataDir }: SpawnedProduct,
  server: string,
  n: number,
  isOver: () => boolean,
): Promise<'went on' | 'put through' | 'lost'> {
  const token = (await readFile(join(dataDir, 'carrier-token'), 'utf8')).trim()
  const from = `+1214555${String(1_000 + n)}`
  const phone = new CarrierPhone({ server, token, from, to: demo.number })
  try {
    await phone.dial()
    while (!isOver() && !phone.isOver) {
      await Promise.race([phone.say('I have a flat tire, I am safe'), phone.ended, wait(5_000)])
      await wait(EVERY_MS)
    }
    if (!phone.isOver) {
      await phone.hangUp()
      return 'went on'
    }
    const { how } = await phone.ended
    return how === 'put through' ? 'put through' : how === 'failed' ? 'lost' : 'went on'
  } catch {
    return 'lost'
  }
}

/** Somebody with the board open. */
async function aWatcher({ demo }: SpawnedProduct, url: string) {
  const seen = new Set<string>()
  const headers = { authorization: asBasic(demo), 'content-type': 'application/json' }
  const readBoard = async () => {
    const body = JSON.stringify({ status: 'current', searchText: 'Rolling', limit: 200 })
    const answer = await fetch(`${url}/towline/dispatch/search`, { method: 'POST', headers, body })
    for (const { id } of DispatchCall.array().parse(await answer.json())) seen.add(id)
  }
  const { promise: listens, resolve } = Promise.withResolvers<void>()
  const client = new Client({
    webSocketFactory: () =>
      new WebSocket(`${url.replace('http', 'ws')}/towline/ws/websocket`, {
        headers: { authorization: asBasic(demo) },
      }),
    reconnectDelay: 100,
    onConnect() {
      client.subscribe(
        `/topic/company/${demo.companyId}/dispatch`,
        ({ body }) => void seen.add(JSON.parse(body).id),
      )
      void readBoard().catch(() => {})
      resolve()
    },
  })
  client.activate()
  await listens
  return {
    async missing(ids: readonly string[]): Promise<number> {
      const until = performance.now() + 5_000
      const left = () => ids.filter((id) => !seen.has(id)).length
      while (left() > 0 && performance.now() < until) await wait(100)
      await client.deactivate({ force: true })
      return left()
    },
  }
}

const asBasic = ({ email, password }: SpawnedProduct['demo']) =>
  `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`
