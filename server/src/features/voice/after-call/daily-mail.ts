import { z } from 'zod'
import { systemOf } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { execute } from '../../../platform/execute.ts'
import { handle, inside } from '../../../platform/handler.ts'
import { mailManagers } from '../../../platform/mail/index.ts'
import { task } from '../../../platform/tasks/index.ts'
import { agentSettings, ownCompany } from '../../company/index.ts'
import {
  askedJobsOfDay,
  badCallsOfDay,
  companiesToMail,
  figuresOfDay,
  moneyOfDay,
  takeMorning,
} from './daily-mail.store.ts'
import { dailyMail } from './daily-mail.text.ts'

/** How often it is looked whose morning has come; time zones are whole quarters of an hour apart. */
const LOOK_MS = 15 * 60 * 1000

/**
 * Mails the managers what yesterday brought: once a day and company, whoever comes first. Not when it is
 * switched off, and not about a day without calls.
 */
export const mailYesterday = handle(
  inside({
    name: 'mailYesterday',
    because: 'the morning comes by itself',
    body: z.object({}),
    reply: z.object({ mailed: z.boolean() }),
  }),
  async (context) => {
    const { tx, companyId, now, publicUrl } = context
    const day = await takeMorning(tx, companyId, now)
    const company = await ownCompany(tx, companyId)
    if (!day || !agentSettings(company).dailyMail) return { mailed: false }
    const which = { companyId, zone: company.time_zone, day }
    const figures = await figuresOfDay(tx, which)
    if (figures.calls === 0) return { mailed: false }
    const money = await moneyOfDay(tx, which)
    const badCalls = await badCallsOfDay(tx, which)
    const askedJobs = await askedJobsOfDay(tx, which)
    const told = { company, day, figures, money, badCalls, askedJobs, publicUrl }
    await mailManagers(context, `day ${day}`, (firstName) => dailyMail(firstName, told))
    return { mailed: true }
  },
)

/** Looks whose morning has come, again and again. */
export const morningRound = task({
  name: 'morning-round',
  data: z.object({}),
  run: async (app: App) => {
    // First of all the next round, so that a round that fails is not the last one.
    await planMorningRound(app)
    const due = await app.db.asSystem((tx) => companiesToMail(tx, app.now()), { readOnly: true })
    for (const companyId of due)
      await execute(app, mailYesterday, { actor: systemOf(companyId), input: { body: {} } })
  },
})

/** Plans the next round at the next quarter of an hour, if it is not planned yet. */
export async function planMorningRound(app: App): Promise<void> {
  const startAfterMs = LOOK_MS - (app.now() % LOOK_MS)
  await app.db.asSystem((tx) =>
    app.tasks.enqueue(tx, morningRound, {}, { startAfterMs, singletonKey: 'next' }),
  )
}
