import '@mantine/core/styles/Progress.layer.css'
import { Button, Skeleton } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { DispatchCall } from '@towline/contract'
import { Fragment, useRef, useState } from 'react'
import { type DriverWords, english } from '../../platform/driver-words/english.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Failed } from '../../ui/failed.tsx'
import { Notice } from '../../ui/notice.tsx'
import { takeOutMedia, useMedia, useRemoval } from './media.queries.ts'
import { fateOf, notSaved, saved } from './media.text.ts'
import styles from './media-dialog.module.css'
import { MediaDropArea, sentAtOnce } from './media-drop-area.tsx'
import type { MediaOwner } from './media-owner.ts'
import { MediaPreview } from './media-preview.tsx'
import { MediaTile } from './media-tile.tsx'
import { type ShownMedia, shownMedia } from './shown-media.ts'
import type { AddingMedia } from './use-adding-media.ts'

/** What the dialog says of the job, or of the stored vehicle. */
export type JobOfMedia = Pick<DispatchCall, 'id' | 'vehicle' | 'customerName' | 'dispatchNumber'>

type Props = {
  call: JobOfMedia
  adding: AddingMedia
  /** The words of the driver whose own job it is: what they add is on its way at once, and goes on without the dialog. */
  own?: DriverWords
  of?: MediaOwner['of']
  /** Nothing is added any more. */
  isClosed?: boolean
  onClose: () => void
}

/** The photos and videos of a job or a stored vehicle: added, looked at, deleted, and stored with Save or at once. */
export function MediaDialog({ call, adding, own, of = 'job', isClosed, onClose }: Props) {
  const isOwn = own !== undefined
  const words = own ?? english
  const { say } = words
  const owner = { of, id: call.id }
  const stored = useMedia(owner, isOwn)
  const media = shownMedia(stored.data ?? [], adding.unsaved)
  const remove = useRemove(owner, adding)
  const [opened, setOpened] = useState<string | null>(null)
  const [leaving, setLeaving] = useState(false)
  const addButton = useRef<HTMLButtonElement>(null)
  const isShown = opened !== null && media.some(({ id }) => id === opened)
  const unsaved = adding.unsaved.length
  const close = () => (unsaved > 0 && !isOwn ? setLeaving(true) : onClose())
  const dropArea = (
    <MediaDropArea buttonRef={addButton} isOwn={isOwn} words={words} onFiles={adding.add} />
  )

  return (
    <Dialog
      onClose={close}
      title={say('My Media')}
      size={920}
      closeOnClickOutside={false}
      closeOnEscape={!isShown}
      classNames={{
        content: styles.window ?? '',
        body: styles.body ?? '',
        title: styles.title ?? '',
        close: styles.close ?? '',
      }}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h3 className={styles.heading}>
            {of === 'job' ? say('Dispatch Media') : 'Photos of the stored vehicle'}
          </h3>
          <p className={styles.job}>
            {[call.vehicle, call.customerName, `#${call.dispatchNumber}`]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {isOwn && <p className={styles.hint}>{sentAtOnce(words)}</p>}
        {!isOwn && !isClosed && dropArea}
        {adding.refused.length > 0 && (
          <Notice kind="error">
            <ul className={styles.refused}>
              {adding.refused.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </Notice>
        )}
        <Tiles
          stored={stored}
          media={media}
          words={words}
          onOpen={setOpened}
          onRetry={adding.retry}
          onRemove={(one) =>
            remove(one).then(() => addButton.current?.focus({ preventScroll: true }))
          }
        />
      </div>
      <div className={styles.footer}>
        {leaving && unsaved > 0 ? (
          <Fragment key="leaving">
            <p role="alert" className={styles.question}>
              {notSaved(unsaved)}
            </p>
            <Button variant="default" onClick={() => setLeaving(false)}>
              Keep editing
            </Button>
            <Button color="red.9" onClick={onClose}>
              Discard
            </Button>
          </Fragment>
        ) : (
          <Fragment key="editing">
            <p role="status">{statusOf(adding, words)}</p>
            <Button variant="default" onClick={close}>
              {say('Close')}
            </Button>
            {isOwn && dropArea}
            {!isOwn && !isClosed && (
              <Button
                onClick={adding.save}
                loading={adding.isSaving}
                // What was refused would be so again.
                disabled={adding.unsaved.every(({ state }) => state === 'refused')}
              >
                Save
              </Button>
            )}
          </Fragment>
        )}
      </div>
      {isShown && (
        <MediaPreview
          media={media}
          words={words}
          id={opened}
          onShow={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </Dialog>
  )
}

/** Drops a new one, or deletes a stored one for good; throws when the server does not. */
function useRemove(owner: MediaOwner, { drop }: AddingMedia) {
  const client = useQueryClient()
  const removal = useRemoval(owner)
  return async ({ id, draft }: ShownMedia) => {
    if (draft) return drop(id)
    await removal(id)
    takeOutMedia(client, owner, id)
  }
}

function statusOf({ savedCount, unsaved }: AddingMedia, words: DriverWords): string {
  if (unsaved.length > 0) return fateOf(unsaved, words)
  return savedCount > 0 ? saved(savedCount, words) : ''
}

function Tiles(props: {
  stored: ReturnType<typeof useMedia>
  media: readonly ShownMedia[]
  words: DriverWords
  onOpen: (id: string) => void
  onRetry: (id: string) => void
  onRemove: (media: ShownMedia) => Promise<void>
}) {
  const { stored, media, words } = props
  const { say } = words
  if (stored.isPending) {
    return (
      <div className={styles.tiles} role="status" aria-label={say('Reading photos and videos')}>
        {['one', 'two', 'three'].map((key) => (
          <Skeleton key={key} height={190} radius="md" />
        ))}
      </div>
    )
  }
  return (
    <>
      {stored.error && (
        <Failed error={stored.error} words={words} onRetry={() => void stored.refetch()} />
      )}
      {media.length === 0 && !stored.error && (
        <Empty icon={<IconPhoto size={32} stroke={1.4} />} title={say('No photos or videos yet')}>
          {say('Photos of the vehicle, its plate and any damage prevent disputes later.')}
        </Empty>
      )}
      {media.length > 0 && (
        <ul className={styles.tiles}>
          {media.map((one) => (
            <MediaTile
              key={one.id}
              media={one}
              words={words}
              onOpen={() => props.onOpen(one.id)}
              onRetry={() => props.onRetry(one.id)}
              onRemove={() => props.onRemove(one)}
            />
          ))}
        </ul>
      )}
    </>
  )
}
