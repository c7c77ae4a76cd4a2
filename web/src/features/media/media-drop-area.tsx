import '@mantine/dropzone/styles.layer.css'
import { Button } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconCloudUpload } from '@tabler/icons-react'
import { MEDIA_LIMITS } from '@towline/contract'
import { type Ref, useRef } from 'react'
import styles from './media-dialog.module.css'

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`

/** Takes files that are dropped here or chosen with the button. What can not be sent is told by whoever gets them. */
export function MediaDropArea(props: {
  buttonRef: Ref<HTMLButtonElement>
  onFiles: (files: File[]) => void
}) {
  const openPicker = useRef<() => void>(null)
  return (
    <Dropzone
      openRef={openPicker}
      onDropAny={(files, refused) => props.onFiles([...files, ...refused.map(({ file }) => file)])}
      onDrop={() => undefined}
      accept={{ 'image/*': [], 'video/*': [] }}
      useFsAccessApi={false}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      tabIndex={-1}
      inputProps={{ 'aria-label': 'Photos and videos', tabIndex: -1 }}
      classNames={{ root: styles.drop ?? '', inner: styles.dropInner ?? '' }}
    >
      <IconCloudUpload size={28} stroke={1.5} className={styles.cloud} aria-hidden="true" />
      <Button
        className={styles.choose ?? ''}
        ref={props.buttonRef}
        variant="default"
        onClick={() => openPicker.current?.()}
        data-autofocus
      >
        Add photos or videos
      </Button>
      <p className={styles.hint}>
        <span className={styles.drag}>or drop them here.</span> A photo can have{' '}
        {megabytes(MEDIA_LIMITS.image)}, a video {megabytes(MEDIA_LIMITS.video)}.
      </p>
    </Dropzone>
  )
}
