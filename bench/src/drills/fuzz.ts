import { setTimeout as wait } from 'node:timers/promises'
import { type SpawnedProduct, spawnFreshProduct } from '@towline/server/testing'
import type { Seen } from '@towline/server/testing/nonsense'
import { randomFrom } from '@towline/server/testing/random'
import { ms, type Table } from '../report.ts'
import type { Drill, DrillLength } from './drill.ts'
import { anUpload, aText } from './fuzz/files.ts'
import { anOperation, aSockJs, aWebhook } from './fuzz/over-http.ts'
import { aRelayTalk, aStompTalk } from './fuzz/over-wires.ts'
import { type Tally, type Target, targetOf } from './fuzz/target.ts'

/** What is sent nonsense, one of it at a time. */
const groups: Record<string, (target: Target) => Promise<void>> = {
  operations: anOperation,
  webhooks: aWebhook,
  SockJS: aSockJs,
  STOMP: aStompTalk,
  relay: aRelayTalk,
  uploads: anUpload,
  'rates, zones, trackers': aText,
}

/** How long each group goes on, and how many at least and at most. */
const lengths: Record<DrillLength, { ms: number; most: number }> = {
  whole: { ms: 120_000, most: 10_000 },
  short: { ms: 5_000, most: 1_000 },
}
const AT_ONCE = 4
/** How soon it is ready again: with the work of others beside it a disk takes its time. */
const READY_MS = 30_000
const MOST_TOLD = 10

/**
 * Nonsense to every operation, wire and file type: nothing may answer with an error of ours, hang, or end the
 * process. The same seed sends the same (`FUZZ_SEED`), as far as the answers come in the same order.
 */
export const fuzz: Drill = {
  name: 'fuzz',
  async run(length) {
    const asked = Number(process.env.FUZZ_SEED)
    const seed = asked || (length === 'short' ? 1 : Date.now() % 1e9)
    const product = await spawnFreshProduct({ LOG_LEVEL: 'error', MAX_CALLS: '50' })
    try {
      const seen: Seen = { ids: [], keys: [] }
      const rows: Table['rows'] = []
      const faults: string[] = []
      for (const [place, [name, once]] of Object.entries(groups).entries()) {
        const target = targetOf(product, randomFrom(seed + place), seen)
        await goOn(target, once, { ...lengths[length], ...secondsAsked() })
        const { sent, well, refused, slowestMs } = target.tally
        const found = [...target.tally.faults, ...(await stillWell(product))]
        rows.push([name, sent, well, refused, found.length, ms(slowestMs)])
        faults.push(...found.map((fault) => `${name}, seed ${seed}: ${fault}`))
      }
      faults.push(...errorsIn(product))
      if (faults.length > 0)
        throw new Error(`${faults.length} faults\n${faults.slice(0, MOST_TOLD).join('\n')}`)
      return [tableOf(rows, seed)]
    } finally {
      await product.stop()
    }
  },
}

/** Other lengths of each group, for whoever looks for something: `FUZZ_SECONDS`. */
const secondsAsked = () => {
  const seconds = Number(process.env.FUZZ_SECONDS)
  return seconds > 0 ? { ms: seconds * 1000 } : {}
}

async function goOn(
  target: Target,
  once: (target: Target) => Promise<void>,
  { ms: forMs, most }: { ms: number; most: number },
): Promise<void> {
  const until = performance.now() + forMs
  const { tally }: { tally: Tally } = target
  const some = async () => {
    while (performance.now() < until && tally.sent < most) await once(target)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, some))
}

/** Whether the process is ready again, once it has done what it was sent. */
async function stillWell({ url }: SpawnedProduct): Promise<string[]> {
  const until = performance.now() + READY_MS
  for (let told = ''; ; await wait(250)) {
    try {
      const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(READY_MS) })
      if (answer.ok) return []
      told = `/readyz says ${answer.status}: ${await answer.text()}`
    } catch (error) {
      told = `nobody answers: ${error}`
    }
    if (performance.now() > until) return [`${READY_MS / 1000} s afterward ${told}`]
  }
}

/** What the log calls an error: something a person must look at. */
const errorsIn = (product: SpawnedProduct): string[] =>
  product
    .output()
    .split('\n')
    .filter((line) => /"level":(50|60)/.test(line))
    .map((line) => `in the log: ${line.slice(0, 600)}`)

const tableOf = (rows: Table['rows'], seed: number): Table => ({
  title: 'Fuzz',
  columns: ['what', 'sent', 'taken', 'refused', 'faults', 'slowest'],
  rows,
  note: `Seed ${seed}, ${AT_ONCE} at a time; for STOMP and the relay what is sent are frames, and what is taken are connections. A fault is an answer of 5xx (but for what a vendor can't do just now, said as unavailable), none in 15 s, an error in the log, or a server that is not ready again in ${READY_MS / 1000} s. Wanted: none.`,
})
