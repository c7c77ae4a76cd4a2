import '@mantine/dropzone/styles.layer.css'
import { Button } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconCamera, IconCloudUpload } from '@tabler/icons-react'
import { MEDIA_LIMITS } from '@towline/contract'
import { type Ref, useRef } from 'react'
import type { DriverWords } from '../../platform/driver-words/english.ts'
import styles from './media-dialog.module.css'

const megabytes = (bytes: number) => bytes / 1024 / 1024

const most = { photo: megabytes(MEDIA_LIMITS.image), video: megabytes(MEDIA_LIMITS.video) }

/** What a driver is told, whose button stands alone, under the thumb. */
export const sentAtOnce = ({ say }: DriverWords): string =>
  say('Files are sent right away. Photos up to {photo} MB, videos up to {video} MB.', most)

/** Takes files that are dropped here or chosen with the button. What can't be sent is told by whoever gets them. */
export function MediaDropArea(props: {
  buttonRef: Ref<HTMLButtonElement>
  isOwn: boolean
  words: DriverWords
  onFiles: (files: File[]) => void
}) {
  const { isOwn } = props
  const { say } = props.words
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
      inputProps={{ 'aria-label': say('Photos and videos'), tabIndex: -1 }}
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
        {say('Add photos or videos')}
      </Button>
      {!isOwn && (
        <p className={styles.hint}>
          <span className={styles.drag}>or drop them here.</span> Photos up to {most.photo} MB,
          videos up to {most.video} MB.
        </p>
      )}
    </Dropzone>
  )
}
