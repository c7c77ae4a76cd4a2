import { Modal, type ModalProps } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'

/** The window of a dialog. */
export function DialogWindow(props: Omit<ModalProps, 'opened' | 'fullScreen'>) {
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
