import { Button, Collapse } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { CallStatus, type DispatchCall, formatPhone, Priority } from '@towline/contract'
import { type ReactNode, useId, useState } from 'react'
import { dateAndTime } from '../../../ui/dates.ts'
import { statusNames } from '../dispatch.text.ts'
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

/** The number to ring back, which is asked first, and how far the job is. */
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
        <PhoneField name="customerPhone" label="Customer phone" autoFocus={props.takesFocus} />
        <ChoiceField name="priority" label="Priority" choices={Priority.options} />
        {call && <ReadOnlyField label="Dispatch number" value={call.dispatchNumber} />}
        {call?.fromNumber && (
          <ReadOnlyField label="Called from" value={formatPhone(call.fromNumber)} />
        )}
        {call?.toNumber && (
          <ReadOnlyField label="Number called" value={formatPhone(call.toNumber)} />
        )}
      </Fields>
      <Times isNew={call === null}>
        <ChoiceField name="status" label="Status" choices={statusChoices} />
        {call && call.statusDate > 0 && (
          <ReadOnlyField label="Status since" value={dateAndTime(call.statusDate)} />
        )}
        {form.values.status === 'cancelled' && (
          <TextField name="cancelReason" label="Cancel reason" max={500} />
        )}
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
            <TimeField name="createdDate" label="Received" disabled={!props.isNew} />
            <TimeField name="scheduledDateTime" label="Scheduled for" />
            <TimeField name="dispatchedDateTime" label="Dispatched" />
            <TimeField name="enrouteDateTime" label="En route" />
            <TimeField name="onSceneDateTime" label="On scene" />
            <TimeField name="towingDateTime" label="Towing" />
            <TimeField name="destinationArrivalDateTime" label="Arrived at destination" />
            <TimeField name="completedDateTime" label="Completed" />
            <TimeField name="etaDateTime" label="Estimated arrival" />
          </Fields>
        )}
      </Collapse>
    </div>
  )
}
