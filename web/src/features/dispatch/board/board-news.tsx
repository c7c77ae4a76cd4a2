import { useEffect } from 'react'
import { Notice } from '../../../ui/notice.tsx'
import { useDispatchCounts } from '../dispatch.queries.ts'
import { filterName, jobName } from '../dispatch.text.ts'
import styles from './board-news.module.css'
import { filterOf } from './live-lists.ts'
import type { Board } from './use-board.ts'
import { useNewJobs } from './use-new-jobs.ts'

const TITLE = 'Dispatching · Towline'

/** What happens while one looks elsewhere: new jobs, a selected job that moved on, steps not sent yet. */
export function BoardNews({ board }: { board: Board }) {
  const told = useNewJobs()
  const pending = useDispatchCounts().data?.pending ?? 0
  useEffect(() => {
    document.title = pending > 0 ? `(${pending}) ${TITLE}` : TITLE
  }, [pending])
  const { moved, steps } = board
  return (
    <>
      <p role="status" className={styles.told}>
        {told}
      </p>
      <div role="status">{moved && <Moved board={board} />}</div>
      {steps.kept.length > 0 && (
        <div className={styles.kept}>
          <Notice kind="error">
            Can’t reach the server. {steps.kept.map(({ call }) => jobName(call)).join(', ')}: what
            you did is saved and sent when you’re back online.
          </Notice>
        </div>
      )}
    </>
  )
}

function Moved({ board }: { board: Board }) {
  const { moved, choose, selection, setSelection } = board
  if (!moved) return null
  const home = filterOf(moved.status)
  return (
    <p className={styles.moved}>
      {jobName(moved)} moved to {filterName(home)}.{' '}
      <button
        type="button"
        className={styles.follow}
        onClick={() => {
          choose(home)
          setSelection({ ...selection, under: home })
        }}
      >
        Follow it
      </button>
    </p>
  )
}
