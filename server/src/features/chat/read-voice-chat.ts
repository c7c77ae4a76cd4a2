import { CustomData, readVoiceChat as endpoint } from '@towline/contract'
import { verb } from '../../platform/verb.ts'
import { eventsOf } from '../calls/index.ts'
import { companyOfVoiceChat } from './chat.store.ts'
import { transcriptOf } from './transcript.ts'

/** The transcript of a phone call and what was learnt in it. */
export const readVoiceChat = verb(
  endpoint,
  async ({ tx, companyId, fail }, { params }) => {
    const call =
      (await tx
        .selectFrom('phone_call')
        .select(['id', 'from_number', 'custom_data'])
        .where('ai_agent_chat_id', '=', params.aiAgentChatId)
        .where('company_id', '=', companyId)
        .executeTakeFirst()) ?? fail('not_found')
    return {
      chatHistory: transcriptOf(await eventsOf(tx, call.id)),
      fromNumber: call.from_number,
      customData: CustomData.parse(call.custom_data),
    }
  },
  { companyOf: (tx, { params }) => companyOfVoiceChat(tx, params.aiAgentChatId) },
)
