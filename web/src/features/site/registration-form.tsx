import { Button } from '@mantine/core'
import type { Plan } from '@towline/contract'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { focusFirstWrong } from '../../ui/focus-first-wrong.ts'
import { typedEarly } from '../../ui/typed-early.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { blankRegistration, registrationProblems, type Typed } from './registration.text.ts'
import {
  CompanyFields,
  PersonFields,
  RegistrationFormProvider,
  useNewRegistrationForm,
} from './registration-fields.tsx'
import { keepDraft, keptDraft } from './registration-memory.ts'
import { RegistrationRefused } from './registration-refused.tsx'
import { useRegistering } from './use-registering.ts'

const names: (keyof Typed)[] = [
  ...(['firstName', 'lastName', 'email', 'password', 'confirmPassword', 'companyName'] as const),
  ...(['phoneNumber', 'street', 'city', 'zip', 'aiAgentName'] as const),
]

/** Signs a company up: for the plan, or for the trial where there is none. */
export function RegistrationForm(props: {
  plan: Plan | null
  /** Goes to the page of the payment provider. */
  leave?: (address: string) => void
}) {
  const { plan, leave } = props
  const form = useNewRegistrationForm({
    initialValues: blankRegistration,
    validate: registrationProblems,
    onValuesChange: keepDraft,
  })
  const isHydrated = useHydrated()
  const takeDraft = useEffectEvent(() =>
    form.setValues({ ...keptDraft(), ...typedEarly(names, form.getInputNode) }),
  )
  useLayoutEffect(() => takeDraft(), [])
  const { isBusy, refusal, dismiss, signUp } = useRegistering(plan, leave)

  const focusFirst = (problems: object) => {
    const first = names.find((name) => name in problems)
    if (first) form.getInputNode(first)?.focus()
  }
  const body = useRef<HTMLFormElement>(null)
  const close = () => {
    if (refusal) form.setErrors(refusal.fields)
    dismiss()
    focusFirstWrong(body.current)
  }
  return (
    <RegistrationFormProvider form={form}>
      <form ref={body} noValidate onSubmit={form.onSubmit(signUp, focusFirst)}>
        <fieldset disabled={isBusy}>
          <PersonFields />
          <CompanyFields />
          <Button type="submit" size="md" color="amber.4" disabled={!isHydrated} loading={isBusy}>
            {plan ? 'Checkout' : 'Start Trial'}
          </Button>
        </fieldset>
        <RegistrationRefused refusal={refusal} email={form.values.email.trim()} onClose={close} />
      </form>
    </RegistrationFormProvider>
  )
}
