import { companyChanged } from '@towline/contract'
import { z } from 'zod'
import { systemOf } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { executed } from '../../platform/execute.ts'
import { handle, inside } from '../../platform/handler.ts'
import { mailManagers } from '../../platform/mail/index.ts'
import { task } from '../../platform/tasks/index.ts'
import { keepAllAgentNumbers, lockedCompany } from '../company/index.ts'
import { numberEndsMail } from './billing-mails.ts'
import { decideNumber, lastCalledAt } from './decide-number.ts'
import { forgetTaken, poolNumber, takeOverdue } from './number-pool.store.ts'
import { releaseNumber } from './release-number.ts'

/** How often it is looked whose number comes back. */
const LOOK_MS = 6 * 3600 * 1000
/** A day's use of texts, mails and map look-ups is kept for so many days. */
const USAGE_DAYS = 60

const GivenUp = z.object({
  e164: z.string(),
  sid: z.string(),
  freeAfterMs: z.number(),
  releaseAfterMs: z.number(),
})

/** Looks whether the number of a company comes back: tells its managers a week ahead, or says that it is time. */
const reviewNumber = handle(
  inside({
    name: 'reviewNumber',
    because: 'the end of a trial comes by itself',
    body: z.object({}),
    reply: GivenUp.nullable(),
  }),
  async (context) => {
    const { tx, companyId, now, publicUrl } = context
    const company = await lockedCompany(tx, companyId)
    const fate = decideNumber(company, await lastCalledAt(tx, companyId), now)
    const { agent_number: e164, agent_number_sid: sid } = company
    if (fate.kind === 'given up' && e164 && sid) {
      const { freeAfterMs, releaseAfterMs } = fate
      return { e164, sid, freeAfterMs, releaseAfterMs }
    }
    if (fate.kind === 'to tell') {
      const { at } = fate
      await tx
        .updateTable('company')
        .set({ number_ends_at: at })
        .where('id', '=', companyId)
        .execute()
      await mailManagers(context, `number ends ${at.getTime()}`, (firstName) =>
        numberEndsMail({ firstName, company: { ...company, number_ends_at: at }, publicUrl }),
      )
    }
    return null
  },
)

/** Takes the number off a company; nothing that was its own can be reached through it any more. */
const giveUpNumber = handle(
  inside({
    name: 'giveUpNumber',
    because: 'numbers come back by themselves when a trial is over',
    body: z.object({ e164: z.string() }),
    reply: z.object({ done: z.boolean() }),
  }),
  async ({ tx, companyId, now, audit, announce }, { body: { e164 } }) => {
    const company = await lockedCompany(tx, companyId)
    const fate = decideNumber(company, await lastCalledAt(tx, companyId), now)
    // It was called, or subscribed, a moment ago.
    if (company.agent_number !== e164 || fate.kind !== 'given up') return { done: false }
    await tx
      .updateTable('company')
      .set({ agent_number: null, agent_number_sid: null, number_ends_at: null })
      .where('id', '=', companyId)
      .execute()
    audit('agent number given up', companyId, { number: e164 })
    announce(companyChanged, companyId, { id: companyId, version: company.version })
    return { done: true }
  },
)

/** Takes back the numbers of trials that are over, and gives those back to the carrier that nobody came for. */
export const numberRound = task({
  name: 'number-round',
  data: z.object({}),
  run: async (app: App) => {
    // First of all the next round, so that a round that fails is not the last one.
    await planNumberRound(app)
    await app.db.asSystem(async (tx) => {
      await forgetTaken(tx)
      for (const sid of await takeOverdue(tx, app.now()))
        await app.tasks.enqueue(tx, releaseNumber, { sid })
      await tx
        .deleteFrom('usage_day')
        .where((row) => row(row.ref('day'), '<', dayBefore(app.now(), USAGE_DAYS)))
        .execute()
    })
    for (const companyId of await endedTrials(app)) await takeBack(app, companyId)
  },
})

const dayBefore = (now: number, days: number) =>
  new Date(now - days * 24 * 3600 * 1000).toISOString().slice(0, 10)

const endedTrials = async (app: App): Promise<string[]> => {
  const rows = await app.db.asSystem(
    (tx) =>
      tx
        .selectFrom('company')
        .select('id')
        .where('plan_type', '=', 'trial')
        .where('agent_number', 'is not', null)
        .where('trial_ends_at', '<=', new Date(app.now()))
        .execute(),
    { readOnly: true },
  )
  return rows.map(({ id }) => id)
}

/**
 * Into the pool first, and only then from the company: cut off in between, the next round finds it with the
 * company still, and begins anew. While it rests in the pool nobody else gets it.
 */
async function takeBack(app: App, companyId: string): Promise<void> {
  const actor = systemOf(companyId)
  const given = await executed(app, reviewNumber, { actor, input: { body: {} } })
  if (!given) return
  const { e164, sid, freeAfterMs, releaseAfterMs } = given
  const now = app.now()
  const rest = {
    freeFrom: new Date(now + freeAfterMs),
    releaseFrom: new Date(now + releaseAfterMs),
  }
  await app.db.asSystem((tx) => poolNumber(tx, { e164, sid, wasOf: companyId, now, rest }))
  await executed(app, giveUpNumber, { actor, input: { body: { e164 } } })
  // The carrier must not ring the company that had it, when we do not answer.
  await keepAllAgentNumbers(app)
}

/** Plans the next round, if it is not planned yet. */
export async function planNumberRound(app: App): Promise<void> {
  const startAfterMs = LOOK_MS - (app.now() % LOOK_MS)
  await app.db.asSystem((tx) =>
    app.tasks.enqueue(tx, numberRound, {}, { startAfterMs, singletonKey: 'next' }),
  )
}
