import { CustomData, readVoiceChat as operation } from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { eventsOf } from '../calls/index.ts'
import { companyOfVoiceChat } from './chat.store.ts'
import { isLongAgo, isRep, linkHasEnded } from './open-chat.ts'
import { transcriptOf } from './transcript.ts'

/** The transcript of a phone call and what was learnt in it. For the caller it ends with the chat of his job, or as long after the call where there is none. */
export const readVoiceChat = handle(
  operation,
  async (context, { params }) => {
    const { tx, companyId, now, audit, fail } = context
    const call =
      (await tx
        .selectFrom('phone_call as p')
        .leftJoin('dispatch_call as c', 'c.id', 'p.dispatch_call_id')
        .select(['p.id', 'p.from_number', 'p.custom_data', 'c.status', 'c.status_at'])
        .select(['p.started_at as startedAt', 'p.ended_at as endedAt'])
        .where('p.ai_agent_chat_id', '=', params.aiAgentChatId)
        .where('p.company_id', '=', companyId)
        .executeTakeFirst()) ?? fail('not_found')
    const { status, status_at: statusAt } = call
    const isOver =
      status && statusAt ? linkHasEnded({ status, statusAt }, now) : isLongAgo(call, now)
    if (isRep(context)) audit('transcript read', call.id)
    else if (isOver) fail('link_ended')
    return {
      chatHistory: transcriptOf(await eventsOf(tx, call.id)),
      fromNumber: call.from_number,
      customData: CustomData.parse(call.custom_data),
    }
  },
  { companyOf: (tx, { params }) => companyOfVoiceChat(tx, params.aiAgentChatId) },
)
