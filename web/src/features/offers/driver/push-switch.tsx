import { Switch } from '@mantine/core'
import { type Sentence, useDriverWords } from '../../../platform/driver-words/index.ts'
import styles from './duty-switch.module.css'
import { type PushState, usePush } from './use-push.ts'

const sentences: Record<PushState, Sentence> = {
  starting: 'One moment…',
  none: 'This browser can’t be told while it is closed. You get a text instead.',
  'home screen':
    'On an iPhone, tap Share, then “Add to Home Screen”, and open Towline from there. Until then you get a text.',
  blocked: 'Notifications are blocked. Allow them for this page in the browser settings.',
  off: 'You get a text with a link when a job is offered.',
  on: 'You hear of jobs on this phone, also while this page is closed.',
  failed: 'That didn’t work. Check the connection and try again.',
}

/** Lets a driver hear of offers on this phone. Never asked for by itself. */
export function PushSwitch() {
  const { say } = useDriverWords()
  const { state, change } = usePush()
  const isPossible = state === 'on' || state === 'off' || state === 'failed'
  return (
    <section className={styles.push} aria-label={say('Offers on this phone')}>
      <Switch
        size="lg"
        label={say('Offers on this phone')}
        checked={state === 'on'}
        disabled={!isPossible}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <p role="status">{say(sentences[state])}</p>
    </section>
  )
}
