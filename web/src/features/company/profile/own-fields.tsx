import { NativeSelect, TextInput } from '@mantine/core'
import { formatPhone } from '@towline/contract'
import { Card } from '../../../ui/card.tsx'
import { PhoneField } from '../../../ui/phone-field.tsx'
import { fieldLabels, states, timeZones } from './company.text.ts'
import { useCompanyForm } from './company-form.ts'
import styles from './company-profile.module.css'

/** The company itself: its name, phone and address. */
export function OwnFields({ agentNumber }: { agentNumber: string }) {
  const form = useCompanyForm()
  return (
    <Card title="Company">
      <div className={styles.fields}>
        <TextInput
          label={fieldLabels.name}
          required
          maxLength={200}
          autoComplete="organization"
          {...form.getInputProps('name')}
        />
        <PhoneField
          label={fieldLabels.phoneNumber}
          required
          autoComplete="tel-national"
          {...form.getInputProps('phoneNumber')}
          onType={(digits) => form.setFieldValue('phoneNumber', digits)}
        />
        <TextInput
          label={fieldLabels.aiAgentName}
          maxLength={60}
          {...form.getInputProps('aiAgentName')}
        />
        <TextInput
          label="AI number"
          description="Callers dial it and your agent answers. It can’t be changed."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          readOnly
          value={formatPhone(agentNumber)}
        />
        <TextInput
          label={fieldLabels.street}
          maxLength={200}
          autoComplete="street-address"
          {...form.getInputProps('street')}
        />
        <TextInput
          label={fieldLabels.city}
          maxLength={100}
          autoComplete="address-level2"
          {...form.getInputProps('city')}
        />
        <NativeSelect
          label={fieldLabels.state}
          autoComplete="address-level1"
          data={form.values.state ? [...states] : ['', ...states]}
          {...form.getInputProps('state')}
        />
        <TextInput
          label={fieldLabels.zip}
          required
          maxLength={10}
          inputMode="numeric"
          autoComplete="postal-code"
          {...form.getInputProps('zip')}
        />
        <NativeSelect
          label={fieldLabels.timeZone}
          data={timeZones(form.values.timeZone)}
          {...form.getInputProps('timeZone')}
        />
      </div>
    </Card>
  )
}
