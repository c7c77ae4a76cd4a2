import {
  register as operation,
  phoneDigits,
  type Registration,
  type RegistrationReply,
  TRIAL_PLAN_ID,
} from '@towline/contract'
import { Failure } from '../../platform/failure.ts'
import { type Context, handle, type Outside } from '../../platform/handler.ts'
import { newId } from '../../platform/ids.ts'
import type { Checkout } from '../../providers/payments/index.ts'
import {
  type BoughtNumber,
  CarrierRefused,
  CarrierUnavailable,
  NoNumbers,
} from '../../providers/telephony/index.ts'
import { beginSession, hashNewPassword } from '../auth/index.ts'
import {
  beginTrial,
  buyAgentNumber,
  buyNumber,
  callsOf,
  forgetTaken,
  keepCheckout,
  planForSale,
  putBack,
  startCheckout,
  takeBackCheckout,
} from '../billing/index.ts'
import { keepAgentNumbers, TRIAL_CALLS, TRIAL_DAYS, townOfZip } from '../company/index.ts'
import { type NewCompany, signUp } from './sign-up.ts'
import { unfinishedSignUp } from './unfinished-sign-up.ts'

const DAY = 24 * 3600 * 1000

/** What was made outside for a company that is not stored yet. */
type Made = { kind: 'trial'; number: BoughtNumber | null } | { kind: 'paid'; checkout: Checkout }
/** The same with the company; or, for somebody who comes back, the checkout he left. */
type Prepared =
  | (Made & { company: NewCompany })
  | { kind: 'again'; sessionId: string; checkoutUrl: string }

/** Signs a company up: a trial with its agent number, a plan with the checkout in which it is paid. */
export const register = handle(
  operation,
  async (context, { body }, prepared: Prepared): Promise<RegistrationReply> => {
    if (prepared.kind === 'again') return checkoutReply(prepared)
    const { company } = prepared
    const manager = (await signUp(context, body, company)) ?? context.fail('email_taken', taken)
    await forgetTaken(context.tx)
    context.audit('company registered', company.id, { plan: company.planId })
    if (prepared.kind === 'paid') {
      const { checkout } = prepared
      await keepCheckout(context, checkout, company.planId)
      return checkoutReply({ sessionId: checkout.id, checkoutUrl: checkout.url })
    }
    const trialEndsAt = new Date(context.now + TRIAL_DAYS * DAY)
    await beginTrial(context, { companyId: company.id, trialEndsAt })
    // The product's own companies, such as the demo, have nobody at a browser.
    if (context.actor.kind === 'nobody') await beginSession(context, manager)
    return trialReply(context, company.id, prepared.number)
  },
  {
    prepare: async (outside, { body }): Promise<Prepared> => {
      const plan = body.planType === 'trial' ? null : planForSale(body.planId)
      if (plan === undefined || (!plan && body.planId !== TRIAL_PLAN_ID))
        return outside.fail('bad_request', { fields: { planId: 'Choose one of our plans' } })
      const earlier = await unfinishedSignUp(outside, body)
      if (earlier === 'taken') return outside.fail('email_taken', taken)
      if (earlier) return { kind: 'again', ...earlier }
      const company = {
        id: newId(),
        town: await townOfZip(outside, body.zip),
        passwordHash: await hashNewPassword(outside, body.password, [
          ...[body.firstName, body.lastName, body.email, body.companyName, body.aiAgentName],
        ]),
        isConfirmed: outside.actor.kind === 'system',
      }
      if (!plan) {
        await keepFlowOfTrials(outside)
        const number = await numberFor(outside, company.id, body)
        const trial = { trialDays: TRIAL_DAYS, planId: TRIAL_PLAN_ID, calls: TRIAL_CALLS }
        return { kind: 'trial', number, company: { ...company, ...trial, number } }
      }
      const checkout = await startCheckout(outside, {
        companyId: company.id,
        companyName: body.companyName,
        email: body.email,
        customer: null,
        plan,
        cancelPath: '/register?checkout=cancelled',
        key: `register ${company.id}`,
      })
      const bought = { trialDays: null, planId: plan.planId, calls: callsOf(plan), number: null }
      return { kind: 'paid', checkout, company: { ...company, ...bought } }
    },
    undo: async (outside, prepared) => {
      if (prepared.kind === 'paid') await takeBackCheckout(outside, prepared.checkout)
      if (prepared.kind === 'trial' && prepared.number)
        await giveNumberBack(outside, prepared.company.id, prepared.number)
    },
    // Pressed twice at the same moment: the second press now finds what the first has made.
    again: (error) => error instanceof Failure && error.code === 'email_taken',
  },
)

const taken = {
  fields: { email: 'This address already has an account' },
  message:
    'There is already an account with this email address. Log in with it. If you don’t know the password, choose a new one with Forgot password.',
}

/** Without the company's id, which would send a browser to the welcome page before anything is paid. */
const checkoutReply = (checkout: { sessionId: string; checkoutUrl: string }) => ({
  sessionId: checkout.sessionId,
  checkoutUrl: checkout.checkoutUrl,
  companyId: '' as const,
  twilioPhoneNumber: '',
  status: 'ok',
  message: '',
})

/** Each trial has a number that somebody pays for: beyond so many in a day the next ones wait. */
async function keepFlowOfTrials({ readFirst, now, trialsADay, fail }: Outside): Promise<void> {
  const { begun } = await readFirst((tx) =>
    tx
      .selectFrom('company')
      .select((company) => company.fn.countAll<string>().as('begun'))
      .where('plan_type', '=', 'trial')
      .where('created_at', '>', new Date(now - DAY))
      .executeTakeFirstOrThrow(),
  )
  if (Number(begun) < trialsADay) return
  fail('unavailable', {
    message:
      'We’re out of phone numbers for trials today. Please try again tomorrow, or subscribe now to get your number right away.',
    retryAfter: 3600,
  })
}

/** With its number; or, where the carrier is away or will not sell us one now, with the promise of one. */
async function trialReply(
  { enqueue }: Context,
  companyId: string,
  number: BoughtNumber | null,
): Promise<RegistrationReply> {
  if (number) await enqueue(keepAgentNumbers, { companyId })
  else await enqueue(buyNumber, { companyId })
  return {
    sessionId: '',
    companyId,
    twilioPhoneNumber: number ? `1${phoneDigits(number.e164)}` : '',
    status: number ? 'ok' : 'unavailable',
    message: number ? '' : NUMBER_FOLLOWS,
  }
}

const NUMBER_FOLLOWS =
  'Your company is set up. The phone company can’t give us a number for your agent right now. We’ll keep trying and email it to you.'

/** Null when the carrier can not be asked, or has trouble with us: nothing the newcomer could do about. */
async function numberFor(
  outside: Outside,
  companyId: string,
  { phoneNumber, zip }: Registration,
): Promise<BoughtNumber | null> {
  try {
    return await buyAgentNumber(outside, { companyId, phoneNumber, zip })
  } catch (error) {
    if (error instanceof NoNumbers) return outside.fail('no_numbers')
    if (error instanceof CarrierUnavailable || error instanceof CarrierRefused) {
      outside.log.error({ err: error }, 'the carrier sold no number for a new company')
      return null
    }
    throw error
  }
}

/** When the connection broke while committing, the company may be there all the same, with this number. */
async function giveNumberBack(
  { telephony, log, readFirst, writeFirst }: Outside,
  companyId: string,
  { sid }: BoughtNumber,
): Promise<void> {
  try {
    const isMade = await readFirst((tx) =>
      tx.selectFrom('company').select('id').where('id', '=', companyId).executeTakeFirst(),
    )
    if (isMade || (await writeFirst((tx) => putBack(tx, sid)))) return
    await telephony.releaseNumber(sid)
  } catch (error) {
    log.error({ err: error, sid }, 'an agent number could not be given back')
  }
}
