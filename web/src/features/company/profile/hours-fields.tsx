import { Button } from '@mantine/core'
import { WEEKDAYS } from '@towline/contract'
import { Card } from '../../../ui/card.tsx'
import { dayNames } from './company.text.ts'
import { useCompanyForm } from './company-form.ts'
import styles from './company-profile.module.css'
import { DayHoursField } from './day-hours.tsx'

/** When the yard and its office are open. */
export function HoursFields() {
  const form = useCompanyForm()
  const { hours } = form.values
  const monday = hours.monday
  return (
    <Card
      title="Yard and office hours"
      aside={
        <Button
          size="compact-sm"
          variant="default"
          onClick={() =>
            form.setFieldValue('hours', {
              monday,
              tuesday: monday,
              wednesday: monday,
              thursday: monday,
              friday: monday,
              saturday: monday,
              sunday: monday,
            })
          }
        >
          Copy Monday to all days
        </Button>
      }
    >
      <p className={styles.lead}>
        The agent answers and takes jobs 24/7. While the office is closed, callers who ask for a
        person reach your after-hours phone. If there is none, they can leave a message, and only
        emergencies go to your phone. A closing time before the opening time is on the next day.
      </p>
      <ul className={styles.days}>
        {WEEKDAYS.map((day) => (
          <li key={day}>
            <span className={styles.day}>{dayNames[day]}</span>
            <DayHoursField
              name={dayNames[day]}
              value={hours[day]}
              errors={{
                from: form.errors[`hours.${day}.from`],
                to: form.errors[`hours.${day}.to`],
              }}
              onChange={(value) => {
                form.setFieldValue('hours', { ...hours, [day]: value })
                form.clearFieldError(`hours.${day}.from`)
                form.clearFieldError(`hours.${day}.to`)
              }}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
