import { Switch } from '@mantine/core'
import styles from './driver-jobs.module.css'
import { type Sharing, useSharing } from './use-sharing.ts'

const words: Record<Sharing, string> = {
  off: 'The desk does not see where you are.',
  asking: 'Finding where you are…',
  shared: 'The desk sees where you are while this page is open.',
  refused: 'Your phone does not allow it. Allow location for this page in the browser’s settings.',
  'not found': 'Your phone does not know where it is. Trying again.',
  'not sent': 'Your place could not be sent. Trying again.',
}

/** Lets a driver agree to being seen on the map, or take that back. */
export function SharingSwitch() {
  const { isOn, state, change } = useSharing()
  return (
    <div className={styles.sharing}>
      <Switch
        size="lg"
        label="Share my position"
        checked={isOn}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <p role="status">{words[state]}</p>
    </div>
  )
}
