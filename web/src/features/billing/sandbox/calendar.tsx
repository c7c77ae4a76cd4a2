import { Button } from '@mantine/core'
import type { SandboxPortalAction } from '@towline/contract'
import styles from './sandbox-frame.module.css'

/** What only time does at a real provider. */
const moves: { action: SandboxPortalAction; name: string }[] = [
  { action: 'renew', name: 'Next payment succeeds' },
  { action: 'fail', name: 'Next payment fails' },
  { action: 'end', name: 'Plan ends now' },
]

/** Plays what the calendar would bring; a real portal has nothing like it. */
export function Calendar(props: {
  isOver: boolean
  isBusy: boolean
  onPlay: (action: SandboxPortalAction) => void
}) {
  return (
    <fieldset className={styles.calendar} disabled={props.isBusy || props.isOver}>
      <legend>Fast-forward</legend>
      <p>Test only: what would happen at the next payment happens now.</p>
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
