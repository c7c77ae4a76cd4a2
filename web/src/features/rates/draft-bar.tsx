import { Button } from '@mantine/core'
import type { RateSheet } from '@towline/contract'
import { useState } from 'react'
import { ApiError } from '../../platform/api.ts'
import { calendarDay, dayFromCalendar } from '../../ui/date-field.text.ts'
import { DateField } from '../../ui/date-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './draft-bar.module.css'
import { useSaveRates } from './rates.queries.ts'
import { changesText, changeText, dayText } from './rates.text.ts'
import type { RatesDraft } from './use-rates-draft.ts'

/** What was changed and is not saved: from which day it holds, Save and Discard. */
export function DraftBar(props: {
  draft: RatesDraft
  accountId: string
  sheets: readonly RateSheet[]
  onSaved: (what: string) => void
}) {
  const { draft, accountId, sheets } = props
  const saving = useSaveRates()
  const [at, setAt] = useState<number | null>(() => dayFromCalendar(draft.validFrom))
  const day = at ? calendarDay(at) : null
  const there = sheets.find(({ validFrom }) => validFrom === day)
  const isOther = there !== undefined && there.id !== draft.stored?.id
  const dateError = saving.error instanceof ApiError ? saving.error.fields.validFrom : undefined
  const save = () => {
    if (!day) return
    const version = there && (isOther ? there.version : draft.stored?.version)
    saving.mutate(
      { body: { accountId, validFrom: day, rates: draft.rates, ...(version && { version }) } },
      {
        onSuccess: ({ validFrom }) => {
          draft.drop()
          props.onSaved(`Rates are saved, from ${dayText(validFrom)}.`)
        },
      },
    )
  }
  return (
    <section className={styles.bar} aria-label="Changes that aren’t saved">
      {saving.error && !dateError && <Notice kind="error">{saving.error.message}</Notice>}
      <details className={styles.changes}>
        <summary>{changesText(draft.changes.length)} not saved</summary>
        <ul>
          {draft.changes.map(({ what, from, to }) => (
            <li key={what}>
              {what}: {changeText(from, to)}
            </li>
          ))}
        </ul>
      </details>
      <div className={styles.row}>
        <DateField
          label="Valid from"
          value={at}
          error={day ? dateError : 'Enter a date'}
          description={isOther ? 'Replaces the rates planned for this day.' : undefined}
          onChange={(chosen) => {
            setAt(chosen)
            saving.reset()
          }}
        />
        <div className={styles.buttons}>
          <Button variant="default" onClick={draft.drop} disabled={saving.isPending}>
            Discard
          </Button>
          <Button onClick={save} loading={saving.isPending}>
            Save rates
          </Button>
        </div>
      </div>
    </section>
  )
}
