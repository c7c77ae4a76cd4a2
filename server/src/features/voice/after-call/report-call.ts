import { reportOf } from '@towline/agent'
import { phoneCallChanged } from '@towline/contract'
import { z } from 'zod'
import { type Context, handle, inside } from '../../../platform/handler.ts'
import { storable, storableJson } from '../../../platform/storable.ts'
import { memoryFrom } from '../../calls/index.ts'
import { writeJob } from '../../dispatch/index.ts'
import { textLater } from './text-caller.ts'

/** What only the line can know: nobody picked up where the caller was put through, or our own side failed. */
export const LineTrouble = z.enum(['missed', 'line failed'])
export type LineTrouble = z.infer<typeof LineTrouble>

/**
 * Sums a call up that is over: on its record, and on its job with what must be asked yet. Told any number
 * of times, as the end of a call is; what is known last holds.
 */
export const reportCall = handle(
  inside({
    name: 'reportCall',
    because: 'a call is summed up by itself when it is over',
    body: z.object({ phoneCallId: z.uuid(), trouble: LineTrouble.optional() }),
    reply: z.object({ done: z.boolean() }),
  }),
  async (context, { body }) => {
    const { tx, companyId, announce } = context
    const call = await tx
      .selectFrom('phone_call')
      .select(['memory', 'trouble', 'dispatch_call_id'])
      .where('id', '=', body.phoneCallId)
      .where('company_id', '=', companyId)
      .forUpdate()
      .executeTakeFirst()
    if (!call) return { done: false }
    const told = worstOf(call.trouble, body.trouble)
    const memory = memoryFrom(call.memory)
    if (!memory) {
      // The talk is still being written, and is summed up once it is; what the line told is kept until then.
      if (told) await keepTrouble(context, body.phoneCallId, told)
      return { done: false }
    }
    const { summary, questions, ...report } = reportOf(memory)
    const trouble = told ?? report.trouble
    await tx
      .updateTable('phone_call')
      .set({ trouble, summary: storable(summary), questions: storableJson(questions) })
      .where('id', '=', body.phoneCallId)
      .execute()
    announce(phoneCallChanged, companyId, { id: body.phoneCallId })
    if (call.dispatch_call_id) await tellJob(context, call.dispatch_call_id, { summary, questions })
    if (trouble === 'dropped' || trouble === 'missed') await textLater(context, body.phoneCallId)
    return { done: true }
  },
)

async function keepTrouble({ tx }: Context, id: string, trouble: LineTrouble) {
  await tx.updateTable('phone_call').set({ trouble }).where('id', '=', id).execute()
}

/** What the line has told stands, also when the talk by itself went well; the worse of two. */
function worstOf(known: string, told: LineTrouble | undefined): LineTrouble | undefined {
  const all = [LineTrouble.safeParse(known).data, told]
  return LineTrouble.options.find((trouble) => all.includes(trouble))
}

type Report = Pick<ReturnType<typeof reportOf>, 'summary' | 'questions'>

async function tellJob(context: Context, id: string, { summary, questions }: Report) {
  await writeJob(context, {
    id,
    action: 'call summed up',
    change: (job) => {
      const fields = { agentSummary: summary, agentQuestions: questions }
      const { agentSummary, agentQuestions } = { ...job?.fields }
      const isTold = JSON.stringify({ agentSummary, agentQuestions }) === JSON.stringify(fields)
      return isTold ? null : { fields }
    },
  })
}
