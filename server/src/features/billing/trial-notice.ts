import { companyChanged } from '@towline/contract'
import { z } from 'zod'
import { systemOf } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { execute } from '../../platform/execute.ts'
import { type Context, handle, inside } from '../../platform/handler.ts'
import { mailManagers } from '../../platform/mail/index.ts'
import { task } from '../../platform/tasks/index.ts'
import { ownCompany } from '../company/index.ts'
import { trialMail } from './billing-mails.ts'
import { isUnused, lastCalledAt } from './decide-number.ts'
import { mailWelcome } from './mail-welcome.ts'

const DAY = 24 * 3600 * 1000
const RETRIES = 100

const Notice = z.enum(['welcome', 'ends soon', 'ended'])
type Notice = z.infer<typeof Notice>

/** How long before the end of its trial a company is written to. */
const AHEAD_MS = { 'ends soon': 3 * DAY, ended: 0 } as const
/** The welcome comes a little later: whoever has just signed up is reading the same on the page. */
const WELCOME_AFTER_MS = 60 * 1000

/** Welcomes a company on trial, tells it that the trial ends in three days, and that it has ended. */
export const trialNotice = task({
  name: 'trial-notice',
  data: z.object({ companyId: z.uuid(), notice: Notice }),
  retries: RETRIES,
  run: async (app: App, { companyId, notice }) => {
    await execute(app, tellOfTrial, { actor: systemOf(companyId), input: { body: { notice } } })
  },
})

const tellOfTrial = handle(
  inside({
    name: 'tellOfTrial',
    because: 'the end of a trial comes by itself',
    body: z.object({ notice: Notice }),
    reply: z.object({ mailed: z.boolean() }),
  }),
  async (context, { body: { notice } }) => {
    const { tx, companyId, now, announce, enqueue, publicUrl } = context
    const company = await ownCompany(tx, companyId)
    if (company.plan_type !== 'trial') return { mailed: false }
    const early = notice === 'welcome' ? 0 : waitFor(notice, company.trial_ends_at, now)
    // Somebody has made the trial longer: it is told of later.
    if (early > 0) {
      await enqueue(trialNotice, { companyId, notice }, { startAfterMs: early })
      return { mailed: false }
    }
    const unused = isUnused(company, await lastCalledAt(tx, companyId))
    if (notice === 'welcome') await mailWelcome(context)
    else
      await mailManagers(context, keys[notice], (firstName) =>
        trialMail(notice, { firstName, company, publicUrl, isUnused: unused }),
      )
    // The standing has changed with the clock alone: the desk hears of it here.
    if (notice === 'ended')
      announce(companyChanged, companyId, { id: companyId, version: company.version })
    return { mailed: true }
  },
)

const keys = { 'ends soon': 'trial ends soon', ended: 'trial ended' } as const

const waitFor = (notice: keyof typeof AHEAD_MS, trialEnd: Date | null, now: number): number =>
  Math.max(0, (trialEnd?.getTime() ?? now) - AHEAD_MS[notice] - now)

/** Sees to it that a new company on trial is welcomed, and hears of the end. */
export async function beginTrial(
  { enqueue, now }: Context,
  { companyId, trialEndsAt }: { companyId: string; trialEndsAt: Date },
): Promise<void> {
  const afterMs: Record<Notice, number> = {
    welcome: WELCOME_AFTER_MS,
    'ends soon': waitFor('ends soon', trialEndsAt, now),
    ended: waitFor('ended', trialEndsAt, now),
  }
  for (const notice of Notice.options)
    await enqueue(trialNotice, { companyId, notice }, { startAfterMs: afterMs[notice] })
}
