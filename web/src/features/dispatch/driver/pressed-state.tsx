import { Button } from '@mantine/core'
import { useDriverWords } from '../../../platform/driver-words/index.ts'
import { timeOnly } from '../../../ui/dates.ts'
import { Notice } from '../../../ui/notice.tsx'
import { pressedInWords, waitingInWords } from './driver.text.ts'
import { usePressed } from './pressed.tsx'

/** What waits for a connection, and what dispatch did not take, with why. */
export function PressedState() {
  const words = useDriverWords()
  const { pressed, isStuck, outbox } = usePressed()
  const refused = pressed.filter((one) => one.refused !== '')
  const waiting = pressed.filter((one) => one.refused === '')
  return (
    <>
      {isStuck && waiting.length > 0 && (
        <Notice kind="info">{waitingInWords(waiting, words)}</Notice>
      )}
      {refused.map((one) => (
        <Notice
          key={one.id}
          kind="error"
          action={
            <Button size="compact-sm" variant="default" onClick={() => outbox.dismiss(one.id)}>
              {words.say('OK')}
            </Button>
          }
        >
          {words.say('{what} at {time} was not taken: {why}', {
            what: pressedInWords(one, words),
            time: timeOnly(one.at),
            why: words.value(one.refused),
          })}
        </Notice>
      ))}
    </>
  )
}
