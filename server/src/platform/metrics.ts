import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { lastBackupAt } from './backup/last-backup.ts'
import type { Db } from './db/index.ts'
import { within } from './within.ts'

type RealtimeFigures = {
  connections: number
  subscriptions: number
  delivered: number
  closedAsSlow: number
}

export type Metrics = ReturnType<typeof createMetrics>

/** The figures under `/metrics`, in Prometheus' own form. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    requests: new Histogram({
      name: 'towline_http_request_seconds',
      help: 'How long requests took',
      labelNames: ['endpoint', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
    liveCalls: new Gauge({
      name: 'towline_live_calls',
      help: 'Phone calls on the line now',
      registers,
    }),
    firstToken: new Histogram({
      name: 'towline_first_token_seconds',
      help: "From the caller's words to the first word of the answer",
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
      registers,
    }),
    callsHandedOver: new Counter({
      name: 'towline_calls_handed_over_total',
      help: "Calls given to the company's own phone, by reason",
      labelNames: ['reason'],
      registers,
    }),
  }
}

const realtimeFigures = [
  ['connections', 'towline_realtime_connections', 'Realtime connections now'],
  ['subscriptions', 'towline_realtime_subscriptions', 'Realtime subscriptions now'],
  ['delivered', 'towline_realtime_delivered', 'Messages delivered to listeners since the start'],
  [
    'closedAsSlow',
    'towline_realtime_closed_as_slow',
    'Listeners that were too slow since the start',
  ],
] as const

/** Shows realtime's own figures, read when somebody asks for them. */
export function measureRealtime({ registry }: Metrics, figures: () => RealtimeFigures): void {
  for (const [figure, name, help] of realtimeFigures)
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(figures()[figure])
      },
    })
}

/** Shows when the last backup was made, for whoever is to be woken when there is none. */
export function measureBackups({ registry }: Metrics, dataDir: string): void {
  new Gauge({
    name: 'towline_last_backup_timestamp_seconds',
    help: 'When the last backup was made, seconds since 1970; 0 for never',
    registers: [registry],
    async collect() {
      this.set(((await lastBackupAt(dataDir)) ?? 0) / 1000)
    },
  })
}

/** How long the engine may take to tell of itself; a busy one is asked again with the next figures. */
const ENGINE_ANSWER_MS = 1_000

/** Shows what the thread of the embedded database takes: Node's own figures are those of the main thread. */
export function measureDatabase({ registry }: Metrics, db: Db): void {
  new Gauge({
    name: 'towline_database_memory_bytes',
    help: "Memory of the embedded database's thread: JavaScript's heap, and what lies outside it",
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      this.reset()
      const memory = await within(ENGINE_ANSWER_MS, db.memory()).catch(() => null)
      for (const [kind, bytes] of Object.entries(memory ?? {})) this.set({ kind }, bytes)
    },
  })
}
