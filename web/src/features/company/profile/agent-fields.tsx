import { Checkbox, Switch, Textarea } from '@mantine/core'
import { Card } from '../../../ui/card.tsx'
import { PhoneField } from '../../../ui/phone-field.tsx'
import { fieldLabels, languageNames } from './company.text.ts'
import { useCompanyForm } from './company-form.ts'
import styles from './company-profile.module.css'

const LONGEST_GREETING = 300
const LONGEST_NOTES = 1000

/** How the agent answers: its first words, its languages, and whom it hands callers to. */
export function AgentFields() {
  const form = useCompanyForm()
  const { greeting, languages, recordCalls, dailyMail } = form.values
  return (
    <Card title="Your phone agent">
      <div className={styles.fields}>
        <Textarea
          className={styles.wide ?? ''}
          label={fieldLabels.greeting}
          description={`${greeting.length} of ${LONGEST_GREETING} characters. Left empty, the agent greets in its own words. What the law wants said is added by itself.`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          rows={3}
          maxLength={LONGEST_GREETING}
          {...form.getInputProps('greeting')}
        />
        <Textarea
          className={styles.wide ?? ''}
          label={fieldLabels.notes}
          description="What a language model is told of your company, such as “We do not tow motorcycles”. Prices and times of arrival are never said, whatever stands here."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          rows={3}
          maxLength={LONGEST_NOTES}
          {...form.getInputProps('notes')}
        />
        <fieldset className={styles.choices}>
          <legend>{fieldLabels.languages}</legend>
          <Checkbox
            label={languageNames.en}
            description="Always spoken."
            checked
            disabled
            onChange={() => undefined}
          />
          <Checkbox
            label={languageNames.es}
            description="The greeting offers it, and whoever speaks Spanish is answered in Spanish; the job is written in English. Switched off, such a caller is put through to a person."
            checked={languages.includes('es')}
            onChange={(event) =>
              form.setFieldValue('languages', event.currentTarget.checked ? ['en', 'es'] : ['en'])
            }
          />
        </fieldset>
        <PhoneField
          label={fieldLabels.transferPhone}
          description="The phone on which a person answers. Left empty, it is the company’s phone."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('transferPhone')}
          onType={(digits) => form.setFieldValue('transferPhone', digits)}
        />
        <PhoneField
          label={fieldLabels.afterHoursPhone}
          description="Whom callers reach who ask for a person while the office is closed. Left empty, nobody is rung: the agent takes the request or a message."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('afterHoursPhone')}
          onType={(digits) => form.setFieldValue('afterHoursPhone', digits)}
        />
        <Switch
          className={styles.wide ?? ''}
          label={fieldLabels.recordCalls}
          description="Off unless you switch it on. Every caller is told so in the greeting, before anything else is said."
          checked={recordCalls}
          onChange={(event) => form.setFieldValue('recordCalls', event.currentTarget.checked)}
        />
        <Switch
          className={styles.wide ?? ''}
          label={fieldLabels.dailyMail}
          description="At seven in the morning: the calls and jobs of the day before, and what went wrong. No mail comes after a day without calls."
          checked={dailyMail}
          onChange={(event) => form.setFieldValue('dailyMail', event.currentTarget.checked)}
        />
      </div>
    </Card>
  )
}
