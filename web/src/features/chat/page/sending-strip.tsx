import '@mantine/core/styles/Progress.layer.css'
import { Button, Progress } from '@mantine/core'
import { IconVideo } from '@tabler/icons-react'
import { Notice } from '../../../ui/notice.tsx'
import type { SendingMedia } from '../conversation/use-sending-media.ts'
import styles from './sending-strip.module.css'

type Draft = SendingMedia['waiting'][number]

/** What was chosen and is on its way, and why some of it is not. */
export function SendingStrip({ media }: { media: SendingMedia }) {
  const { waiting, refused } = media
  if (waiting.length === 0 && refused.length === 0) return null
  return (
    <div className={styles.strip}>
      {refused.length > 0 && (
        <Notice kind="error">
          <ul className={styles.refused}>
            {refused.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Notice>
      )}
      {waiting.length > 0 && (
        <ul className={styles.list} aria-label="Photos and videos being sent">
          {waiting.map((draft) => (
            <li key={draft.id} className={styles.item} data-state={draft.state}>
              {draft.type === 'image' ? (
                <img className={styles.picture} src={draft.url} alt="" />
              ) : (
                <span className={styles.picture}>
                  <IconVideo size={24} aria-hidden="true" />
                </span>
              )}
              <div className={styles.what}>
                <span className={styles.name}>{draft.file.name}</span>
                <State draft={draft} media={media} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function State({ draft, media }: { draft: Draft; media: SendingMedia }) {
  const { id, state, progress, reason, file } = draft
  if (state === 'new' || state === 'waiting') return <span className={styles.mild}>Waiting…</span>
  if (state === 'sending') {
    const percent = Math.round(progress * 100)
    return (
      <>
        <Progress.Root size="sm">
          <Progress.Section value={percent} aria-label={`Sending ${file.name}`} />
        </Progress.Root>
        <span className={styles.mild}>
          {percent < 100 ? `Sending, ${percent} %` : 'Sending, almost there'}
        </span>
      </>
    )
  }
  return (
    <>
      <span role="alert" className={styles.trouble} data-failed={state !== 'away' || undefined}>
        {reason}
      </span>
      <span className={styles.buttons}>
        {state !== 'refused' && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`Send ${file.name} again`}
            onClick={() => media.retry(id)}
          >
            Send again
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={`Discard ${file.name}`}
          onClick={() => media.remove(id)}
        >
          Discard
        </Button>
      </span>
    </>
  )
}
