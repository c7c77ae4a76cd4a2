import type { InfiniteData } from '@tanstack/react-query'
import type { CallStatus, DispatchCall, StatusFilter } from '@towline/contract'

/** A stretch of the board as it was read; `next` is the id to go on after, undefined at the end. */
export type CallPage = { calls: readonly DispatchCall[]; next: string | undefined }
export type CallList = InfiniteData<CallPage, string>
export type Counts = Record<StatusFilter, number>
type Shown = { status: StatusFilter; searchText: string }

const held: Record<StatusFilter, readonly CallStatus[]> = {
  pending: ['pending'],
  active: ['active'],
  current: ['pending', 'active'],
  scheduled: ['scheduled'],
  completed: ['completed', 'cancelled'],
}

/** Whether a job of this status is shown under the filter. */
export const fits = (status: CallStatus, filter: StatusFilter) => held[filter].includes(status)

/** The filter that shows jobs of this status and no others but cancelled ones. */
export const filterOf = (status: CallStatus): StatusFilter =>
  status === 'cancelled' ? 'completed' : status

/** The list with these jobs as they are now: put in, replaced or taken out. The same object when nothing changes. */
export function patchList(
  list: CallList,
  shown: Shown,
  jobs: readonly DispatchCall[],
): { list: CallList; unsure: boolean } {
  let patched = list
  let unsure = false
  for (const job of jobs) {
    const before = patched
    patched = patchOne(patched, shown, job)
    // Whether it matches a text only the server knows.
    if (shown.searchText && (patched !== before || fits(job.status, shown.status))) unsure = true
  }
  return { list: patched, unsure }
}

function patchOne(list: CallList, shown: Shown, job: DispatchCall): CallList {
  const belongs = fits(job.status, shown.status)
  const at = list.pages.findIndex((page) => page.calls.some((call) => call.id === job.id))
  const old = list.pages[at]?.calls.find((call) => call.id === job.id)
  if (old) {
    if (old.version > job.version || old === job) return list
    return withCalls(list, at, (calls) =>
      calls.flatMap((call) => (call.id !== job.id ? [call] : belongs ? [job] : [])),
    )
  }
  return belongs && !shown.searchText ? put(list, job) : list
}

/** The list with a job at its place; as it was when the place is further down than has been read. */
function put(list: CallList, job: DispatchCall): CallList {
  const at = list.pages.findIndex((page) => page.calls.some((call) => isNewer(job, call)))
  if (at >= 0) {
    return withCalls(list, at, (calls) => {
      const index = calls.findIndex((call) => isNewer(job, call))
      return calls.toSpliced(index, 0, job)
    })
  }
  const last = list.pages.length - 1
  if (last < 0 || list.pages[last]?.next !== undefined) return list
  return withCalls(list, last, (calls) => [...calls, job])
}

const isNewer = (one: DispatchCall, other: DispatchCall) =>
  one.createdDate === other.createdDate ? one.id > other.id : one.createdDate > other.createdDate

function withCalls(
  list: CallList,
  at: number,
  change: (calls: readonly DispatchCall[]) => readonly DispatchCall[],
): CallList {
  const pages = list.pages.map((page, index) =>
    index === at ? { ...page, calls: change(page.calls) } : page,
  )
  return { ...list, pages }
}

/** All jobs of a list, in order. */
export function callsOf(list: CallList | undefined): readonly DispatchCall[] {
  if (!list) return []
  const ids = new Set<string>()
  // A job that moved between two readings may stand on two pages.
  return list.pages.flatMap((page) =>
    page.calls.filter((call) => !ids.has(call.id) && ids.add(call.id)),
  )
}

/** The counts after a job went from one status (null for a new one) to another. */
export function countsAfter(counts: Counts, was: CallStatus | null, is: CallStatus): Counts {
  if (was === is) return counts
  const next = { ...counts }
  for (const filter of filters) {
    const before = was !== null && fits(was, filter)
    next[filter] = Math.max(0, next[filter] + Number(fits(is, filter)) - Number(before))
  }
  return next
}

const filters: readonly StatusFilter[] = ['pending', 'active', 'current', 'scheduled', 'completed']
