import {
  register as endpoint,
  phoneDigits,
  type Registration,
  type RegistrationReply,
  TRIAL_PLAN_ID,
} from '@towline/contract'
import { Failure } from '../../platform/failure.ts'
import { newId } from '../../platform/ids.ts'
import { type Outside, verb } from '../../platform/verb.ts'
import type { Checkout } from '../../providers/payments/index.ts'
import { type BoughtNumber, NoNumbers } from '../../providers/telephony/index.ts'
import { hashPassword } from '../auth/index.ts'
import {
  beginTrial,
  buyAgentNumber,
  callsOf,
  keepCheckout,
  planForSale,
  startCheckout,
  takeBackCheckout,
} from '../billing/index.ts'
import { TRIAL_CALLS, TRIAL_DAYS, townOfZip } from '../company/index.ts'
import { type NewCompany, signUp } from './sign-up.ts'
import { unfinishedSignUp } from './unfinished-sign-up.ts'

const DAY = 24 * 3600 * 1000

/** What was made outside for a company that is not stored yet. */
type Made = { kind: 'trial'; number: BoughtNumber } | { kind: 'paid'; checkout: Checkout }
/** The same with the company; or, for somebody who comes back, the checkout he left. */
type Prepared =
  | (Made & { company: NewCompany })
  | { kind: 'again'; sessionId: string; checkoutUrl: string }

/** Signs a company up: a trial with its agent number, a plan with the checkout in which it is paid. */
export const register = verb(
  endpoint,
  async (context, { body }, prepared: Prepared): Promise<RegistrationReply> => {
    if (prepared.kind === 'again') return checkoutReply(prepared)
    const { company } = prepared
    if (!(await signUp(context, body, company))) return context.fail('email_taken', taken)
    context.audit('company registered', company.id, { plan: company.planId })
    if (prepared.kind === 'paid') {
      const { checkout } = prepared
      await keepCheckout(context, checkout, company.planId)
      return checkoutReply({ sessionId: checkout.id, checkoutUrl: checkout.url })
    }
    const trialEndsAt = new Date(context.now + TRIAL_DAYS * DAY)
    await beginTrial(context, { companyId: company.id, trialEndsAt })
    const twilioPhoneNumber = `1${phoneDigits(prepared.number.e164)}`
    return { sessionId: '', companyId: company.id, twilioPhoneNumber, status: 'ok', message: '' }
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
        passwordHash: await hashPassword(body.password),
      }
      if (!plan) {
        const number = await buyNumber(outside, company.id, body)
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
      if (prepared.kind === 'trial')
        await giveNumberBack(outside, prepared.company.id, prepared.number)
    },
    // Pressed twice at the same moment: the second press now finds what the first has made.
    again: (error) => error instanceof Failure && error.code === 'email_taken',
  },
)

const taken = {
  fields: { email: 'This address has an account already' },
  message:
    'There is already an account with this email address. Log in with it; if you do not know the password, choose a new one with Forgot password.',
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

async function buyNumber(
  outside: Outside,
  companyId: string,
  { phoneNumber, zip }: Registration,
): Promise<BoughtNumber> {
  try {
    return await buyAgentNumber(outside, { companyId, phoneNumber, zip })
  } catch (error) {
    if (error instanceof NoNumbers) return outside.fail('no_numbers')
    throw error
  }
}

/** When the connection broke while committing, the company may be there all the same, with this number. */
async function giveNumberBack(
  { telephony, log, look }: Outside,
  companyId: string,
  { sid }: BoughtNumber,
): Promise<void> {
  try {
    const isMade = await look((tx) =>
      tx.selectFrom('company').select('id').where('id', '=', companyId).executeTakeFirst(),
    )
    if (!isMade) await telephony.releaseNumber(sid)
  } catch (error) {
    log.error({ err: error, sid }, 'an agent number could not be given back')
  }
}
