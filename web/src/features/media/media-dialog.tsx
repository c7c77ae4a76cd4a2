import '@mantine/core/styles/Progress.layer.css'
import { Button, Skeleton } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import type { DispatchCall } from '@towline/contract'
import { Fragment, useRef, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Failed } from '../../ui/failed.tsx'
import { Notice } from '../../ui/notice.tsx'
import { howMany, notSaved } from './media.text.ts'
import styles from './media-dialog.module.css'
import { MediaDropArea } from './media-drop-area.tsx'
import { MediaPreview } from './media-preview.tsx'
import { MediaTile } from './media-tile.tsx'
import { useMediaDialog } from './use-media-dialog.ts'

type Desk = ReturnType<typeof useMediaDialog>

/** The photos and videos of a job: added, looked at, deleted, and stored with Save. */
export function MediaDialog(props: { call: DispatchCall; onClose: () => void }) {
  const desk = useMediaDialog(props.call.id)
  const [opened, setOpened] = useState<string | null>(null)
  const [leaving, setLeaving] = useState(false)
  const addButton = useRef<HTMLButtonElement>(null)
  const isShown = opened !== null && desk.media.some(({ id }) => id === opened)
  const close = () => (desk.unsaved.length > 0 ? setLeaving(true) : props.onClose())

  return (
    <Dialog
      onClose={close}
      title="My Media"
      size={920}
      closeOnClickOutside={false}
      closeOnEscape={!isShown}
      classNames={{
        content: styles.window ?? '',
        body: styles.body ?? '',
        title: styles.title ?? '',
      }}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h3 className={styles.heading}>Dispatch Media</h3>
          <p className={styles.job}>
            {[props.call.vehicle, props.call.customerName, `#${props.call.dispatchNumber}`]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <MediaDropArea buttonRef={addButton} onFiles={desk.add} />
        {desk.refused.length > 0 && (
          <Notice kind="error">
            <ul className={styles.refused}>
              {desk.refused.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </Notice>
        )}
        <Tiles
          desk={desk}
          onOpen={setOpened}
          onRemoved={() => addButton.current?.focus({ preventScroll: true })}
        />
      </div>
      <div className={styles.footer}>
        {leaving && desk.unsaved.length > 0 ? (
          <Fragment key="leaving">
            <p role="alert" className={styles.question}>
              {notSaved(desk.unsaved.length)}
            </p>
            <Button variant="default" onClick={() => setLeaving(false)}>
              Keep editing
            </Button>
            <Button color="red.9" onClick={props.onClose}>
              Discard
            </Button>
          </Fragment>
        ) : (
          <Fragment key="editing">
            <p role="status">{statusOf(desk)}</p>
            <Button variant="default" onClick={close}>
              Close
            </Button>
            <Button
              onClick={desk.save}
              loading={desk.isSaving}
              disabled={desk.unsaved.length === 0}
            >
              Save
            </Button>
          </Fragment>
        )}
      </div>
      {isShown && (
        <MediaPreview
          media={desk.media}
          id={opened}
          onShow={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </Dialog>
  )
}

function statusOf({ isSaving, savedCount, unsaved }: Desk): string {
  if (isSaving) return `Saving ${howMany(unsaved.length)}…`
  if (unsaved.length > 0) return notSaved(unsaved.length)
  return savedCount > 0 ? `Saved ${howMany(savedCount)}.` : ''
}

function Tiles(props: { desk: Desk; onOpen: (id: string) => void; onRemoved: () => void }) {
  const { stored, media, retry, remove } = props.desk
  if (stored.isPending) {
    return (
      <div className={styles.tiles} role="status" aria-label="Reading photos and videos">
        {['one', 'two', 'three'].map((key) => (
          <Skeleton key={key} height={190} radius="md" />
        ))}
      </div>
    )
  }
  return (
    <>
      {stored.error && <Failed error={stored.error} onRetry={() => void stored.refetch()} />}
      {media.length === 0 && !stored.error && (
        <Empty icon={<IconPhoto size={32} stroke={1.4} />} title="No photos or videos yet">
          Pictures of the vehicle, its plate and any damage save arguments later.
        </Empty>
      )}
      {media.length > 0 && (
        <ul className={styles.tiles}>
          {media.map((one) => (
            <MediaTile
              key={one.id}
              media={one}
              onOpen={() => props.onOpen(one.id)}
              onRetry={() => retry(one.id)}
              onRemove={() => remove(one).then(props.onRemoved)}
            />
          ))}
        </ul>
      )}
    </>
  )
}
