import { TextInput } from '@mantine/core'
import { createFormContext } from '@mantine/form'
import { PASSWORD_LENGTH } from '@towline/contract'
import { Link } from 'react-router'
import { PasswordField } from '../../ui/password-field.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import { StrengthLine } from '../auth/index.ts'
import { passwordsDiffer, type Typed } from './registration.text.ts'
import styles from './registration-form.module.css'

export const [RegistrationFormProvider, useRegistrationForm, useNewRegistrationForm] =
  createFormContext<Typed>()

/** Who signs up: name, address and password. */
export function PersonFields() {
  const form = useRegistrationForm()
  const { values } = form
  return (
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
      <div className={styles.password}>
        <PasswordField
          label="Password"
          required
          autoComplete="new-password"
          description={`At least ${PASSWORD_LENGTH} characters.`}
          {...form.getInputProps('password')}
        />
        <StrengthLine password={values.password} />
      </div>
      <PasswordField
        label="Confirm password"
        required
        autoComplete="new-password"
        description="Type it again."
        {...form.getInputProps('confirmPassword')}
        error={passwordsDiffer(values) || form.errors.confirmPassword}
      />
    </div>
  )
}

/** The company that signs up, and the name its agent gives. */
export function CompanyFields() {
  const form = useRegistrationForm()
  return (
    <div className={styles.pair}>
      <TextInput
        label="Company name"
        required
        autoComplete="organization"
        {...form.getInputProps('companyName')}
      />
      <PhoneField
        label="Phone number"
        required
        autoComplete="tel-national"
        {...form.getInputProps('phoneNumber')}
        onType={(digits) => form.setFieldValue('phoneNumber', digits)}
      />
      <p className={styles.consent}>
        We may call or text this number about your account and the calls your agent takes. Consent
        to texts isn’t required to sign up. Reply STOP to end them. Message and data rates may
        apply. See the <Link to="/terms">Terms</Link> and the <Link to="/privacy">Privacy</Link>{' '}
        notice.
      </p>
      <TextInput
        label="Street"
        autoComplete="address-line1"
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
        autoComplete="off"
        description="The name your agent gives when it answers."
        className={styles.wide}
        {...form.getInputProps('aiAgentName')}
      />
    </div>
  )
}
