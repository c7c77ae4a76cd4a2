import { setTimeout as wait } from 'node:timers/promises'
import { Client } from '@stomp/stompjs'
import { DispatchCall, DispatchChanged, dispatchChanged, topicFor } from '@towline/contract'
import { type SpawnedProduct, spawnFreshProduct } from '@towline/server/testing'
import { findPostgres, postgresCopyUrl } from '@towline/server/testing/images'
import { z } from 'zod'
import { ms, quantile, type Table } from './report.ts'

const DISPATCHERS = 50
const JOBS = 40
const CHANGES_A_SECOND = 20
const SECONDS = 20

/** Fifty dispatchers look at one board while twenty changes a second are made on it. */
export async function measureDispatchers(): Promise<Table[]> {
  const rows = [await onEngine('embedded', {})]
  const server = await findPostgres()
  if (server) {
    const { url, drop } = await postgresCopyUrl(server)
    try {
      rows.push(await onEngine('PostgreSQL', { DATABASE_URL: url }))
    } finally {
      await drop()
    }
  }
  return [
    {
      title: 'Fifty dispatchers on one board',
      columns: [
        'engine',
        'dispatchers',
        'changes a second',
        'changes',
        'lost updates',
        'lost events',
        'on another board p50',
        'p99',
        'cores of the server',
      ],
      rows,
      note: `Every change counts one up in the notes of one of ${JOBS} jobs, on the version last heard of; a refused one is made again on the newer version. From pressing Save until each of the boards has the job itself; PostgreSQL's own processes are not among the cores, the embedded engine is. Wanted: nothing lost, within 300 ms, under half a core.`,
    },
  ]
}

async function onEngine(name: string, settings: Record<string, string>) {
  const product = await spawnFreshProduct(settings)
  const seats = await Promise.all(Array.from({ length: DISPATCHERS }, () => takeSeat(product)))
  try {
    const dispatch = dispatchOf(product)
    const jobs = await makeJobs(dispatch)
    await changeFor(dispatch, jobs, 3)
    const heardBefore = seats.map(({ heardAt }) => heardAt.size)
    const cpuBefore = await cpuSeconds(product)
    const since = performance.now()
    const saves = await changeFor(dispatch, jobs, SECONDS)
    const lasted = (performance.now() - since) / 1000
    await wait(1000)
    const cores = ((await cpuSeconds(product)) - cpuBefore) / lasted
    const delays = seats.flatMap(({ heardAt }) =>
      saves.flatMap(({ key, at }) => {
        const heard = heardAt.get(key)
        return heard === undefined ? [] : [heard - at]
      }),
    )
    const stored = await Promise.all(jobs.map(({ id }) => dispatch.read(id)))
    const counted = stored.reduce((sum, job) => sum + Number(job.notes), 0)
    const made = jobs.reduce((sum, { count }) => sum + count, 0)
    const events = seats.reduce(
      (sum, { heardAt }, index) => sum + heardAt.size - (heardBefore[index] ?? 0),
      0,
    )
    return [
      name,
      DISPATCHERS,
      (saves.length / lasted).toFixed(1),
      saves.length,
      made - counted,
      saves.length * DISPATCHERS - events,
      ms(quantile(delays, 0.5)),
      ms(quantile(delays, 0.99)),
      cores.toFixed(2),
    ]
  } finally {
    await Promise.all(seats.map(({ leave }) => leave()))
    await product.stop()
  }
}

type Seat = { heardAt: Map<string, number>; leave(): Promise<void> }

/** Which version of which job came with an announcement; '' when the job itself did not. */
const readings = new Map<string, string>()

/** Reads an announcement. Fifty browsers do so each on its own processor: here the same text is read once. */
function read(body: string): string {
  const known = readings.get(body)
  if (known !== undefined) return known
  const { id, version, call } = DispatchChanged.parse(JSON.parse(body))
  const made = call ? `${id} ${version}` : ''
  readings.set(body, made)
  return made
}

/** A dispatcher's board: when it had which version of which job. */
async function takeSeat(product: SpawnedProduct): Promise<Seat> {
  const heardAt = new Map<string, number>()
  const connected = Promise.withResolvers<void>()
  const client = new Client({
    brokerURL: `${product.url.replace('http', 'ws')}/towline/ws/websocket`,
    connectHeaders: { Authorization: authorizationOf(product) },
    reconnectDelay: 0,
  })
  client.onConnect = () => {
    client.watchForReceipt('seated', () => connected.resolve())
    client.subscribe(
      topicFor(dispatchChanged, product.demo.companyId),
      ({ body }) => {
        const heard = read(body)
        if (heard) heardAt.set(heard, performance.now())
      },
      { receipt: 'seated' },
    )
  }
  client.activate()
  await connected.promise
  return { heardAt, leave: () => client.deactivate() }
}

type CountedJob = { id: string; version: number; count: number }
type Dispatch = ReturnType<typeof dispatchOf>

function dispatchOf(product: SpawnedProduct) {
  const headers = {
    authorization: authorizationOf(product),
    'content-type': 'application/json',
  }
  return {
    save: (body: unknown) =>
      fetch(`${product.url}/towline/dispatch`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      }),
    async read(id: string) {
      const answer = await fetch(`${product.url}/towline/dispatch/${id}`, { headers })
      return DispatchCall.parse(await answer.json())
    },
  }
}

async function makeJobs(dispatch: Dispatch): Promise<CountedJob[]> {
  const jobs: CountedJob[] = []
  for (let number = 0; number < JOBS; number += 1) {
    const answer = await dispatch.save({ customerName: `Customer ${number}`, notes: '0' })
    const { id, version } = DispatchCall.parse(await answer.json())
    jobs.push({ id, version, count: 0 })
  }
  return jobs
}

/** Changes jobs at the wanted pace; answers when which version was asked for. */
async function changeFor(dispatch: Dispatch, jobs: CountedJob[], seconds: number) {
  const saves: { key: string; at: number }[] = []
  const pending: Promise<void>[] = []
  const start = performance.now()
  for (let change = 0; change < seconds * CHANGES_A_SECOND; change += 1) {
    await wait(Math.max(0, start + (change * 1000) / CHANGES_A_SECOND - performance.now()))
    const job = jobs[Math.floor(Math.random() * jobs.length)]
    if (job) pending.push(countUp(dispatch, job).then((save) => void saves.push(save)))
  }
  await Promise.all(pending)
  return saves
}

const Refusal = z.object({ newer: DispatchCall })

async function countUp(dispatch: Dispatch, job: CountedJob): Promise<{ key: string; at: number }> {
  let { version } = job
  let notes = String(job.count + 1)
  for (;;) {
    const at = performance.now()
    const answer = await dispatch.save({ id: job.id, version, notes })
    const body: unknown = await answer.json()
    if (answer.ok) {
      const saved = DispatchCall.parse(body)
      job.count += 1
      if (saved.version > job.version) job.version = saved.version
      return { key: `${job.id} ${saved.version}`, at }
    }
    const { newer } = Refusal.parse(body)
    version = newer.version
    notes = String(Number(newer.notes) + 1)
  }
}

function authorizationOf({ demo }: SpawnedProduct): string {
  return `Basic ${Buffer.from(`${demo.email}:${demo.password}`).toString('base64')}`
}

/** Processor time the server has taken so far, all its threads. */
export async function cpuSeconds({ url }: SpawnedProduct): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1])
}
