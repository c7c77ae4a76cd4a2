import { Button, type ModalProps } from '@mantine/core'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import styles from './dialog.module.css'
import { Notice } from './notice.tsx'
import { useFocusReturn } from './use-focus-return.ts'

type Props = Omit<ModalProps, 'opened' | 'fullScreen'>

let loaded: ComponentType<Props> | undefined

/** Gets the code of every dialog's window: pages stand before it is there. */
export async function loadDialog(): Promise<void> {
  loaded = (await import('./dialog-window.tsx')).DialogWindow
}

const Later = lazy(async () => {
  await loadDialog().catch(() => undefined)
  return { default: loaded ?? NotThere }
})

/**
 * A dialog that comes and goes as a whole: a window on wide screens, the whole screen on a phone. What
 * had the focus before has it again afterwards. Its head is no landmark of the page.
 */
export function Dialog(props: Props) {
  useFocusReturn()
  // One for as long as it is open: another component would lose what stands in the window.
  const [Window] = useState(() => loaded ?? Later)
  return (
    <Suspense>
      <Window {...props} />
    </Suspense>
  )
}

/** Where the window's code can't be got; a browser does not ask again for it, but for a new page. */
const NotThere = ({ onClose }: Props) => (
  <div className={styles.notThere}>
    <Notice
      kind="error"
      action={
        <Button.Group>
          <Button size="compact-sm" variant="default" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
          <Button size="compact-sm" variant="default" onClick={onClose}>
            Close
          </Button>
        </Button.Group>
      }
    >
      This couldn’t be loaded. Check your connection, then reload the page.
    </Notice>
  </div>
)
