import { ReportQuestion, rowsFor, type SavedReport } from '@towline/contract'
import { useCallback, useMemo } from 'react'
import { problemsOf } from '../../platform/problems.ts'
import { useSearchAddress } from '../../platform/use-search-address.ts'
import { startQuestion } from './reports.text.ts'

const names = Object.keys(startQuestion) as (keyof ReportQuestion)[]

/**
 * What is asked stands in the address, so that it can be sent to somebody: the saved report it began with
 * (`saved`), and what was changed since.
 */
export function useReportQuestion(saved: readonly SavedReport[]) {
  const [address, set] = useSearchAddress()
  const { opened, ...read } = useMemo(() => readIn(address, saved), [address, saved])
  const change = useCallback(
    (part: Partial<ReportQuestion>) =>
      set(
        (now) => {
          const next = new URLSearchParams(now)
          const after = { ...readIn(now, saved).question, ...part }
          const rows = rowsFor(after.kind)
          if (rows.length > 0 && !rows.includes(after.by)) after.by = 'day'
          for (const name of names) next.set(name, after[name])
          return next
        },
        { replace: true },
      ),
    [saved, set],
  )
  const open = useCallback(
    (id: string) => set(() => new URLSearchParams(id ? { saved: id } : {})),
    [set],
  )
  const isChanged =
    opened !== undefined && names.some((name) => opened.question[name] !== read.question[name])
  return { ...read, opened: opened ?? null, isChanged, change, open }
}

export type Asked = ReturnType<typeof useReportQuestion>

/** The question an address asks, what is wrong with it, and the saved report it began with. */
function readIn(address: URLSearchParams, saved: readonly SavedReport[]) {
  const opened = saved.find(({ id }) => id === address.get('saved'))
  const begun = opened?.question ?? startQuestion
  const given = Object.fromEntries(names.map((name) => [name, address.get(name) ?? begun[name]]))
  const question = { ...begun, ...given } as ReportQuestion
  const problems = problemsOf(ReportQuestion, question)
  // An address somebody has made up is no question at all.
  const isReadable = !['kind', 'period'].some((name) => name in problems)
  return isReadable ? { opened, question, problems } : { opened, question: begun, problems: {} }
}
