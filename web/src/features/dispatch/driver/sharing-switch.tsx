import { Switch } from '@mantine/core'
import { type Sentence, useDriverWords } from '../../../platform/driver-words/index.ts'
import styles from './driver-jobs.module.css'
import { type Sharing, useSharing } from './use-sharing.ts'

const sentences: Record<Sharing, Sentence> = {
  off: 'Dispatch can’t see where you are.',
  asking: 'Finding your location…',
  shared: 'Dispatch sees where you are while this page is open.',
  refused: 'Your phone blocked location. Allow it for this page in the browser settings.',
  'not found': 'Your phone can’t find its location. Retrying.',
  'not sent': 'Couldn’t send your location. Retrying.',
}

/** Lets a driver agree to being seen on the map, or take that back. */
export function SharingSwitch() {
  const { say } = useDriverWords()
  const { isOn, state, change } = useSharing()
  return (
    <div className={styles.sharing}>
      <Switch
        size="lg"
        label={say('Share my location')}
        checked={isOn}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <p role="status">{say(sentences[state])}</p>
    </div>
  )
}
