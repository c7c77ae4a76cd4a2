import {
  sendEmail as emailOperation,
  isWithheld,
  type QueuedMessage,
  sendSms as smsOperation,
} from '@towline/contract'
import { actorId } from '../../platform/actor.ts'
import { type Context, handle } from '../../platform/handler.ts'
import { newId } from '../../platform/ids.ts'
import { queueMail } from '../../platform/mail/index.ts'
import {
  agentAnswers,
  type CompanyRow,
  isNightIn,
  ownCompany,
  standingOf,
} from '../company/index.ts'
import { expectsTexts, knowsAddress, mayBeTexted } from './known-recipients.ts'
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
export const sendEmail = handle(
  emailOperation,
  async (context, { body }): Promise<QueuedMessage> => {
    const { tx, companyId, actor, fail, audit } = context
    const key = keyOf(context, body.key)
    const sent = await mailByKey(tx, key)
    if (sent) return { id: sent.id, status: messageStatus(sent.status) }
    const company = await writingCompany(context)
    if (!(await knowsAddress(tx, companyId, body.email))) {
      fail('bad_request', {
        fields: {
          email:
            'You can email only your employees, accounts and customers. Add this address first.',
        },
      })
    }
    await keepWithinLimit(context, company)
    if (!(await context.spend('mails'))) fail('limit_reached')
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
  },
)

/** Sends a text of the company to somebody it knows. */
export const sendSms = handle(smsOperation, async (context, { body }): Promise<QueuedMessage> => {
  const { tx, companyId, actor, now, fail, audit } = context
  const key = keyOf(context, body.key)
  const sent = await textByKey(tx, key)
  if (sent) return { id: sent.id, status: messageStatus(sent.status) }
  const company = await writingCompany(context)
  const { agent_number } = company
  const refuse = (phoneNumber: string) => fail('bad_request', { fields: { phoneNumber } })
  if (isWithheld(body.phoneNumber))
    refuse('This caller’s number is withheld, so they can’t be texted.')
  if (!(await mayBeTexted(tx, company, body.phoneNumber, now))) refuse(whomToText(company, now))
  if (
    isNightIn(company.time_zone, now) &&
    !(await expectsTexts(tx, companyId, body.phoneNumber, now))
  )
    refuse(
      'From 9 PM to 8 AM, texts go to your employees, customers of open jobs, and people who called or texted within a day. Send this in the morning.',
    )
  if (await hasRefusedTexts(tx, companyId, body.phoneNumber))
    refuse('This number opted out of texts (STOP). It must text START to get them again.')
  await keepWithinLimit(context, company)
  if (!agent_number)
    return fail('unavailable', {
      message: 'Your company doesn’t have an agent number to text from yet.',
    })
  const put = await putText(context, {
    from: agent_number,
    to: body.phoneNumber,
    body: body.message,
    key,
    ...(actor.kind === 'employee' && { sentBy: actor.id }),
  })
  if (put?.why === 'daily limit') fail('limit_reached')
  const id = put?.id ?? (await textByKey(tx, key))?.id ?? fail('too_many')
  audit('text written', id)
  return { id, status: 'queued' }
})

/**
 * The company, as long as it may write to people: not when its trial or subscription is over, nor before its
 * address is confirmed.
 */
async function writingCompany({ tx, companyId, now, fail }: Context): Promise<CompanyRow> {
  const company = await ownCompany(tx, companyId)
  if (!agentAnswers(company, now)) fail('payment_required')
  return company.mail_confirmed_at ? company : fail('unconfirmed')
}

const whomToText = (company: CompanyRow, now: number) =>
  standingOf(company, now) === 'trial'
    ? 'During a trial, texts go to your employees, people who called or texted your agent’s number, and people who told the agent yes.'
    : 'Texts go to your employees, people who called or texted you, and customers on a job with “OK to text” checked.'

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
    message: `Your company has sent ${most} messages in an hour. Try again later.`,
    retryAfter: 600,
  })
}
