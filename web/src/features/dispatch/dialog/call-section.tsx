import { Button, Collapse } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import {
  CallStatus,
  type DispatchCall,
  formatPhone,
  lifeTimes,
  Priority,
  statusNames,
  whyOverruled,
} from '@towline/contract'
import { type ReactNode, useId, useState } from 'react'
import { dateAndTime } from '../../../ui/dates.ts'
import { fieldLabel } from '../dispatch.text.ts'
import styles from './call-section.module.css'
import {
  ChoiceField,
  Fields,
  PhoneField,
  ReadOnlyField,
  TextField,
  TimeField,
} from './dispatch-fields.tsx'
import { useDispatchForm } from './dispatch-form.ts'

const statusChoices = CallStatus.options.map((value) => ({ value, label: statusNames[value] }))

/** The number to call back, which is asked first, and how far the job is. */
export function CallSection({
  call,
  ...props
}: {
  call: DispatchCall | null
  takesFocus: boolean
}) {
  const form = useDispatchForm()
  return (
    <>
      <Fields>
        <PhoneField name="customerPhone" autoFocus={props.takesFocus} />
        <ChoiceField name="priority" choices={Priority.options} />
        {call && <ReadOnlyField label="Dispatch number" value={call.dispatchNumber} />}
        {call?.fromNumber && (
          <ReadOnlyField label={fieldLabel('fromNumber')} value={formatPhone(call.fromNumber)} />
        )}
        {call?.toNumber && (
          <ReadOnlyField label={fieldLabel('toNumber')} value={formatPhone(call.toNumber)} />
        )}
      </Fields>
      <Times isNew={call === null}>
        <ChoiceField
          name="status"
          choices={statusChoices}
          warning={whyOverruled(form.values, form.values.status)}
        />
        {call && call.statusDate > 0 && (
          <ReadOnlyField label="Status since" value={dateAndTime(call.statusDate)} />
        )}
        {form.values.status === 'cancelled' && <TextField name="cancelReason" />}
      </Times>
    </>
  )
}

/** Status and times: nothing a caller says, so they are folded away while a new call is taken. */
function Times(props: { isNew: boolean; children: ReactNode }) {
  const [opened, setOpened] = useState(!props.isNew)
  const [wasOpened, setWasOpened] = useState(opened)
  const id = useId()
  return (
    <div className={styles.times}>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconChevronDown size={16} className={styles.chevron} />}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => {
          setOpened(!opened)
          setWasOpened(true)
        }}
      >
        Status and times
      </Button>
      <Collapse expanded={opened} id={id}>
        {wasOpened && (
          <Fields roomy>
            {props.children}
            <TimeField name="createdDate" disabled={!props.isNew} />
            <TimeField name="scheduledDateTime" />
            {lifeTimes.map(({ time }) => (
              <TimeField key={time} name={time} />
            ))}
            <TimeField name="etaDateTime" />
          </Fields>
        )}
      </Collapse>
    </div>
  )
}
