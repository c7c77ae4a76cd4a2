import { formatDuration, readRecordingSound } from '@towline/contract'
import { useCallRecording } from './live-calls.queries.ts'
import styles from './recording-player.module.css'

/** The recording of a phone call, where its company records them; nothing for a call that was not recorded. */
export function RecordingPlayer({ callId }: { callId: string }) {
  const { data } = useCallRecording(callId)
  if (!data || data.state === 'none') return null
  return (
    <section className={styles.recording} aria-label="Recording">
      {data.state === 'ready' ? (
        <>
          <span>Recording, {formatDuration(data.seconds)}</span>
          {/* biome-ignore lint/a11y/useMediaCaption: what is said stands in the transcript below */}
          <audio
            controls
            preload="none"
            aria-label="Recording of the call"
            src={readRecordingSound.path.replace(':id', callId)}
          />
        </>
      ) : data.state === 'sandbox' ? (
        'The caller was told the call is recorded. Sandbox calls have no sound, so there is nothing to play.'
      ) : data.state === 'deleted' ? (
        'The recording was deleted.'
      ) : (
        'Waiting for the recording from the carrier.'
      )}
    </section>
  )
}
