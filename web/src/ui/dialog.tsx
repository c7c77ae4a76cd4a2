import { Modal, type ModalProps } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useFocusReturn } from './use-focus-return.ts'

/**
 * A dialog that comes and goes as a whole: a window on wide screens, the whole screen on a phone. What
 * had the focus before has it again afterwards. Its head is no landmark of the page.
 */
export function Dialog(props: Omit<ModalProps, 'opened' | 'fullScreen'>) {
  useFocusReturn()
  const small = useMediaQuery('(max-width: 48em)') ?? false
  return (
    <Modal
      opened
      fullScreen={small}
      closeButtonProps={{ 'aria-label': 'Close' }}
      attributes={{ header: { role: 'presentation' } }}
      {...props}
    />
  )
}
