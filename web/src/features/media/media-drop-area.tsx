import '@mantine/dropzone/styles.layer.css'
import { Button } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconCamera, IconCloudUpload } from '@tabler/icons-react'
import { MEDIA_LIMITS } from '@towline/contract'
import { type Ref, useRef } from 'react'
import styles from './media-dialog.module.css'

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`

const limits = `Photos up to ${megabytes(MEDIA_LIMITS.image)}, videos up to ${megabytes(MEDIA_LIMITS.video)}.`

/** What a driver is told, whose button stands alone, under the thumb. */
export const SENT_AT_ONCE = `Files are sent right away. ${limits}`

/** Takes files that are dropped here or chosen with the button. What can't be sent is told by whoever gets them. */
export function MediaDropArea(props: {
  buttonRef: Ref<HTMLButtonElement>
  isOwn: boolean
  onFiles: (files: File[]) => void
}) {
  const { isOwn } = props
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
      classNames={{ root: styles[isOwn ? 'ownDrop' : 'drop'] ?? '', inner: styles.dropInner ?? '' }}
    >
      {!isOwn && (
        <IconCloudUpload size={28} stroke={1.5} className={styles.cloud} aria-hidden="true" />
      )}
      <Button
        ref={props.buttonRef}
        className={styles.choose ?? ''}
        {...(isOwn
          ? { color: 'amber.4', leftSection: <IconCamera size={22} aria-hidden="true" /> }
          : { variant: 'default' })}
        onClick={() => openPicker.current?.()}
        data-autofocus
      >
        Add photos or videos
      </Button>
      {!isOwn && (
        <p className={styles.hint}>
          <span className={styles.drag}>or drop them here.</span> {limits}
        </p>
      )}
    </Dropzone>
  )
}
