import {
  type ChatLink,
  openJobChat as endpoint,
  phoneDigits,
  textChatLink as textEndpoint,
} from '@towline/contract'
import { type Context, verb } from '../../platform/verb.ts'
import { agentAnswers, ownCompany } from '../company/index.ts'
import { hasRefusedTexts, queueText } from '../messages/index.ts'
import { type ChatRow, chatRow, jobToTalkOf } from './chat.store.ts'
import { chatLinkText } from './link.text.ts'
import { languageOf, linkTexts } from './link-texts.store.ts'
import { hasEnded } from './open-chat.ts'
import { chatForJob } from './open-chat-request.ts'

/** Opens the chat of any job, also of one that was entered by hand, and gives its link. */
export const openJobChat = verb(
  endpoint,
  async (context, { params }) =>
    (await linkOf(context, await chatOf(context, params.dispatchCallId))).link,
)

/** Texts the customer the link to his chat, once to a number: asked again, it tells when that was. */
export const textChatLink = verb(textEndpoint, async (context, { params }): Promise<ChatLink> => {
  const { audit, fail, now } = context
  const chat = await chatOf(context, params.dispatchCallId)
  if (hasEnded(chat, now)) fail('call_closed')
  // Read at once: a text that goes between two readings would be followed by another.
  const { link, nextKey: key } = await linkOf(context, chat)
  if (link.textedDate > 0) return link
  const { name } = await mayText(context, chat, link.to)
  const body = chatLinkText(await languageOf(context.tx, chat.id), name, link.url)
  if (key && (await queueText(context, { to: link.to, body, key })))
    audit('chat link texted', chat.jobId)
  const { link: texted } = await linkOf(context, chat)
  // Pressed twice at once, the other press has sent it; else there is no try left.
  if (texted.textedDate === 0)
    fail('unavailable', { message: 'The texts to this number could not be delivered.' })
  return texted
})

/** The chat of a job; where it has none it is opened, unless the job is long over. */
async function chatOf(context: Context, jobId: string): Promise<ChatRow> {
  const { tx, companyId, now, fail } = context
  const job = (await jobToTalkOf(tx, companyId, jobId)) ?? fail('not_found')
  if (!job.chatId && hasEnded(job, now)) fail('call_closed')
  return (await chatRow(tx, companyId, await chatForJob(context, jobId))) ?? fail('not_found')
}

async function linkOf(
  { tx, companyId, publicUrl }: Context,
  { id, textNumber }: ChatRow,
): Promise<{ link: ChatLink; nextKey: string | null }> {
  const digits = phoneDigits(textNumber)
  const to = digits.length === 10 ? digits : ''
  const { textedAt, nextKey } = await linkTexts(tx, { companyId, chatId: id, to })
  const url = `${publicUrl}/customer/chat/${id}`
  return { link: { id, url, to, textedDate: textedAt?.getTime() ?? 0 }, nextKey }
}

/** The company, as long as it may text this customer; the same is asked before what he is written in the chat. */
async function mayText({ tx, companyId, now, fail }: Context, chat: ChatRow, to: string) {
  const refuse = (message: string) => fail('bad_request', { message })
  if (!to) refuse('This call has no phone number for texts. Add one and save it first.')
  if (!chat.canReceiveText)
    refuse('The customer has not agreed to texts. Ask him, tick “May be texted” and save it first.')
  if (await hasRefusedTexts(tx, companyId, to))
    refuse('This number asked for no more texts (STOP). It has to text START before it gets any.')
  const company = await ownCompany(tx, companyId)
  if (!agentAnswers(company, now)) fail('payment_required')
  if (!company.agent_number)
    fail('unavailable', { message: 'Your company has no agent number yet to text from.' })
  return company
}
