import type { InfiniteData } from '@tanstack/react-query'
import {
  type CallStatus,
  comparePlaces,
  type DispatchCall,
  type JobPlace,
  type JobSort,
  placeOf,
  type StatusFilter,
  sortUnder,
} from '@towline/contract'

/** Where a list goes on: after which place, by the clock of its first page. */
export type Onward = { after: JobPlace; now: number }
/** A stretch of the board as it was read; `next` is undefined at the end. */
export type CallPage = { calls: readonly DispatchCall[]; next: Onward | undefined }
export type CallList = InfiniteData<CallPage, Onward | null>
export type Counts = Record<StatusFilter, number>
/** What a list shows, and in which order. */
export type Shown = { status: StatusFilter; searchText: string; sort: JobSort }

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
  now: number,
): { list: CallList; unsure: boolean } {
  let patched = list
  let unsure = false
  for (const job of jobs) {
    const before = patched
    patched = patchOne(patched, shown, job, now)
    // Whether it matches a text only the server knows.
    if (shown.searchText && (patched !== before || fits(job.status, shown.status))) unsure = true
  }
  return { list: patched, unsure }
}

function patchOne(list: CallList, shown: Shown, job: DispatchCall, now: number): CallList {
  const belongs = fits(job.status, shown.status)
  const at = list.pages.findIndex((page) => page.calls.some((call) => call.id === job.id))
  const old = list.pages[at]?.calls.find((call) => call.id === job.id)
  if (!old) return belongs && !shown.searchText ? put(list, shown, job, now) : list
  if (old.version > job.version || old === job) return list
  const sort = sortUnder(shown.status, shown.sort)
  const stays = belongs && isSamePlace(placeOf(old, sort, now), placeOf(job, sort, now))
  const changed = withCalls(list, at, (calls) =>
    calls.flatMap((call) => (call.id !== job.id ? [call] : stays ? [job] : [])),
  )
  return belongs && !stays ? put(changed, shown, job, now) : changed
}

const isSamePlace = (one: JobPlace, other: JobPlace) =>
  one.rank === other.rank && one.name === other.name && one.at === other.at

/** The list with a job at its place; as it was when the place is further down than has been read. */
function put(list: CallList, shown: Shown, job: DispatchCall, now: number): CallList {
  const sort = sortUnder(shown.status, shown.sort)
  const place = placeOf(job, sort, now)
  const isBefore = (other: JobPlace) => comparePlaces(place, other, sort) < 0
  const standsBefore = (call: DispatchCall) => isBefore(placeOf(call, sort, now))
  const at = list.pages.findIndex((page) => page.calls.some(standsBefore))
  if (at >= 0) {
    return withCalls(list, at, (calls) => calls.toSpliced(calls.findIndex(standsBefore), 0, job))
  }
  const last = list.pages.length - 1
  const next = list.pages[last]?.next
  if (last < 0 || (next && !isBefore(next.after))) return list
  return withCalls(list, last, (calls) => [...calls, job])
}

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
