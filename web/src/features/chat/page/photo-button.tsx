import { Button } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { useRef } from 'react'

/** Lets the customer take photos and videos, or choose those they have; what is sent at once is up to whoever gets them. */
export function PhotoButton(props: { onFiles: (files: File[]) => void }) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        type="button"
        variant="default"
        aria-label="Photo or video"
        leftSection={<IconCamera size={18} aria-hidden="true" />}
        onClick={() => picker.current?.click()}
      >
        Photo
      </Button>
      <input
        ref={picker}
        hidden
        type="file"
        aria-label="Photos and videos"
        accept="image/*,video/*"
        multiple
        onChange={({ currentTarget }) => {
          props.onFiles([...(currentTarget.files ?? [])])
          // The same photo can be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
