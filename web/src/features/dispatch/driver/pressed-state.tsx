import { Button } from '@mantine/core'
import { timeOnly } from '../../../ui/dates.ts'
import { Notice } from '../../../ui/notice.tsx'
import { pressedInWords, waitingInWords } from './driver.text.ts'
import { usePressed } from './pressed.tsx'

/** What waits for a connection, and what dispatch did not take, with why. */
export function PressedState() {
  const { pressed, isStuck, outbox } = usePressed()
  const refused = pressed.filter((one) => one.refused !== '')
  const waiting = pressed.filter((one) => one.refused === '')
  return (
    <>
      {isStuck && waiting.length > 0 && <Notice kind="info">{waitingInWords(waiting)}</Notice>}
      {refused.map((one) => (
        <Notice
          key={one.id}
          kind="error"
          action={
            <Button size="compact-sm" variant="default" onClick={() => outbox.dismiss(one.id)}>
              OK
            </Button>
          }
        >
          {pressedInWords(one)} at {timeOnly(one.at)} was not taken: {one.refused}
        </Notice>
      ))}
    </>
  )
}
