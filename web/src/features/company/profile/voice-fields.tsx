import { Select, Switch, TextInput } from '@mantine/core'
import { type AgentSettings, VOICE_PROVIDERS } from '@towline/contract'
import { fieldLabels } from './company.text.ts'
import { useCompanyForm } from './company-form.ts'
import styles from './company-profile.module.css'

const LONGEST_NAME = 100

/** Who speaks on the phone: the carrier's provider, its voice, and whether it writes numbers out first. */
export function VoiceFields() {
  const form = useCompanyForm()
  const { voice } = form.values
  const set = (changed: Partial<AgentSettings['voice']>) =>
    form.setFieldValue('voice', { ...voice, ...changed })
  return (
    <>
      <Select
        label={fieldLabels.voice}
        description="Who makes the voice. Test calls use your browser’s voice."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={VOICE_PROVIDERS}
        allowDeselect={false}
        value={voice.provider}
        onChange={(provider) =>
          // Another provider has no voice of that name.
          set({
            provider: VOICE_PROVIDERS.find((one) => one === provider) ?? voice.provider,
            name: '',
          })
        }
      />
      <TextInput
        label="Voice name"
        description="As the provider writes it, such as en-US-Journey-O. Leave empty for its standard voice. If the name is wrong, callers hear the standard voice."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={LONGEST_NAME}
        value={voice.name}
        error={form.errors['voice.name']}
        onChange={(event) => set({ name: event.currentTarget.value.trim() })}
      />
      {voice.provider === 'ElevenLabs' && (
        <Switch
          className={styles.wide ?? ''}
          label="Let the voice spell out numbers and abbreviations"
          description="The agent already says numbers the way people do. Turn this on if your voice misreads them; answers start a little later."
          checked={voice.spellsOut}
          onChange={(event) => set({ spellsOut: event.currentTarget.checked })}
        />
      )}
    </>
  )
}
