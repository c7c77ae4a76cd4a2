import { Button, Checkbox, Textarea, TextInput } from '@mantine/core'
import type { JobPapers, OwnJob, VehicleCheck } from '@towline/contract'
import { useState } from 'react'
import { useDriverWords } from '../../../platform/driver-words/index.ts'
import { timeOnly } from '../../../ui/dates.ts'
import { useChecklist } from './driver.queries.ts'
import { isToBeChecked } from './driver.text.ts'
import styles from './own-job-card.module.css'
import { usePressed } from './pressed.tsx'

/** What a driver looks at before hooking up: plate, VIN and odometer, the company's list, and the damage there is. */
export function VehicleCheckForm({ job, papers }: { job: OwnJob; papers: JobPapers | undefined }) {
  const { say } = useDriverWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={styles.later}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      data-due={isToBeChecked(job, papers) || undefined}
    >
      <summary>
        {papers?.checkedAt
          ? say('Vehicle checked at {time}', { time: timeOnly(papers.checkedAt) })
          : say('Check the vehicle')}
      </summary>
      {isOpen && <Form job={job} papers={papers} onDone={() => setOpen(false)} />}
    </details>
  )
}

function Form(props: { job: OwnJob; papers: JobPapers | undefined; onDone: () => void }) {
  const { job, papers } = props
  const { say, value } = useDriverWords()
  const { outbox } = usePressed()
  const lines = useChecklist() ?? []
  const [done, setDone] = useState<readonly string[]>(
    () => papers?.checks.filter((one) => one.done).map(({ line }) => line) ?? [],
  )
  const [read, setRead] = useState({
    licensePlateInfo: job.licensePlateInfo,
    vin: job.vin,
    vehicleOdometer: job.vehicleOdometer,
  })
  const [damage, setDamage] = useState(papers?.damage ?? '')
  const field = (name: keyof typeof read) => ({
    value: read[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setRead((before) => ({ ...before, [name]: currentTarget.value })),
  })
  const save = () => {
    const checks = lines.map((line) => ({ line, done: done.includes(line) }))
    const check: VehicleCheck = { ...changed(read, job), checks, damage }
    outbox.add({ kind: 'check', of: job.id, what: JSON.stringify(check) })
    props.onDone()
  }
  return (
    <div className={styles.form}>
      {lines.map((line) => (
        <Checkbox
          key={line}
          size="lg"
          label={value(line)}
          checked={done.includes(line)}
          onChange={() =>
            setDone((before) =>
              before.includes(line) ? before.filter((one) => one !== line) : [...before, line],
            )
          }
        />
      ))}
      <p>{say('Take the photos with the button above.')}</p>
      <TextInput
        size="lg"
        label={say('Plate')}
        maxLength={20}
        autoCapitalize="characters"
        {...field('licensePlateInfo')}
      />
      <TextInput
        size="lg"
        label={say('VIN')}
        maxLength={17}
        autoCapitalize="characters"
        {...field('vin')}
      />
      <TextInput
        size="lg"
        label={say('Odometer')}
        maxLength={20}
        inputMode="numeric"
        {...field('vehicleOdometer')}
      />
      <Textarea
        size="lg"
        label={say('Damage you see')}
        autosize
        minRows={2}
        maxLength={500}
        value={damage}
        onChange={(event) => setDamage(event.currentTarget.value)}
      />
      <Button size="lg" color="amber.4" fullWidth onClick={save}>
        {say('Vehicle checked')}
      </Button>
    </div>
  )
}

/** What was typed and is not on the job already: a press that comes late changes nothing else. */
const changed = <T extends Record<string, string>>(read: T, job: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(read).filter(([name, text]) => text.trim() && text !== job[name]),
  ) as Partial<T>
