import {
  sendEmail as emailEndpoint,
  type QueuedMessage,
  sendSms as smsEndpoint,
} from '@towline/contract'
import { actorId } from '../../platform/actor.ts'
import { newId } from '../../platform/ids.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { type Context, verb } from '../../platform/verb.ts'
import { agentAnswers, type CompanyRow, ownCompany, standingOf } from '../company/index.ts'
import { knowsAddress, knowsNumber } from './known-recipients.ts'
import {
  hasRefusedTexts,
  mailByKey,
  messageStatus,
  textByKey,
  writtenSince,
} from './messages.store.ts'
import { putText } from './send-text.ts'

/** How many mails and texts the people of one company may write in an hour; in a trial, which costs nothing, fewer. */
const AN_HOUR = 200
const AN_HOUR_IN_TRIAL = 20
const HOUR = 3600 * 1000

/** Sends a mail of the company to somebody it knows; an answer goes to whoever wrote it. */
export const sendEmail = verb(emailEndpoint, async (context, { body }): Promise<QueuedMessage> => {
  const { tx, companyId, actor, fail, audit } = context
  const key = keyOf(context, body.key)
  const sent = await mailByKey(tx, key)
  if (sent) return { id: sent.id, status: messageStatus(sent.status) }
  const company = await payingCompany(context)
  if (!(await knowsAddress(tx, companyId, body.email))) {
    fail('bad_request', {
      fields: {
        email: 'Mail goes to your employees, accounts and customers only. Add this address first.',
      },
    })
  }
  await keepWithinLimit(context, company)
  const id =
    (await queueMail(context, {
      to: body.email,
      subject: body.subject || `Message from ${company.name}`,
      text: body.message,
      key,
      fromName: company.name,
      ...(actor.kind === 'employee' && { replyTo: actor.email, sentBy: actor.id }),
    })) ??
    // Pressed twice at once: the other press has sent it.
    (await mailByKey(tx, key))?.id ??
    fail('too_many')
  audit('mail written', id)
  return { id, status: 'queued' }
})

/** Sends a text of the company to somebody it knows. */
export const sendSms = verb(smsEndpoint, async (context, { body }): Promise<QueuedMessage> => {
  const { tx, companyId, actor, fail, audit } = context
  const key = keyOf(context, body.key)
  const sent = await textByKey(tx, key)
  if (sent) return { id: sent.id, status: messageStatus(sent.status) }
  const company = await payingCompany(context)
  const { agent_number } = company
  const refuse = (phoneNumber: string) => fail('bad_request', { fields: { phoneNumber } })
  if (!(await knowsNumber(tx, companyId, body.phoneNumber)))
    refuse('Texts go to your employees, accounts and customers only. Add this number first.')
  if (await hasRefusedTexts(tx, companyId, body.phoneNumber))
    refuse('This number asked for no more texts (STOP). It has to text START before it gets any.')
  await keepWithinLimit(context, company)
  if (!agent_number)
    return fail('unavailable', { message: 'Your company has no agent number yet to text from.' })
  const id =
    (await putText(context, {
      from: agent_number,
      to: body.phoneNumber,
      body: body.message,
      key,
      ...(actor.kind === 'employee' && { sentBy: actor.id }),
    })) ??
    (await textByKey(tx, key))?.id ??
    fail('too_many')
  audit('text written', id)
  return { id, status: 'queued' }
})

/** The company, as long as it may write to people; when its trial or subscription is over it may not. */
async function payingCompany({ tx, companyId, now, fail }: Context): Promise<CompanyRow> {
  const company = await ownCompany(tx, companyId)
  return agentAnswers(company, now) ? company : fail('payment_required')
}

/** A key is the writer's own: nobody learns of another's message by guessing it. */
const keyOf = ({ companyId, actor }: Context, key: string | undefined) =>
  `${companyId} ${actorId(actor)} ${key ?? newId()}`

/** Counted in the database, so that several server processes count together. */
async function keepWithinLimit(
  { tx, companyId, now, fail }: Context,
  company: CompanyRow,
): Promise<void> {
  const most = standingOf(company, now) === 'trial' ? AN_HOUR_IN_TRIAL : AN_HOUR
  const written = await writtenSince(tx, companyId, new Date(now - HOUR))
  if (written < most) return
  fail('too_many', {
    message: `Your company has sent ${most} messages within an hour. Try again later.`,
    retryAfter: 600,
  })
}
