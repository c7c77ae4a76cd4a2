import { type Plan, type RegistrationReply, register } from '@towline/contract'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../platform/api.ts'
import { useDo } from '../../platform/query.ts'
import { sessionChanged } from '../../platform/session.ts'
import { useLeaving } from '../../ui/use-leaving.ts'
import { paidChoice, registrationProblem, type Typed, trialChoice } from './registration.text.ts'
import { forgetRegistration, keepCheckout } from './registration-memory.ts'

/** Why the sign-up was not taken. `isTaken`: somebody signs in with this address already. */
export type Refusal = { message: string; isTaken: boolean; fields: Record<string, string> }

/** Signs up for a plan, or for the trial without one, and goes where the answer says. */
export function useRegistering(plan: Plan | null, leave?: (address: string) => void) {
  const navigate = useNavigate()
  const registering = useDo(register)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { isLeaving, leaveFor } = useLeaving(leave)
  // A second press comes before the first one is shown as pending.
  const isSent = useRef(false)

  const goOn = ({ sessionId, checkoutUrl, companyId, ...reply }: RegistrationReply) => {
    if (plan && sessionId && checkoutUrl) {
      keepCheckout({ sessionId, checkoutUrl, plan })
      return leaveFor(checkoutUrl)
    }
    if (!companyId) {
      return setRefusal({
        message: registrationProblem(reply.message),
        isTaken: false,
        fields: {},
      })
    }
    forgetRegistration()
    // The server has signed the owner in.
    sessionChanged()
    const { twilioPhoneNumber: phoneNumber, message } = reply
    navigate('/register/success', { state: { phoneNumber, message } })
  }
  const refuse = (error: Error) => {
    const told = error instanceof ApiError ? error : null
    setRefusal({
      message: registrationProblem(told?.message),
      isTaken: told?.code === 'email_taken',
      fields: told?.fields ?? {},
    })
  }
  return {
    isBusy: registering.isPending || isLeaving,
    refusal,
    dismiss: () => setRefusal(null),
    signUp: (typed: Typed) => {
      if (isSent.current) return
      isSent.current = true
      const choice = plan ? paidChoice(plan) : trialChoice
      registering.mutate(
        { body: { ...typed, ...choice } },
        {
          onSuccess: goOn,
          onError: refuse,
          onSettled: () => {
            isSent.current = false
          },
        },
      )
    },
  }
}
