import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { AgentSettings } from '@towline/contract'
import { Card } from '../../../ui/card.tsx'
import { useCompanyForm } from './company-form.ts'
import styles from './company-profile.module.css'
import { DayHoursField } from './day-hours.tsx'

const MOST = 60
type Holiday = AgentSettings['holidays'][number]

/** Days on which other hours hold. */
export function HolidayFields() {
  const form = useCompanyForm()
  const { holidays } = form.values
  return (
    <Card
      title="Holidays"
      aside={
        <Button
          size="compact-sm"
          variant="default"
          disabled={holidays.length >= MOST}
          onClick={() => form.insertListItem('holidays', { date: '', name: '', hours: null })}
        >
          Add a holiday
        </Button>
      }
    >
      {holidays.length === 0 && <p className={styles.lead}>No holidays yet.</p>}
      <ul className={styles.days}>
        {holidays.map((holiday, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a holiday has nothing else that stays
          <li key={index}>
            <HolidayRow holiday={holiday} index={index} />
          </li>
        ))}
      </ul>
      {form.errors.holidays && <p className={styles.error}>{form.errors.holidays}</p>}
    </Card>
  )
}

function HolidayRow({ holiday, index }: { holiday: Holiday; index: number }) {
  const form = useCompanyForm()
  const at = `holidays.${index}`
  const name = holiday.name || `Holiday ${index + 1}`
  const change = (part: Partial<Holiday>) => {
    form.setFieldValue(at, { ...holiday, ...part })
    for (const field of Object.keys(part)) form.clearFieldError(`${at}.${field}`)
    form.clearFieldError('holidays')
  }
  return (
    <div className={styles.holiday}>
      <TextInput
        type="date"
        aria-label={`${name}: day`}
        max="9999-12-31"
        value={holiday.date}
        error={form.errors[`${at}.date`]}
        onChange={(event) => change({ date: event.currentTarget.value })}
      />
      <TextInput
        aria-label={`${name}: name`}
        placeholder="Thanksgiving"
        maxLength={60}
        value={holiday.name}
        error={form.errors[`${at}.name`]}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <DayHoursField
        name={name}
        value={holiday.hours}
        errors={{ from: form.errors[`${at}.hours.from`], to: form.errors[`${at}.hours.to`] }}
        onChange={(hours) => change({ hours })}
      />
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={`Remove ${name}`}
        onClick={() => form.removeListItem('holidays', index)}
      >
        <IconTrash size={18} />
      </ActionIcon>
    </div>
  )
}
