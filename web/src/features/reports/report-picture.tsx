import { NativeSelect } from '@mantine/core'
import { cellText, type Report } from '@towline/contract'
import { useState } from 'react'
import { Bars } from './bars.tsx'
import { Columns } from './columns.tsx'
import styles from './report-picture.module.css'

/** More bars with names than this say nothing any more. */
const MOST_NAMED = 15

/** A figure of a report drawn: which of its columns can be chosen. */
export function ReportPicture({ report, isCalendar }: { report: Report; isCalendar: boolean }) {
  const drawn = report.columns.filter(({ unit }) => unit !== 'text' && unit !== 'day')
  const [chosen, setChosen] = useState('')
  const column = drawn.find(({ key }) => key === chosen) ?? drawn[0]
  if (!column) return null
  const place = report.columns.indexOf(column)
  const bars = report.rows.map(({ key, label, cells }) => {
    const value = cells[place] ?? null
    return {
      key,
      label,
      value: typeof value === 'number' ? Math.max(0, value) : 0,
      text: cellText(column.unit, value),
    }
  })
  const named = isCalendar ? bars : bars.toSorted((one, other) => other.value - one.value)
  const shown = isCalendar ? named : named.slice(0, MOST_NAMED)
  const [most] = bars.toSorted((one, other) => other.value - one.value)
  const title = `${report.title}: ${column.label.toLowerCase()}`
  const description = `${title}. Most: ${most?.label}, ${most?.text}. The table has all figures.`
  return (
    <figure className={styles.picture}>
      <figcaption className={styles.head}>
        <NativeSelect
          label="Picture of"
          className={styles.choice ?? ''}
          data={drawn.map(({ key, label }) => ({ value: key, label }))}
          value={column.key}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <span className={styles.caption}>{column.label}</span>
        {shown.length < bars.length && (
          <span className={styles.note}>
            The {MOST_NAMED} largest of {bars.length}
          </span>
        )}
      </figcaption>
      {isCalendar ? (
        <Columns bars={shown} description={description} />
      ) : (
        <Bars bars={shown} description={description} />
      )}
    </figure>
  )
}
