import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import {
  type CorrectedField,
  Corrections,
  type LiveCall,
  type LiveFact,
  TowReason,
} from '@towline/contract'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { problemsOf } from '../../../platform/problems.ts'
import { useCorrectCall } from './live-calls.queries.ts'
import { fieldLabels, surenessOf } from './live-calls.text.ts'
import styles from './live-form.module.css'

/** The form as it fills, with how sure each field is; a dispatcher puts right what is wrong. */
export function LiveForm({ call }: { call: LiveCall }) {
  return (
    <section aria-label="The job so far">
      <dl className={styles.facts}>
        {call.facts.map((fact) => (
          <LiveFactRow key={fact.field} call={call} fact={fact} />
        ))}
      </dl>
    </section>
  )
}

function LiveFactRow({ call, fact }: { call: LiveCall; fact: LiveFact }) {
  const [editing, setEditing] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const label = fieldLabels[fact.field]
  const close = () => {
    setEditing(false)
    requestAnimationFrame(() => pencil.current?.focus())
  }
  return (
    <div className={styles.row} data-sureness={fact.sureness}>
      <dt>{label}</dt>
      <dd>
        {editing && fact.field !== 'mayText' ? (
          <Correction
            callId={call.id}
            field={fact.field}
            label={label}
            value={fact.value}
            onDone={close}
          />
        ) : (
          <>
            {/* The key makes a new element of a new value, so that it lights up once. */}
            <span key={fact.value} className={styles.value} data-known={fact.value !== ''}>
              {fact.value || '–'}
            </span>
            <span className={styles.sureness} data-sureness={fact.sureness}>
              {surenessOf(fact)}
            </span>
          </>
        )}
      </dd>
      {!editing && fact.field !== 'mayText' && call.standing !== 'over' && (
        <dd className={styles.pencil}>
          <ActionIcon
            ref={pencil}
            variant="subtle"
            color="gray"
            aria-label={`Correct: ${label}`}
            onClick={() => setEditing(true)}
          >
            <IconPencil size={16} />
          </ActionIcon>
        </dd>
      )}
    </div>
  )
}

/** Escape closes what is innermost: to the dialog around it this says that it is not meant. */
const innermost = { 'data-mantine-stop-propagation': 'true' }

/** One field being corrected: Enter saves, Escape leaves it as it is. */
function Correction(props: {
  callId: string
  field: CorrectedField
  label: string
  value: string
  onDone: () => void
}) {
  const { callId, field, label, onDone } = props
  const [value, setValue] = useState(props.value)
  const [known] = useState(props.value)
  const [problem, setProblem] = useState('')
  const correct = useCorrectCall()
  const save = (event: FormEvent) => {
    event.preventDefault()
    const facts = { [field]: value }
    const wrong = problemsOf(Corrections, facts)[field] ?? ''
    setProblem(wrong)
    if (!wrong) correct.mutate({ params: { id: callId }, body: { facts } }, { onSuccess: onDone })
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone()
  }
  const input = {
    ...innermost,
    'aria-label': label,
    size: 'sm',
    autoFocus: true,
    value,
    error: problem || correct.error?.message,
    // The caller has said something else since, or a colleague has put it.
    description: props.value !== known ? `Meanwhile: ${props.value}` : undefined,
  }
  return (
    <form className={styles.correction} noValidate onSubmit={save} onKeyDown={leave}>
      {field === 'towReason' ? (
        <NativeSelect
          {...input}
          data={[{ value: '', label: 'Choose' }, ...TowReason.options]}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      ) : (
        <TextInput {...input} onChange={(event) => setValue(event.currentTarget.value)} />
      )}
      <Button {...innermost} type="submit" size="compact-sm" loading={correct.isPending}>
        Save
      </Button>
      <Button {...innermost} size="compact-sm" variant="default" onClick={onDone}>
        Cancel
      </Button>
    </form>
  )
}
