import { Button, Modal, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { register } from '@towline/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../platform/api.ts'
import { useDo } from '../../platform/query.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import {
  blankTrial,
  digitsOnly,
  passwordsDiffer,
  registrationOf,
  registrationProblem,
  trialProblems,
} from './registration.text.ts'
import styles from './trial-form.module.css'

/** Signs a company up for the trial. */
export function TrialForm() {
  const navigate = useNavigate()
  const registering = useDo(register)
  const [problem, setProblem] = useState('')
  const form = useForm({ initialValues: blankTrial, validate: trialProblems })
  const { values } = form

  const start = () => {
    registering.mutate(
      { body: registrationOf(values) },
      {
        onSuccess: (reply) => {
          if (!reply.companyId) return setProblem(registrationProblem(reply.message))
          navigate('/register/success', { state: { phoneNumber: reply.twilioPhoneNumber } })
        },
        onError: (error) => {
          if (error instanceof ApiError) form.setErrors(error.fields)
          setProblem(registrationProblem(error instanceof ApiError ? error.message : ''))
        },
      },
    )
  }
  const focusFirst = (problems: object) => {
    const [first] = Object.keys(blankTrial).filter((name) => name in problems)
    if (first) form.getInputNode(first)?.focus()
  }
  return (
    <form noValidate onSubmit={form.onSubmit(start, focusFirst)}>
      <fieldset disabled={registering.isPending}>
        <div className={styles.pair}>
          <TextInput
            label="First name"
            required
            autoComplete="given-name"
            {...form.getInputProps('firstName')}
          />
          <TextInput
            label="Last name"
            required
            autoComplete="family-name"
            {...form.getInputProps('lastName')}
          />
          <TextInput
            label="Email"
            required
            type="email"
            autoComplete="email"
            className={styles.wide}
            {...form.getInputProps('email')}
          />
          <PasswordField
            label="Password"
            required
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
          <PasswordField
            label="Confirm password"
            required
            autoComplete="new-password"
            {...form.getInputProps('confirmPassword')}
            error={passwordsDiffer(values) || form.errors.confirmPassword}
          />
          <TextInput
            label="Company name"
            required
            autoComplete="organization"
            {...form.getInputProps('companyName')}
          />
          <TextInput
            label="Phone number"
            required
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            {...form.getInputProps('phoneNumber')}
            onChange={(event) =>
              form.setFieldValue('phoneNumber', digitsOnly(event.currentTarget.value))
            }
          />
          <TextInput
            label="Street"
            autoComplete="street-address"
            className={styles.wide}
            {...form.getInputProps('street')}
          />
          <TextInput label="City" autoComplete="address-level2" {...form.getInputProps('city')} />
          <TextInput
            label="Zip"
            required
            inputMode="numeric"
            autoComplete="postal-code"
            {...form.getInputProps('zip')}
          />
          <TextInput
            label="AI agent name"
            withAsterisk
            description="The name your agent gives when it answers."
            className={styles.wide}
            {...form.getInputProps('aiAgentName')}
          />
        </div>
        <Button type="submit" size="md" color="amber.4" loading={registering.isPending}>
          Start Trial
        </Button>
      </fieldset>
      <Modal
        opened={problem !== ''}
        onClose={() => setProblem('')}
        title="Error"
        centered
        closeButtonProps={{ 'aria-label': 'Close' }}
        attributes={{ header: { role: 'presentation' } }}
      >
        <p className={styles.problem}>{problem}</p>
        <Button onClick={() => setProblem('')}>Close</Button>
      </Modal>
    </form>
  )
}
