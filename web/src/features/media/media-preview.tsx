import { ActionIcon, Modal } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight, IconMapPin } from '@tabler/icons-react'
import type { DriverWords } from '../../platform/driver-words/english.ts'
import { dateAndTime } from '../../ui/dates.ts'
import { useFocusReturn } from '../../ui/use-focus-return.ts'
import styles from './media-preview.module.css'
import type { ShownMedia } from './shown-media.ts'

type Props = {
  media: readonly ShownMedia[]
  words: DriverWords
  /** Which one is shown. */
  id: string
  onShow: (id: string) => void
  onClose: () => void
}

/** One photo or video as large as the screen, with the one before and after; behind the last comes the first. */
export function MediaPreview({ media, words, id, onShow, onClose }: Props) {
  const { say } = words
  useFocusReturn()
  const at = media.findIndex((one) => one.id === id)
  const shown = media[at]
  const step = (by: number) => {
    const next = media[(at + by + media.length) % media.length]
    if (next) onShow(next.id)
  }
  useWindowEvent('keydown', (event) => {
    // A player winds with the arrow keys.
    if (event.target instanceof HTMLVideoElement) return
    if (event.key === 'ArrowLeft') step(-1)
    if (event.key === 'ArrowRight') step(1)
  })
  if (!shown) return null
  return (
    <Modal
      opened
      fullScreen
      onClose={onClose}
      returnFocus={false}
      title={shown.name}
      closeButtonProps={{ 'aria-label': say('Close preview') }}
      attributes={{ header: { role: 'presentation' } }}
      classNames={{
        content: styles.content ?? '',
        header: styles.header ?? '',
        title: styles.title ?? '',
        body: styles.body ?? '',
        close: styles.close ?? '',
      }}
    >
      <div className={styles.stage}>
        {shown.type === 'image' ? (
          <img key={shown.id} src={shown.url} alt={shown.name} />
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: what people film at a tow has no captions
          <video key={shown.id} src={shown.url} controls playsInline aria-label={shown.name} />
        )}
      </div>
      <div className={styles.foot}>
        <ActionIcon
          size="lg"
          variant="default"
          className={styles.step ?? ''}
          aria-label={say('Previous')}
          disabled={media.length < 2}
          onClick={() => step(-1)}
        >
          <IconChevronLeft aria-hidden="true" />
        </ActionIcon>
        <p aria-live="polite">
          {say('{number} of {count}', { number: at + 1, count: media.length })}
          <Facts media={shown} words={words} />
        </p>
        <ActionIcon
          size="lg"
          variant="default"
          className={styles.step ?? ''}
          aria-label={say('Next')}
          disabled={media.length < 2}
          onClick={() => step(1)}
        >
          <IconChevronRight aria-hidden="true" />
        </ActionIcon>
      </div>
    </Modal>
  )
}

function Facts(props: { media: ShownMedia; words: DriverWords }) {
  const { takenAt, place, createdBy } = props.media
  const { say } = props.words
  return (
    <span className={styles.facts}>
      {takenAt > 0 && <span>{say('Taken {time}', { time: dateAndTime(takenAt) })}</span>}
      {createdBy && <span>{say('Added by {name}', { name: createdBy })}</span>}
      {place && (
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${place.lat},${place.lng}`}
          target="_blank"
          rel="noreferrer"
        >
          <IconMapPin size={15} aria-hidden="true" /> {say('Where it was taken')}
        </a>
      )}
    </span>
  )
}
