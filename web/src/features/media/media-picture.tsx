import { IconPhotoOff, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useState } from 'react'
import styles from './media-tile.module.css'
import type { ShownMedia } from './shown-media.ts'

/** The small picture of a photo, or the first frame of a video as far as this browser can show it. */
export function MediaPicture({ media }: { media: ShownMedia }) {
  const [broken, setBroken] = useState(false)
  if (media.type === 'video') {
    return (
      <>
        {!broken && (
          <video
            className={styles.picture}
            src={`${media.url}#t=0.1`}
            preload="metadata"
            muted
            playsInline
            tabIndex={-1}
            aria-hidden="true"
            onError={() => setBroken(true)}
          />
        )}
        <span className={styles.play} aria-hidden="true">
          <IconPlayerPlayFilled size={22} />
        </span>
      </>
    )
  }
  if (broken) return <IconPhotoOff size={32} stroke={1.5} aria-hidden="true" />
  return (
    <img
      className={styles.picture}
      src={media.small}
      alt=""
      loading="lazy"
      onError={() => setBroken(true)}
    />
  )
}
