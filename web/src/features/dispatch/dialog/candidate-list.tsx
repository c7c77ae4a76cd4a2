import { Button, Skeleton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { Candidate } from '@towline/contract'
import { useEffect, useRef, useState } from 'react'
import styles from './driver-section.module.css'

/** As many as a dispatcher compares; the others are a press away. */
const FIRST = 4

/** The drivers who could go, best first, each with the reasons for their place. */
export function CandidateList(props: {
  candidates: readonly Candidate[]
  chosen: string
  /** The first has the focus once it is there, unless somebody has gone on meanwhile. */
  takesFocus: boolean
  onChoose: (candidate: Candidate) => void
}) {
  const [all, setAll] = useState(false)
  const first = useFirstFocus(props.takesFocus)
  const shown = all ? props.candidates : props.candidates.slice(0, FIRST)
  return (
    <>
      <ol className={styles.list} aria-label="Who should go, best first">
        {shown.map((candidate, index) => (
          <li key={candidate.driverId}>
            <button
              ref={index === 0 ? first : null}
              type="button"
              className={styles.candidate}
              data-fit={candidate.fit}
              aria-pressed={candidate.driverId === props.chosen}
              onClick={() => props.onChoose(candidate)}
            >
              <span className={styles.who}>
                {candidate.driverId === props.chosen && <IconCheck size={16} aria-hidden="true" />}
                <strong>{candidate.driverName}</strong>
                {candidate.truckName && <span>{candidate.truckName}</span>}
              </span>
              <span className={styles.way}>{wayOf(candidate)}</span>
              <span className={styles.reasons}>{sentences(candidate).join(' · ')}</span>
            </button>
          </li>
        ))}
      </ol>
      {props.candidates.length > shown.length && (
        <Button size="compact-sm" variant="subtle" onClick={() => setAll(true)}>
          Show all {props.candidates.length} drivers
        </Button>
      )}
    </>
  )
}

/** As high as the list to come, so that nothing below it moves away while somebody presses it. */
export function CandidatesToCome() {
  return (
    <div role="status" aria-label="Finding drivers" className={styles.list}>
      {Array.from({ length: FIRST }, (_, row) => `row ${row}`).map((row) => (
        <Skeleton key={row} className={styles.candidate}>
          <span className={styles.who}>Driver</span>
          <span className={styles.reasons}>Reasons</span>
        </Skeleton>
      ))}
    </div>
  )
}

/** For the button that has the focus when the list comes. */
function useFirstFocus(takesFocus: boolean) {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    // The dialog that opens takes the focus itself; this comes after that.
    const timer = setTimeout(() => {
      const at = document.activeElement
      const hasGoneOn = at instanceof HTMLElement && at !== document.body && !at.dataset.autofocus
      if (!hasGoneOn) first.current?.focus()
    })
    return () => clearTimeout(timer)
  }, [takesFocus])
  return first
}

/** `12 min · 6.4 mi`, with what is not certain about it. */
function wayOf({ miles, minutes, estimated }: Candidate): string {
  if (miles === null || minutes === null) return 'distance not known'
  return `${estimated ? 'about ' : ''}${Math.round(minutes)} min · ${miles.toFixed(1)} mi`
}

function sentences(candidate: Candidate): string[] {
  const { reasons, reservedBy } = candidate
  const isTold = reservedBy === '' || reasons.some((reason) => reason.includes(reservedBy))
  return isTold ? reasons : [...reasons, `${reservedBy} is sending them somewhere now`]
}
