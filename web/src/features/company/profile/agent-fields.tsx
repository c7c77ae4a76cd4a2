import { Checkbox, Switch, Textarea } from '@mantine/core'
import { RECORDING_LAWS_AS_OF } from '@towline/contract'
import { Card } from '../../../ui/card.tsx'
import { HearButton } from '../../../ui/hear-button.tsx'
import { PhoneField } from '../../../ui/phone-field.tsx'
import { fieldLabels, greetingAsHeard, languageNames } from './company.text.ts'
import { useCompanyForm } from './company-form.ts'
import styles from './company-profile.module.css'
import { VoiceFields } from './voice-fields.tsx'

const LONGEST_GREETING = 300
const LONGEST_NOTES = 1000

/** How the agent answers: its first words, its languages, and whom it hands callers to. */
export function AgentFields() {
  const form = useCompanyForm()
  const { greeting, languages, recordCalls, quotesPrices, dailyMail } = form.values
  return (
    <Card title="Your phone agent">
      <div className={styles.fields}>
        <Textarea
          className={styles.wide ?? ''}
          label={fieldLabels.greeting}
          description={`${greeting.length} of ${LONGEST_GREETING} characters. Leave empty for the default greeting. Legal notices are added automatically.`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          rows={3}
          maxLength={LONGEST_GREETING}
          {...form.getInputProps('greeting')}
        />
        <div className={styles.wide}>
          <HearButton label="Hear the greeting" text={greetingAsHeard(form.values)} />
        </div>
        <Textarea
          className={styles.wide ?? ''}
          label={fieldLabels.notes}
          description="What the language model knows about your company, such as “We don’t tow motorcycles”. It never gives prices or arrival times, whatever you write here."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          rows={3}
          maxLength={LONGEST_NOTES}
          {...form.getInputProps('notes')}
        />
        <VoiceFields />
        <fieldset className={styles.choices}>
          <legend>{fieldLabels.languages}</legend>
          <Checkbox
            label={languageNames.en}
            description="Always on."
            checked
            disabled
            onChange={() => undefined}
          />
          <Checkbox
            label={languageNames.es}
            description="The greeting offers Spanish, and Spanish speakers are answered in Spanish. The job is written in English. When off, they’re transferred to a person."
            checked={languages.includes('es')}
            onChange={(event) =>
              form.setFieldValue('languages', event.currentTarget.checked ? ['en', 'es'] : ['en'])
            }
          />
        </fieldset>
        <PhoneField
          label={fieldLabels.transferPhone}
          description="The phone a person answers. Leave empty for the company’s phone."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('transferPhone')}
          onType={(digits) => form.setFieldValue('transferPhone', digits)}
        />
        <PhoneField
          label={fieldLabels.afterHoursPhone}
          description="Who callers reach if they ask for a person while the office is closed. Leave empty to have the agent take the request or a message."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('afterHoursPhone')}
          onType={(digits) => form.setFieldValue('afterHoursPhone', digits)}
        />
        <Switch
          className={styles.wide ?? ''}
          label={fieldLabels.recordCalls}
          description={`Off by default. Every caller is told in the greeting, before anything else; where state law wants everyone to agree (as of ${RECORDING_LAWS_AS_OF}), also that staying on the line means they do.`}
          checked={recordCalls}
          onChange={(event) => form.setFieldValue('recordCalls', event.currentTarget.checked)}
        />
        <Switch
          className={styles.wide ?? ''}
          label={fieldLabels.quotesPrices}
          description="Off: callers hear that the dispatcher gives the price. On: only from your rates, as a range or “starts at” where something isn’t known yet, and what was said is written on the job."
          checked={quotesPrices}
          onChange={(event) => form.setFieldValue('quotesPrices', event.currentTarget.checked)}
        />
        <Switch
          className={styles.wide ?? ''}
          label={fieldLabels.dailyMail}
          description="At 7 AM: the previous day’s calls and jobs, and what went wrong. No email after a day without calls."
          checked={dailyMail}
          onChange={(event) => form.setFieldValue('dailyMail', event.currentTarget.checked)}
        />
      </div>
    </Card>
  )
}
