import { Button } from '@mantine/core'
import { type ComponentType, lazy } from 'react'
import { Dialog } from './dialog.tsx'
import { Notice } from './notice.tsx'

type Closing = { onClose: () => void }

/**
 * A dialog whose code comes in a file of its own, when it is first opened. Without a connection, or when the
 * server has newer files meanwhile, it says that it couldn't be loaded; the page under it stays.
 */
export const laterDialog = <Props extends Closing>(
  title: string,
  load: () => Promise<ComponentType<Props>>,
) =>
  lazy(async () => {
    const there: ComponentType<Props> = await load().catch(() => notThere(title))
    return { default: there }
  })

/** A browser does not ask again for a file that it could not get, but for a new page. */
const notThere = (title: string) =>
  function NotThere({ onClose }: Closing) {
    return (
      <Dialog onClose={onClose} title={title}>
        <Notice
          kind="error"
          action={
            <Button size="compact-sm" variant="default" onClick={() => window.location.reload()}>
              Reload the page
            </Button>
          }
        >
          This couldn’t be loaded. Check your connection, then reload the page.
        </Notice>
      </Dialog>
    )
  }
