import { Checkbox, TagsInput } from '@mantine/core'
import { Card } from '../../../ui/card.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { useCompanyForm } from './company-form.ts'
import styles from './company-profile.module.css'

const MOST_TOWNS = 100
const MOST_MILES = 500

/** Where trucks are usually sent; what lies outside is left to the dispatcher. */
export function ServiceAreaFields() {
  const form = useCompanyForm()
  const area = form.values.serviceArea
  const { towns, radiusMiles, zones } = area
  const townProblem = Object.entries(form.errors).find(([path]) =>
    path.startsWith('serviceArea.towns'),
  )
  return (
    <Card title="Service area">
      <p className={styles.lead}>
        {towns.length === 0 && radiusMiles === 0 && !zones
          ? 'You serve everywhere. Add towns, a distance from your ZIP, or your zones to narrow it.'
          : 'Callers outside the area are told that the dispatcher will confirm, and the job says so. The agent turns no one away.'}
      </p>
      <div className={styles.fields}>
        <TagsInput
          label="Towns"
          description="Press Enter after each one."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxTags={MOST_TOWNS}
          acceptValueOnBlur
          value={towns}
          error={townProblem?.[1]}
          onChange={(next) => form.setFieldValue('serviceArea', { ...area, towns: next })}
        />
        <NumberField
          label="Miles around your ZIP"
          description="0 means no limit."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          min={0}
          max={MOST_MILES}
          allowDecimal={false}
          allowNegative={false}
          value={radiusMiles}
          error={form.errors['serviceArea.radiusMiles']}
          onChange={(miles) =>
            form.setFieldValue('serviceArea', { ...area, radiusMiles: Number(miles) || 0 })
          }
        />
      </div>
      <Checkbox
        mt="sm"
        label="And my zones, at the hours they’re served"
        description="You draw them under Settings, Zones. A place outside all of them counts as outside."
        checked={zones}
        onChange={(event) =>
          form.setFieldValue('serviceArea', { ...area, zones: event.currentTarget.checked })
        }
      />
    </Card>
  )
}
