import {
  KeptKind,
  readRetention as readOperation,
  saveRetention as saveOperation,
} from '@towline/contract'
import { z } from 'zod'
import { systemOf } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { differences } from '../../platform/differences.ts'
import { executed } from '../../platform/execute.ts'
import { handle, inside } from '../../platform/handler.ts'
import { type TaskContext, task } from '../../platform/tasks/index.ts'
import { removeOldExports } from './exports.ts'
import { removeOrphans } from './remove-files.ts'
import {
  keepRetention,
  retentionOf,
  type Sweep,
  sweepMedia,
  sweepMessages,
  sweepPositions,
  sweepRecordings,
  sweepTranscripts,
} from './retention.store.ts'

const DAY_MS = 24 * 3600 * 1000
/** Each of a kind's batches is some 200 records: what a night does not reach, the next ones do. */
const MOST_BATCHES = 500

/** How long the company keeps what. */
export const readRetention = handle(readOperation, ({ tx, companyId }) =>
  retentionOf(tx, companyId),
)

/** Changes it; what is too old by it goes with the next round. */
export const saveRetention = handle(saveOperation, async (context, { body }) => {
  const { tx, companyId, audit, fail } = context
  const before = await retentionOf(tx, companyId)
  const refuse = async () => fail('newer_version', { newer: await retentionOf(tx, companyId) })
  if (before.version !== body.version) return refuse()
  const kept = (await keepRetention(tx, companyId, body)) ?? (await refuse())
  const { version: _, ...changes } = differences(before, kept)
  audit('retention changed', companyId, changes)
  return kept
})

const sweeps: Record<KeptKind, Sweep> = {
  recordings: sweepRecordings,
  transcripts: sweepTranscripts,
  messages: sweepMessages,
  media: sweepMedia,
  positions: sweepPositions,
}

const sweepKept = handle(
  inside({
    name: 'sweepKept',
    because: 'what a company keeps for a time goes by itself when that is over',
    body: z.object({ kind: KeptKind }),
    reply: z.object({ isMore: z.boolean() }),
  }),
  async (context, { body: { kind } }) => {
    const { tx, companyId, now } = context
    const days = (await retentionOf(tx, companyId))[kind]
    if (days === 0) return { isMore: false }
    const { isMore, ...orphans } = await sweeps[kind](tx, companyId, new Date(now - days * DAY_MS))
    await removeOrphans(context, orphans)
    return { isMore }
  },
)

/** Deletes what companies keep no longer, some at a time, each night. */
export const retentionRound = task({
  name: 'retention-round',
  data: z.object({}),
  run: async (app: App, _, { stopping }: TaskContext) => {
    await planRetentionRound(app)
    await removeOldExports(app)
    const companies = await app.db.asSystem(
      (tx) => tx.selectFrom('company').select('id').orderBy('id').execute(),
      { readOnly: true },
    )
    for (const { id } of companies)
      for (const kind of KeptKind.options) await sweepAll(app, id, kind, stopping)
  },
})

async function sweepAll(app: App, companyId: string, kind: KeptKind, stopping: AbortSignal) {
  const actor = systemOf(companyId)
  for (let batch = 0; batch < MOST_BATCHES && !stopping.aborted; batch += 1) {
    const { isMore } = await executed(app, sweepKept, { actor, input: { body: { kind } } })
    if (!isMore) return
  }
}

/** Plans the next round, if it is not planned yet: at 9:00 UTC, before anybody in the US gets up. */
export async function planRetentionRound(app: App): Promise<void> {
  const nineAgain = (9 * 3600 * 1000 - (app.now() % DAY_MS) + DAY_MS) % DAY_MS || DAY_MS
  await app.db.asSystem((tx) =>
    app.tasks.enqueue(tx, retentionRound, {}, { startAfterMs: nineAgain, singletonKey: 'next' }),
  )
}
