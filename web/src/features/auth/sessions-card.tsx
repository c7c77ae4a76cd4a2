import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { endOtherSessions, endSession, listSessions, type Session } from '@towline/contract'
import { query, useDo } from '../../platform/query.ts'
import { Card } from '../../ui/card.tsx'
import { dateAndTime } from '../../ui/dates.ts'
import { Failed } from '../../ui/failed.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useNow } from '../../ui/use-now.ts'
import styles from './sessions-card.module.css'
import { deviceName, lastUsed } from './sessions-card.text.ts'

/** Where the person is signed in, each with a way to sign out there. */
export function SessionsCard() {
  const { data, error, refetch } = useQuery(query(listSessions))
  return (
    <Card title="Where you’re signed in">
      {data ? (
        <Sessions sessions={data} />
      ) : error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={96} role="status" aria-label="Loading where you’re signed in" />
      )}
    </Card>
  )
}

function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const ending = useDo(endOtherSessions, [listSessions])
  const hasOthers = sessions.some(({ isThis }) => !isThis)
  return (
    <>
      {ending.error && <Notice kind="error">{ending.error.message}</Notice>}
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <div className={styles.foot}>
        {hasOthers && (
          <Button variant="default" loading={ending.isPending} onClick={() => ending.mutate({})}>
            Sign out everywhere else
          </Button>
        )}
        <span role="status" className={styles.done}>
          {ending.isSuccess && !hasOthers ? 'You’re signed out everywhere else.' : ''}
        </span>
      </div>
      <p className={styles.hint}>
        Don’t know one of these? Sign out there, then choose a new password above.
      </p>
    </>
  )
}

function SessionRow({ session }: { session: Session }) {
  const ending = useDo(endSession, [listSessions])
  const now = useNow()
  const name = deviceName(session)
  const end = () => ending.mutate({ params: { id: session.id } })
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <strong>{name}</strong>
        <span className={styles.when}>
          {lastUsed(session, now)} · signed in {dateAndTime(session.beganAt)}
        </span>
        {ending.error && <span role="alert">{ending.error.message}</span>}
      </div>
      {!session.isThis && (
        <Button
          variant="default"
          size="sm"
          aria-label={`Sign out on ${name}`}
          loading={ending.isPending}
          onClick={end}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
