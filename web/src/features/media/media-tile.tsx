import { ActionIcon, Button, Progress } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { DriverWords } from '../../platform/driver-words/english.ts'
import type { Draft } from './media-draft.ts'
import { MediaPicture } from './media-picture.tsx'
import styles from './media-tile.module.css'
import type { ShownMedia } from './shown-media.ts'

type Props = {
  media: ShownMedia
  words: DriverWords
  onOpen: () => void
  onRetry: () => void
  onRemove: () => Promise<void>
}

/** A photo or video as a tile: opened by a press, deleted after a question, its way to the server told. */
export function MediaTile({ media, words, onOpen, onRetry, onRemove }: Props) {
  const { say } = words
  const [asking, setAsking] = useState(false)
  const bin = useRef<HTMLButtonElement>(null)
  const keep = () => {
    setAsking(false)
    bin.current?.focus()
  }
  const { name, draft } = media
  return (
    <li className={styles.tile} data-state={draft?.state ?? 'stored'}>
      <button
        type="button"
        className={styles.open}
        onClick={onOpen}
        aria-label={say(media.type === 'image' ? 'Open photo {name}' : 'Open video {name}', {
          name,
        })}
      >
        <MediaPicture media={media} />
      </button>
      <div className={styles.line}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        {media.mayRemove && (
          <ActionIcon
            ref={bin}
            variant="subtle"
            color="gray"
            className={styles.bin ?? ''}
            aria-label={say('Delete {name}', { name })}
            onClick={() => setAsking(true)}
          >
            <IconTrash size={17} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
        )}
      </div>
      {asking && <Question name={name} words={words} onKeep={keep} onRemove={onRemove} />}
      {draft && !asking && <OnItsWay draft={draft} words={words} onRetry={onRetry} />}
    </li>
  )
}

function Question(props: {
  name: string
  words: DriverWords
  onKeep: () => void
  onRemove: () => Promise<void>
}) {
  const { say, why } = props.words
  const [state, setState] = useState<'asking' | 'removing' | { failed: string }>('asking')
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  const remove = async () => {
    setState('removing')
    await props.onRemove().catch((error: unknown) => {
      setState({ failed: error instanceof Error ? why(error) : String(error) })
    })
  }
  return (
    <div className={styles.question}>
      <p role="alert">
        {typeof state === 'object' ? state.failed : say('Delete {name}?', { name: props.name })}
      </p>
      <div className={styles.answers}>
        <Button ref={keep} size="compact-sm" variant="default" onClick={props.onKeep}>
          {say('Keep')}
        </Button>
        <Button size="compact-sm" color="red.9" loading={state === 'removing'} onClick={remove}>
          {say('Delete')}
        </Button>
      </div>
    </div>
  )
}

function OnItsWay(props: { draft: Draft; words: DriverWords; onRetry: () => void }) {
  const { draft, onRetry } = props
  const { say } = props.words
  const { state, progress, file, reason } = draft
  if (state === 'new') return <p className={styles.state}>{say('Not saved yet')}</p>
  if (state === 'waiting') return <p className={styles.state}>{say('Waiting…')}</p>
  if (state === 'sending') {
    const percent = Math.round(progress * 100)
    return (
      <div className={styles.state}>
        <Progress.Root size="sm">
          <Progress.Section
            value={percent}
            aria-label={say('Saving {name}', { name: file.name })}
          />
        </Progress.Root>
        <span>
          {percent < 100 ? say('Saving, {percent} %', { percent }) : say('Saving, almost there')}
        </span>
      </div>
    )
  }
  return (
    <div className={styles.state} data-trouble={state}>
      <p role="alert">{reason}</p>
      {state !== 'refused' && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={onRetry}
          aria-label={say('Retry {name}', { name: file.name })}
        >
          {say('Retry')}
        </Button>
      )}
    </div>
  )
}
