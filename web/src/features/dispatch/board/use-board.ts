import { useQueryClient } from '@tanstack/react-query'
import { type DispatchCall, readDispatchCall, StatusFilter } from '@towline/contract'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError } from '../../../platform/api.ts'
import { query } from '../../../platform/query.ts'
import { useDispatchCall, useDispatchCalls } from '../dispatch.queries.ts'
import { useBoardChoices } from './board-choices.ts'
import type { CardDoes } from './card-does.ts'
import type { ListHandle } from './job-list.tsx'
import { filterOf, fits } from './live-lists.ts'
import { say } from './toasts.ts'
import { useAskedJob } from './use-asked-job.ts'
import { useOwnSaves } from './use-new-jobs.ts'
import { useSteps } from './use-steps.ts'

/** What lies over the board. */
export type Over =
  | { kind: 'job'; call: DispatchCall | null; atDriver?: boolean }
  | { kind: 'media' | 'cancel' | 'invoice'; call: DispatchCall }
  | { kind: 'palette' | 'help' }

/** What the board shows, which job is selected, and what lies over it; `openTalk` shows a job's chat. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: it makes one object of short functions that share its state
export function useBoard(openTalk?: (call: DispatchCall) => void) {
  const client = useQueryClient()
  const [address, setAddress] = useSearchParams()
  const status = StatusFilter.catch('pending').parse(address.get('status'))
  const [searchText, setSearchText] = useState('')
  const [over, setOver] = useState<Over | null>(null)
  const [selection, setSelection] = useState<Selection>({ id: '', under: status, at: 0 })
  const handle = useRef<ListHandle>(null)
  const steps = useSteps()
  const choices = useBoardChoices()
  const list = useDispatchCalls(status, searchText, choices.sort)
  const calls = list.data ?? none
  const listed = calls.find(({ id }) => id === selection.id)
  const { data: read, error } = useDispatchCall(selection.id, listed)
  const selected = selection.id ? (listed ?? (isGone(error) ? undefined : read)) : undefined

  const choose = useCallback(
    (next: StatusFilter) =>
      setAddress(next === 'pending' ? {} : { status: next }, { preventScrollReset: true }),
    [setAddress],
  )
  const latest = useRef({ status, calls })
  latest.current = { status, calls }
  const select = useCallback((id: string) => {
    const { status: under, calls } = latest.current
    setSelection({
      id,
      under,
      at: Math.max(
        0,
        calls.findIndex((call) => call.id === id),
      ),
    })
  }, [])

  /** Shows another job, wherever it stands, and opens it. */
  const goTo = useCallback(
    (id: string) => {
      const asked = query(readDispatchCall, { params: { id } })
      client.fetchQuery(asked).then(
        (call) => {
          const under = latest.current.status
          const home = fits(call.status, under) ? under : filterOf(call.status)
          if (home !== under) choose(home)
          setSelection({ id, under: home, at: 0 })
          setOver({ kind: 'job', call })
        },
        (error: Error) => say({ kind: 'error', text: error.message, lasts: 8_000 }),
      )
    },
    [client, choose],
  )
  useAskedJob(goTo)
  useOwnSaves(useCallback((made) => select(made.id), [select]))

  const does: CardDoes = useMemo(
    () => ({
      select,
      goTo,
      modify: (call) => {
        select(call.id)
        setOver({ kind: 'job', call })
      },
      media: (call) => {
        select(call.id)
        setOver({ kind: 'media', call })
      },
      talk: (call) => {
        select(call.id)
        openTalk?.(call)
      },
      cancel: (call) => {
        select(call.id)
        setOver({ kind: 'cancel', call })
      },
      invoice: (call) => {
        select(call.id)
        setOver({ kind: 'invoice', call })
      },
      step: (call, step) => {
        select(call.id)
        steps.take(call, step)
      },
    }),
    [select, goTo, steps.take, openTalk],
  )
  return {
    status,
    choose,
    searchText,
    setSearchText,
    choices,
    list,
    calls,
    handle,
    does,
    steps,
    over,
    setOver,
    selection,
    setSelection,
    selected,
    /** The selected job, when it has left the filter under which it was selected. */
    moved: movedAway(selected, selection, status),
  }
}

export type Board = ReturnType<typeof useBoard>

/** `under`: the filter it was selected under. `at`: its place then, from which one goes on when it is gone. */
type Selection = { id: string; under: StatusFilter; at: number }

const none: readonly DispatchCall[] = []

const isGone = (error: Error | null) => error instanceof ApiError && error.code === 'not_found'

function movedAway(call: DispatchCall | undefined, selection: Selection, status: StatusFilter) {
  return call && selection.under === status && !fits(call.status, status) ? call : undefined
}
