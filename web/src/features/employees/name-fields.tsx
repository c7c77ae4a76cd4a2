import { TextInput } from '@mantine/core'
import type { Employee } from '@towline/contract'
import type { ReactNode } from 'react'
import { PasswordField } from '../../ui/password-field.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import fields from '../../ui/record-fields.module.css'
import { StrengthLine } from '../auth/index.ts'
import styles from './employee-fields.module.css'
import { needsCurrentPassword, useEmployeeForm } from './employee-form.ts'

/** The fields everybody has: their name, how they are reached, and their password. `own` is one's own record. */
export function NameFields(props: {
  own: Employee | null
  /** The address that waits to be confirmed. */
  newEmail: string | undefined
  aboutPassword: ReactNode
}) {
  const form = useEmployeeForm()
  const fill = (own: string) => (props.own ? own : 'off')
  return (
    <div className={fields.pair}>
      <TextInput
        label="First Name"
        withAsterisk
        aria-required
        maxLength={100}
        autoComplete={fill('given-name')}
        {...form.getInputProps('firstName')}
      />
      <TextInput
        label="Last Name"
        withAsterisk
        aria-required
        maxLength={100}
        autoComplete={fill('family-name')}
        {...form.getInputProps('lastName')}
      />
      <TextInput
        label="Email"
        withAsterisk
        aria-required
        type="email"
        maxLength={254}
        description={
          props.newEmail &&
          `Becomes ${props.newEmail} once the link we emailed there is opened. Until then this one counts.`
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete={fill('email')}
        {...form.getInputProps('email')}
      />
      <PhoneField
        label="Phone"
        withAsterisk
        aria-required
        autoComplete={fill('tel-national')}
        {...form.getInputProps('phoneNumber')}
        onType={(digits) => form.setFieldValue('phoneNumber', digits)}
      />
      <div className={`${fields.wide} ${styles.password}`}>
        <PasswordField
          label="Password"
          description={props.aboutPassword}
          maxLength={200}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <StrengthLine password={form.values.password} />
        {needsCurrentPassword(props.own, form.values) && (
          <PasswordField
            label="Current Password"
            withAsterisk
            aria-required
            description="Needed to change your email or password."
            maxLength={200}
            autoComplete="current-password"
            {...form.getInputProps('currentPassword')}
          />
        )}
      </div>
    </div>
  )
}
