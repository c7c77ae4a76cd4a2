import { Button } from '@mantine/core'
import type { SandboxPortalAction } from '@towline/contract'
import styles from './sandbox-frame.module.css'

/** What only time does at a real provider. */
const moves: { action: SandboxPortalAction; name: string }[] = [
  { action: 'renew', name: 'The next month is paid' },
  { action: 'fail', name: 'The next payment fails' },
  { action: 'end', name: 'The plan ends now' },
]

/** Plays what the calendar would bring; a real portal has nothing like it. */
export function Calendar(props: {
  isOver: boolean
  isBusy: boolean
  onPlay: (action: SandboxPortalAction) => void
}) {
  return (
    <fieldset className={styles.calendar} disabled={props.isBusy || props.isOver}>
      <legend>Play the calendar</legend>
      <p>Only in the test: what would otherwise take until the next payment happens at once.</p>
      <div className={styles.actions}>
        {moves.map(({ action, name }) => (
          <Button key={action} variant="default" onClick={() => props.onPlay(action)}>
            {name}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
