import { Button } from '@mantine/core'
import { type DriverWords, english } from '../platform/driver-words/english.ts'
import { Notice } from './notice.tsx'

/** What stands in the place of something that could not be read, with a way to try again. */
export function Failed(props: {
  error: Error
  /** Of a driver, on their pages. */
  words?: DriverWords
  onRetry: () => void
}) {
  const { say, why } = props.words ?? english
  return (
    <Notice
      kind="error"
      action={
        <Button size="compact-sm" variant="default" onClick={props.onRetry}>
          {say('Try again')}
        </Button>
      }
    >
      {why(props.error)}
    </Notice>
  )
}
