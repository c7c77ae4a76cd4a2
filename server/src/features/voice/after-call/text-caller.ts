import { leftOpen, summary } from '@towline/agent'
import { formatPhone, isWithheld } from '@towline/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { systemOf } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { execute } from '../../../platform/execute.ts'
import { type Context, handle, inside } from '../../../platform/handler.ts'
import { task } from '../../../platform/tasks/index.ts'
import { memoryFrom } from '../../calls/index.ts'
import { ownCompany } from '../../company/index.ts'
import { queueText } from '../../messages/index.ts'
import { callToText, hasCalledAgain, isTextedAlready, MISSED_CALL } from './after-call.store.ts'
import { missedText } from './after-call.text.ts'

/** Whoever calls again at once needs no text. */
const PAUSE_MS = 20_000

const Missed = z.object({ companyId: z.uuid(), phoneCallId: z.uuid() })

/** Texts a caller who was cut off, or whom nobody took, unless they are helped by now: once in some hours. */
export const textCaller = handle(
  inside({
    name: 'textCaller',
    because: 'a missed caller is texted by itself',
    body: Missed,
    reply: z.object({ texted: z.boolean() }),
  }),
  async (context, { body: { phoneCallId } }) => {
    const { tx, companyId } = context
    const call = await callToText(tx, companyId, phoneCallId)
    const memory = memoryFrom(call?.memory)
    if (!call || !memory || !isForTexts(call.from_number)) return { texted: false }
    const { caller, intake, language } = memory
    const isOffice = caller.account || offices.includes(intake.facts.callerType)
    const isCustomer = !caller.employee && !isOffice && intake.mayText !== false
    if (!isCustomer || ['sales', 'wrong number'].includes(summary(memory).outcome))
      return { texted: false }
    // Two calls of one number that end at once, in two processes: one after the other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${companyId} ${call.from_number}`}, 0))`.execute(
      tx,
    )
    const isHelped =
      (await hasCalledAgain(tx, companyId, call)) ||
      (await isTextedAlready(tx, companyId, call, context.now))
    if (isHelped) return { texted: false }
    const company = await ownCompany(tx, companyId)
    const body = missedText({
      company: company.name,
      number: formatPhone(company.agent_number ?? ''),
      language,
      hasJob: call.dispatch_call_id !== null || caller.openJob !== undefined,
      wasTalking: leftOpen(memory) !== null,
    })
    const key = `${MISSED_CALL}${phoneCallId}`
    return { texted: await queueText(context, { to: call.from_number, body, key }) }
  },
)

/** The same, a moment after the call and surviving a crash. */
export const textCallerJob = task({
  name: 'text-missed-caller',
  data: Missed,
  run: async (app: App, missed) => {
    await execute(app, textCaller, {
      actor: systemOf(missed.companyId),
      input: { body: missed },
    })
  },
})

/** Sees to it that the caller of a call that went wrong is texted. */
export async function textLater(context: Context, phoneCallId: string): Promise<void> {
  await context.enqueue(
    textCallerJob,
    { companyId: context.companyId, phoneCallId },
    { startAfterMs: PAUSE_MS, singletonKey: phoneCallId },
  )
}

/** Those who call for others. */
const offices: readonly (string | undefined)[] = ['Motor club', 'Police', 'Insurance']

/** Numbers nobody carries in a pocket: toll-free and paid ones. */
const NOT_MOBILE = /^(?:8(?:00|22|33|44|55|66|77|88)|900)/
const US_NUMBER = /^[2-9]\d{2}[2-9]\d{6}$/

/** Whether this may be a mobile number of the US; withheld ones are none. */
const isForTexts = (number: string): boolean =>
  US_NUMBER.test(number) && !NOT_MOBILE.test(number) && !isWithheld(number)
