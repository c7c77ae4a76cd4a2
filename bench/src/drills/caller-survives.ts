import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type SpawnedProduct, spawnFreshProduct, spawnProduct } from '@towline/server/testing'
import { diskThatFills } from '@towline/server/testing/disk-that-fills'
import { findPostgres, postgresCopyUrl } from '@towline/server/testing/images'
import { startTcpProxy } from '@towline/server/testing/tcp-proxy'
import { ms, type Table } from '../report.ts'
import type { Drill } from './drill.ts'

/** No caller waits longer for somebody to talk to. */
const WANTED_MS = 5_000
/** A caller who hears nothing for so long has hung up. */
const PATIENCE_MS = 30_000
const PUBLIC_URL = 'https://towline.example'

type Got = { got: string; tookMs: number }
type Row = [failure: string, who: string, Got]

/** What becomes of callers while the database is frozen, the disk is full, the process is killed, or the model is dead. */
export const callerSurvives: Drill = {
  name: 'caller-survives',
  async run() {
    const rows = [
      ...(await onFrozenDatabase()),
      ...(await onFullDisk()),
      ...(await onKilledProcess()),
      ...(await onDeadModel()),
    ]
    const failed = rows.filter(([, , { got, tookMs }]) => got === 'nothing' || tookMs > WANTED_MS)
    if (failed.length > 0)
      throw new Error(
        failed
          .map(
            ([failure, who, { got, tookMs }]) =>
              `${failure}: ${who} got ${got} after ${ms(tookMs)}`,
          )
          .join('; '),
      )
    return [tableOf(rows)]
  },
}

const tableOf = (rows: Row[]): Table => ({
  title: 'A caller while something fails',
  columns: ['failure', 'who calls', 'what the caller got', 'after'],
  rows: rows.map(([failure, who, { got, tookMs }]) => [failure, who, got, ms(tookMs)]),
  note: `From dialing, or from the next words of somebody on the line. Wanted: somebody to talk to within ${WANTED_MS / 1000} s. While no process runs at all, the carrier's own fallback answers, which is not in this table.`,
})

async function onFrozenDatabase(): Promise<Row[]> {
  const server = await findPostgres()
  if (!server) return []
  const { url, drop } = await postgresCopyUrl(server)
  const proxy = await startTcpProxy(url)
  try {
    const product = await spawnFreshProduct({ DATABASE_URL: proxy.url })
    try {
      return await duringOutage('frozen PostgreSQL', product, proxy.freeze, proxy.thaw)
    } finally {
      await product.stop()
    }
  } finally {
    await proxy.stop()
    await drop()
  }
}

async function onFullDisk(): Promise<Row[]> {
  const disk = await diskThatFills()
  try {
    const product = await spawnFreshProduct(disk.settings)
    try {
      return await duringOutage('full disk, embedded database', product, disk.fill, disk.empty)
    } finally {
      await product.stop()
    }
  } finally {
    await disk.remove()
  }
}

async function duringOutage(
  failure: string,
  product: SpawnedProduct,
  fail: () => unknown,
  mend: () => unknown,
): Promise<Row[]> {
  await fail()
  const first = await putThrough(product.aPhone({ from: '+12145550171' }), (phone) => phone.dial())
  await mend()
  await untilReady(product)
  const phone = product.aPhone({ from: '+12145550172' })
  await phone.dial()
  await phone.say('I have a flat tire, I am safe')
  await fail()
  const talking = await putThrough(phone, () => phone.say('1245 Main Street in Frisco'))
  await mend()
  return [
    [failure, 'the first caller of this process', first],
    [failure, 'somebody on the line', talking],
  ]
}

async function onKilledProcess(): Promise<Row[]> {
  const first = await spawnFreshProduct({ PUBLIC_URL })
  const phone = first.aPhone({ from: '+12145550173', publicUrl: PUBLIC_URL })
  await phone.dial()
  await phone.say('I have a flat tire, I am safe')
  phone.vanish()
  process.kill(first.pid, 'SIGKILL')
  const killedAt = performance.now()
  const second = await spawnProduct(first.dataDir, { PUBLIC_URL })
  const backAfter = performance.now() - killedAt
  try {
    phone.moveTo(second.url)
    const resumed = await answered(async () => {
      const words = phone.listen()
      await phone.dropSocket()
      return words
    })
    return [
      [
        `kill -9, back after ${ms(backAfter)}`,
        'somebody on the line, when the carrier asks the new process how to go on',
        resumed,
      ],
    ]
  } finally {
    await second.stop()
    await rm(first.dataDir, { recursive: true, force: true })
  }
}

async function onDeadModel(): Promise<Row[]> {
  const silent = createServer(() => {})
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const rows: Row[] = []
  try {
    for (const [failure, base] of [
      ['model not there', 'http://127.0.0.1:1/v1'],
      ['model silent', `http://127.0.0.1:${port}/v1`],
    ] as const) {
      const product = await spawnFreshProduct({ AGENT_MODEL: 'dead', AGENT_BASE_URL: base })
      const phone = product.aPhone({ from: '+12145550174' })
      await phone.dial()
      rows.push([
        failure,
        'somebody on the line',
        await answered(() => phone.say('I have a flat tire')),
      ])
      await phone.hangUp()
      await product.stop()
    }
  } finally {
    silent.close()
  }
  return rows
}

type Phone = ReturnType<SpawnedProduct['aPhone']>

/** Does what the caller does, and waits until somebody else has them. */
async function putThrough(phone: Phone, act: (phone: Phone) => Promise<unknown>): Promise<Got> {
  const since = performance.now()
  const done = act(phone)
  const ended = await soon(phone.ended)
  const tookMs = performance.now() - since
  await soon(done)
  const got = ended?.how === 'put through' ? `the company's phone, ${ended.number}` : 'nothing'
  return { got, tookMs }
}

/** What the agent says to it. */
async function answered(act: () => Promise<string>): Promise<Got> {
  const since = performance.now()
  const words = await soon(act())
  return { got: words ? `the agent: “${words}”` : 'nothing', tookMs: performance.now() - since }
}

async function soon<T>(work: Promise<T>): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), PATIENCE_MS)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

async function untilReady({ url }: SpawnedProduct): Promise<void> {
  const until = performance.now() + PATIENCE_MS
  while (performance.now() < until) {
    if ((await fetch(`${url}/readyz`)).ok) return
    await wait(200)
  }
  throw new Error('it did not become ready again')
}
