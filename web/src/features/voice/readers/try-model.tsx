import { Button, TextInput } from '@mantine/core'
import type { TrialCall } from '@towline/contract'
import { useState } from 'react'
import { dateAndTime } from '../../../ui/dates.ts'
import { Notice } from '../../../ui/notice.tsx'
import styles from './readers.module.css'
import { useTryModel } from './readers.queries.ts'
import { fieldName, trialInWords } from './readers.text.ts'

/** Before a switch: what another model makes of the company's own last calls. */
export function TryModel({ model }: { model: string }) {
  const [name, setName] = useState(model)
  const { mutate, data, error, isPending } = useTryModel()
  return (
    <form
      className={styles.trial}
      aria-labelledby="trial-title"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim()) mutate({ body: { model: name.trim() } })
      }}
    >
      <h3 id="trial-title">Try another model</h3>
      <p className={styles.muted}>
        Runs your last five calls again with it. Callers notice nothing and no job changes. To
        switch for good, set AGENT_MODEL.
      </p>
      <div className={styles.row}>
        <TextInput
          label="Model"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" color="amber.4" loading={isPending}>
          Run the trial
        </Button>
      </div>
      {error && <Notice kind="error">{error.message}</Notice>}
      {data && (
        <div role="status">
          {data.calls.length === 0 && <p>There are no finished calls to try it on yet.</p>}
          {data.calls.map((call) => (
            <Tried key={call.id} call={call} />
          ))}
        </div>
      )}
    </form>
  )
}

function Tried({ call }: { call: TrialCall }) {
  return (
    <article className={styles.tried}>
      <h4>{dateAndTime(call.createdDate)}</h4>
      <p className={styles.muted}>{trialInWords(call)}</p>
      {call.job.length === 0 ? (
        <p>The job is the same.</p>
      ) : (
        <table className={styles.findings}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Then</th>
              <th scope="col">Now</th>
            </tr>
          </thead>
          <tbody>
            {call.job.map(({ field, before, now }) => (
              <tr key={field}>
                <th scope="row">{fieldName(field)}</th>
                <td>{before || '–'}</td>
                <td>{now || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </article>
  )
}
