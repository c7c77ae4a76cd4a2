import type { Context } from '../../../platform/handler.ts'
import { openChatRequest, takeText } from '../../chat/index.ts'
import { writeJob } from '../../dispatch/index.ts'
import { callTextedAbout } from './after-call.store.ts'

const LONGEST_QUOTE = 1_000
/** Nothing anybody has to do something about. */
const courtesy =
  /^\W*(?:no|nope|ok|okay|k|thanks?|thank you|thx|all good|never ?mind|no thanks?|no thank you|i'?m (?:good|fine|ok)|gracias|no gracias)\W*$/i

/**
 * Brings what a customer texted into the chat of their job. Whoever answers our text about a missed call, and
 * has no job, gets one: there the dispatchers see it and write back.
 */
export async function takeAnswer(
  context: Context,
  text: { id: string; from: string; words: string },
): Promise<void> {
  if (await takeText(context, text)) return
  if (text.from.length !== 10 || !text.words.trim() || courtesy.test(text.words)) return
  const { tx, companyId, now } = context
  const call = await callTextedAbout(tx, companyId, text.from, now)
  if (!call) return
  const { id } = await writeJob(context, {
    action: 'job made',
    change: {
      fields: {
        customerName: call.customer_name,
        contactName: call.customer_name,
        customerPhone: text.from,
        contactPhoneNumber: text.from,
        canReceiveText: true,
        customerPhoneForText: text.from,
        fromNumber: call.from_number,
        toNumber: call.to_number,
        twilioCallId: call.call_sid,
        aiAgentChatId: call.ai_agent_chat_id,
        agentSummary: call.summary,
        agentQuestions: [
          { ask: 'Where is the vehicle?', field: 'pickupAddress', was: '' },
          { ask: 'What is wrong with the vehicle?', field: 'towReason', was: '' },
        ],
        notes: `Replied to our text after a dropped call: "${text.words.trim().slice(0, LONGEST_QUOTE)}"`,
      },
    },
    alongside: async (dispatchCallId) => {
      await openChatRequest(context, { dispatchCallId, phoneCallId: call.id })
    },
  })
  await tx
    .updateTable('phone_call')
    .set({ dispatch_call_id: id })
    .where('id', '=', call.id)
    .execute()
  await takeText(context, text)
}
