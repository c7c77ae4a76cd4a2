import {
  type ChatLink,
  callerDigits,
  openJobChat as operation,
  textChatLink as textOperation,
} from '@towline/contract'
import { type Context, handle } from '../../platform/handler.ts'
import { agentAnswers, ownCompany } from '../company/index.ts'
import { hasRefusedTexts, mayBeTexted, putText } from '../messages/index.ts'
import { type ChatRow, chatRow, jobToTalkOf } from './chat.store.ts'
import { chatLinkText } from './link.text.ts'
import { languageOf, linkTexts } from './link-texts.store.ts'
import { hasEnded, linkHasEnded } from './open-chat.ts'
import { chatForJob } from './open-chat-request.ts'

/** Opens the chat of any job, also of one that was entered by hand, and gives its link. */
export const openJobChat = handle(
  operation,
  async (context, { params }) =>
    (await linkOf(context, await chatOf(context, params.dispatchCallId))).link,
)

/** Texts the customer the link to his chat, once to a number: asked again, it tells when that was. */
export const textChatLink = handle(
  textOperation,
  async (context, { params }): Promise<ChatLink> => {
    const { audit, fail, now } = context
    const chat = await chatOf(context, params.dispatchCallId)
    if (linkHasEnded(chat, now)) fail('call_closed')
    // Read at once: a text that goes between two readings would be followed by another.
    const { link, nextKey: key } = await linkOf(context, chat)
    if (link.textedDate > 0) return link
    const { name, from } = await mayText(context, chat, link.to)
    const body = chatLinkText(await languageOf(context.tx, chat.id), name, link.url)
    const put = key && (await putText(context, { from, to: link.to, body, key }))
    if (put && put.why === 'daily limit') fail('limit_reached')
    if (put) audit('chat link texted', chat.jobId)
    const { link: texted } = await linkOf(context, chat)
    // Pressed twice at once, the other press has sent it; else there is no try left.
    if (texted.textedDate === 0)
      fail('unavailable', { message: 'Texts to this number couldn’t be delivered.' })
    return texted
  },
)

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
  const digits = callerDigits(textNumber)
  const to = digits.length === 10 ? digits : ''
  const { textedAt, nextKey } = await linkTexts(tx, { companyId, chatId: id, to })
  const url = `${publicUrl}/customer/chat/${id}`
  return { link: { id, url, to, textedDate: textedAt?.getTime() ?? 0 }, nextKey }
}

/** The company, as long as it may text this customer; the same is asked before what he is written in the chat. */
async function mayText({ tx, companyId, now, fail }: Context, chat: ChatRow, to: string) {
  const refuse = (message: string) => fail('bad_request', { message })
  if (!to) refuse('This call has no phone number for texts. Add one and save first.')
  if (!chat.canReceiveText)
    refuse('The customer hasn’t agreed to texts. Ask them, check “OK to text” and save first.')
  if (await hasRefusedTexts(tx, companyId, to))
    refuse('This number opted out of texts (STOP). It must text START to get them again.')
  const company = await ownCompany(tx, companyId)
  if (!agentAnswers(company, now)) fail('payment_required')
  if (!company.mail_confirmed_at) fail('unconfirmed')
  if (!(await mayBeTexted(tx, company, to, now)))
    refuse(
      'During a trial, texts go only to people who called or texted your agent’s number, or told the agent yes. Ask the customer to text that number first.',
    )
  const from =
    company.agent_number ??
    fail('unavailable', { message: 'Your company doesn’t have an agent number to text from yet.' })
  return { name: company.name, from }
}
