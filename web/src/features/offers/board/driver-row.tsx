import { Button } from '@mantine/core'
import type { Candidate } from '@towline/contract'
import type { KeyboardEvent } from 'react'
import { loadOf, reasonsOf, wayInWords } from '../offers.text.ts'
import styles from './driver-picker.module.css'

/** A driver who could take a job: how far, with which truck, what else they have to do, and why they stand here. */
export function DriverRow(props: {
  candidate: Candidate
  /** What became of an earlier offer of this job to this driver; empty for none. */
  before: string
  /** Why routing would send them; empty for those it would not. */
  best: string
  isBusy: boolean
  onOffer: () => void
  onSend: () => void
}) {
  const { candidate, before } = props
  const { driverName, truckName, onDuty, onCalls, fit } = candidate
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.shiftKey) return
    event.preventDefault()
    props.onSend()
  }
  return (
    <li className={styles.row} data-fit={fit}>
      <button
        type="button"
        data-driver
        className={styles.driver}
        disabled={props.isBusy}
        onKeyDown={onKeyDown}
        onClick={props.onOffer}
      >
        <span className={styles.who}>
          <strong>{driverName}</strong>
          {truckName && <span>{truckName}</span>}
        </span>
        <span className={styles.way}>{wayInWords(candidate) ?? 'distance not known'}</span>
        {props.best && <span className={styles.best}>Best: {props.best}.</span>}
        <span className={styles.facts}>
          <span className={styles.chip} data-good={onDuty || undefined}>
            {onDuty ? 'On duty' : 'Off duty'}
          </span>
          <span className={styles.chip} data-busy={onCalls.length > 0 || undefined}>
            {loadOf(candidate)}
          </span>
          {before && (
            <span className={styles.chip} data-bad>
              {before}
            </span>
          )}
        </span>
        {reasonsOf(candidate) && <span className={styles.reasons}>{reasonsOf(candidate)}</span>}
      </button>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`Send ${driverName} without asking`}
        disabled={props.isBusy}
        onClick={props.onSend}
      >
        Send
      </Button>
    </li>
  )
}
