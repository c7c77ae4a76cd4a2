import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { IconPhone, IconPhoneOff } from '@tabler/icons-react'
import { type PracticeCaller, PracticeNoise } from '@towline/contract'
import { useState } from 'react'
import { Failed } from '../../../ui/failed.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { PhoneTranscript } from '../phone-transcript.tsx'
import { phaseNames } from '../voice.text.ts'
import { MarksCard } from './marks-card.tsx'
import styles from './practice.module.css'
import { usePracticeCallers } from './practice.queries.ts'
import { noiseNames, verdictOf } from './practice.text.ts'
import { type Practising, usePractice } from './use-practice.ts'

/** Test your agent: simulated callers call it, and each call gets its marks. */
export function PracticeSection() {
  const { data: callers, error, refetch } = usePracticeCallers()
  const practising = usePractice()
  return (
    <div className={styles.page}>
      <header>
        <PageHeading>Test your agent</PageHeading>
        <p className={styles.lead}>
          Choose a simulated caller. The agent answers as on any call, then you see what it got
          right. Nothing is kept: no job, no text, no call history, and it doesn’t count toward your
          calls.
        </p>
      </header>
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {!callers && !error && <Skeleton height={320} role="status" aria-label="Loading callers" />}
      {callers && <Chooser callers={callers} practising={practising} />}
      {practising.caller && <OnTheLine practising={practising} caller={practising.caller} />}
      {practising.done.length > 1 && <Results done={practising.done} />}
    </div>
  )
}

const noises = PracticeNoise.options.map((value) => ({ value, label: noiseNames[value] }))

function Chooser(props: { callers: readonly PracticeCaller[]; practising: Practising }) {
  const { callers, practising } = props
  const kinds = [...new Set(callers.map(({ kind }) => kind))]
  const [kind, setKind] = useState(kinds[0] ?? '')
  const [id, setId] = useState('')
  const [noise, setNoise] = useState<PracticeNoise>('none')
  const ofKind = callers.filter((caller) => caller.kind === kind)
  const chosen = ofKind.find((caller) => caller.id === id) ?? ofKind[0]
  return (
    <form
      className={styles.chooser}
      aria-label="Who calls"
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) practising.start([chosen], noise)
      }}
    >
      <NativeSelect
        label="Kind of caller"
        data={kinds}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value)}
      />
      <NativeSelect
        className={styles.who}
        label="Caller"
        data={ofKind.map(({ id: value, about }) => ({ value, label: about }))}
        value={chosen?.id ?? ''}
        onChange={(event) => setId(event.currentTarget.value)}
      />
      <NativeSelect
        label="The line"
        data={noises}
        value={noise}
        onChange={(event) => setNoise(PracticeNoise.parse(event.currentTarget.value))}
      />
      {chosen?.language === 'es' && (
        <p className={styles.hint}>
          Spanish is off in the Company Profile, so the agent transfers this caller to a person
          unless you turn it on.
        </p>
      )}
      <div className={styles.buttons}>
        {practising.isBusy ? (
          <Button
            // Not the call button under another name: the click would call right away.
            key="stop"
            color="red.8"
            leftSection={<IconPhoneOff size={18} />}
            onClick={() => practising.stop()}
          >
            Stop
          </Button>
        ) : (
          <>
            <Button type="submit" color="amber.4" leftSection={<IconPhone size={18} />}>
              Call
            </Button>
            <Button variant="default" onClick={() => practising.start(ofKind, noise)}>
              Call all {ofKind.length} of this kind
            </Button>
          </>
        )}
      </div>
    </form>
  )
}

function OnTheLine({ practising, caller }: { practising: Practising; caller: PracticeCaller }) {
  const { state, waiting, done } = practising
  const [last] = done
  return (
    <div className={styles.call}>
      <section className={styles.card} aria-labelledby="call-title">
        <h2 id="call-title">The call</h2>
        <p className={styles.about}>{caller.about}</p>
        <p role="status" className={styles.phase} data-phase={state.phase}>
          {phaseNames[state.phase]}
          {waiting > 0 && ` · ${waiting} more to call`}
        </p>
        <div className={styles.transcript} lang={caller.language}>
          <PhoneTranscript turns={state.turns} streaming={state.streaming} caller="Caller" />
        </div>
      </section>
      {last ? (
        <MarksCard {...last} />
      ) : (
        <section className={styles.card} aria-label="Marks">
          <h2>Marks</h2>
          <p className={styles.about}>The score appears when the call ends.</p>
        </section>
      )}
    </div>
  )
}

/** All calls of this visit, the newest first. */
function Results({ done }: { done: Practising['done'] }) {
  const good = done.filter(({ marks }) => marks.good).length
  return (
    <section className={styles.card} aria-labelledby="results-title">
      <h2 id="results-title">
        {good} of {done.length} calls passed
      </h2>
      <ul className={styles.results}>
        {done.map(({ caller, marks }, index) => (
          // The same caller may call again; the list only grows at its beginning.
          // biome-ignore lint/suspicious/noArrayIndexKey: counted from the end, it stays a call's own
          <li key={done.length - index} data-good={marks.good}>
            <span>{caller.about}</span>
            <span className={styles.verdict}>
              {marks.good ? verdictOf(marks) : marks.why.join('; ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
