import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { emptyPostgresUrl, findPostgres } from '@towline/server/testing/images'
import { findNats } from '@towline/server/testing/nats-server'
import { z } from 'zod'
import { type OwnProcess, startOwnProcess } from './own-process.ts'
import { ms, quantile, type Table } from './report.ts'

const PROCESSES = 4
const OTHERS = PROCESSES - 1
/** Each process, in announcements a second: 400 in all. */
const PACE = 100
const SECONDS = 10
/** As many as a process keeps waiting without a gap are not reached. */
const BURST = 500
const BURSTS = 10

const Told = z.object({ latencies: z.number().array(), tookMs: z.number(), gaps: z.number() })

/** How soon four processes hear of each other over PostgreSQL's NOTIFY and over NATS, where there are such servers. */
export async function measureFanOut(): Promise<Table[]> {
  const rows: Table['rows'] = []
  const postgres = await findPostgres()
  if (postgres) {
    const { url, drop } = await emptyPostgresUrl(postgres)
    rows.push(['PostgreSQL, NOTIFY', ...(await measureOver(url))])
    await drop()
  }
  const nats = await findNats()
  if (nats) rows.push(['NATS', ...(await measureOver(nats))])
  return [
    {
      title: 'What is new, at four processes',
      columns: ['over', 'p50', 'p99', 'in a burst, heard a second', 'gaps'],
      rows,
      note: `${PROCESSES} processes, each tells ${PACE} a second of about 200 bytes for ${SECONDS} s, and each hears the other ${OTHERS}; then ${BURSTS} bursts of ${BURST} from each at once. Processes and servers share the machine.`,
    },
  ]
}

async function measureOver(url: string): Promise<string[]> {
  const installation = randomUUID()
  const file = join(import.meta.dirname, 'fan-out-process.ts')
  const all = await Promise.all(
    Array.from({ length: PROCESSES }, () => startOwnProcess(file, url, installation)),
  )
  try {
    // Once for the code to be compiled.
    await askAll(all, `burst ${BURST} 0 ${OTHERS}`)
    const paced = await askAll(all, `pace ${PACE} ${SECONDS} ${OTHERS}`)
    const latencies = paced.flatMap((one) => one.latencies)
    let tookMs = 0
    let gaps = 0
    for (let n = 0; n < BURSTS; n += 1) {
      const told = await askAll(all, `burst ${BURST} 0 ${OTHERS}`)
      tookMs += Math.max(...told.map((one) => one.tookMs))
      gaps = Math.max(...told.map((one) => one.gaps))
    }
    const heard = BURSTS * BURST * PROCESSES * OTHERS
    return [
      ms(quantile(latencies, 0.5)),
      ms(quantile(latencies, 0.99)),
      String(Math.round((heard / tookMs) * 1000)),
      String(gaps),
    ]
  } finally {
    for (const one of all) await one.stop()
  }
}

const askAll = (all: OwnProcess[], what: string) =>
  Promise.all(all.map(async (one) => Told.parse(await one.ask(what))))
