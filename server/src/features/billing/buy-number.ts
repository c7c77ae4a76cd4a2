import { companyChanged } from '@towline/contract'
import { z } from 'zod'
import { systemOf } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { execute } from '../../platform/execute.ts'
import { handle, inside } from '../../platform/handler.ts'
import { task } from '../../platform/tasks/index.ts'
import { agentAnswers, keepAgentNumbers, lockedCompany } from '../company/index.ts'
import { buyAgentNumber, type Market } from './agent-number.ts'
import { mailWelcome } from './mail-welcome.ts'
import { forgetTaken } from './number-pool.store.ts'
import { releaseNumber } from './release-number.ts'

/** With the queue's pauses about a day; after the last one it begins anew. */
const RETRIES = 100
const BEGIN_ANEW_MS = 15 * 60 * 1000

const NewNumber = z.object({ companyId: z.uuid(), e164: z.string(), sid: z.string() })

/**
 * Gives a company its agent number when it has paid, or where the carrier had none at its sign-up, and goes on trying as long as the carrier has none. Run
 * again after it was cut off, it gets the number bought before, by the label.
 */
export const buyNumber = task({
  name: 'buy-agent-number',
  data: z.object({ companyId: z.uuid() }),
  retries: RETRIES,
  run: async (app: App, { companyId }, { isLastTry }) => {
    const company = await app.db.asSystem(
      (tx) => tx.selectFrom('company').selectAll().where('id', '=', companyId).executeTakeFirst(),
      { readOnly: true },
    )
    if (!company || company.agent_number || !agentAnswers(company, app.now())) return
    const { phone_number: phoneNumber, zip } = company
    const { telephony, log } = app
    const writeFirst: Market['writeFirst'] = (work) => app.db.asSystem(work)
    const market = {
      telephony,
      log,
      writeFirst,
      publicUrl: app.settings.PUBLIC_URL,
      now: app.now(),
    }
    try {
      const bought = await buyAgentNumber(market, { companyId, phoneNumber, zip })
      const body = { companyId, ...bought }
      await execute(app, keepNumber, { actor: systemOf(companyId), input: { body } })
      await writeFirst(forgetTaken)
    } catch (error) {
      if (isLastTry)
        await app.db.asSystem((tx) =>
          app.tasks.enqueue(tx, buyNumber, { companyId }, { startAfterMs: BEGIN_ANEW_MS }),
        )
      throw error
    }
  },
})

/** Puts the company on duty with its number, and tells it; gives back a number that is not needed any more. */
const keepNumber = handle(
  inside({
    name: 'keepNumber',
    because: 'numbers are bought by a job, when a company has paid',
    body: NewNumber,
    reply: z.object({ kept: z.boolean() }),
  }),
  async (context, { body: { companyId, e164, sid } }) => {
    const { tx, now, audit, announce, enqueue } = context
    const row = await lockedCompany(tx, companyId)
    if (row.agent_number === e164) return { kept: true }
    if (row.agent_number || !agentAnswers(row, now)) {
      await enqueue(releaseNumber, { sid })
      return { kept: false }
    }
    await tx
      .updateTable('company')
      .set({ agent_number: e164, agent_number_sid: sid })
      .where('id', '=', companyId)
      .execute()
    await enqueue(keepAgentNumbers, { companyId })
    await mailWelcome(context)
    audit('agent number kept', companyId)
    announce(companyChanged, companyId, { id: companyId, version: row.version })
    return { kept: true }
  },
)
