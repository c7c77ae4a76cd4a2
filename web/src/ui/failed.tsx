import { Button } from '@mantine/core'
import { Notice } from './notice.tsx'

/** What stands in the place of something that could not be read, with a way to try again. */
export function Failed(props: { error: Error; onRetry: () => void }) {
  return (
    <Notice
      kind="error"
      action={
        <Button size="compact-sm" variant="default" onClick={props.onRetry}>
          Try again
        </Button>
      }
    >
      {props.error.message}
    </Notice>
  )
}
