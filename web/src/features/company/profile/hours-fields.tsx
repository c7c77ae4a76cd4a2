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
      title="Hours of the yard and office"
      aside={
        <Button
          size="compact-sm"
          variant="default"
          onClick={() =>
            form.setFieldValue('hours', {
              ...{ monday, tuesday: monday, wednesday: monday, thursday: monday },
              ...{ friday: monday, saturday: monday, sunday: monday },
            })
          }
        >
          Every day as Monday
        </Button>
      }
    >
      <p className={styles.lead}>
        The agent answers and takes jobs at all hours. While the office is closed, a caller who asks
        for a person reaches the phone you name above for it. Without one he is told so and leaves a
        message, and only an emergency rings your phone. An end before the beginning is on the next
        day.
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
