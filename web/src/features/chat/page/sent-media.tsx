import { IconPhotoOff, IconPlayerPlayFilled } from '@tabler/icons-react'
import {
  type ChatMedia,
  type ChatRole,
  readCustomerThumbnail,
  readMediaFile,
  readMediaThumbnail,
} from '@towline/contract'
import { useState } from 'react'
import { addressOf } from '../../../platform/api.ts'
import styles from './sent-media.module.css'

/** Small pictures of what the customer has sent: to the customer by the chat's key, and to the rep the way to the files. */
export function SentMedia(props: { chatId: string; side: ChatRole; media: readonly ChatMedia[] }) {
  const { chatId, side, media } = props
  return (
    <ul className={styles.list}>
      {media.map(({ id, type }, index) => {
        const label = `${type === 'image' ? 'photo' : 'video'} ${index + 1} of ${media.length}`
        const address =
          side === 'rep'
            ? addressOf(readMediaThumbnail, { params: { id } })
            : addressOf(readCustomerThumbnail, { params: { id: chatId, mediaId: id } })
        const picture = <Picture address={type === 'image' ? address : ''} label={label} />
        return (
          <li key={id}>
            {side === 'rep' ? (
              <a
                className={styles.open}
                href={addressOf(readMediaFile, { params: { id } })}
                target="_blank"
                rel="noreferrer"
                aria-label={`Open ${label}`}
              >
                {picture}
              </a>
            ) : (
              picture
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Picture({ address, label }: { address: string; label: string }) {
  const [broken, setBroken] = useState(false)
  if (address && !broken)
    return (
      <img className={styles.picture} src={address} alt={label} onError={() => setBroken(true)} />
    )
  const Icon = broken ? IconPhotoOff : IconPlayerPlayFilled
  return (
    <span className={styles.picture} role="img" aria-label={broken ? `${label}, deleted` : label}>
      <Icon size={24} aria-hidden="true" />
    </span>
  )
}
