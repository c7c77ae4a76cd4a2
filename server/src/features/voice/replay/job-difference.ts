import type { JobDraft, Memory } from '@towline/agent'
import type { Recording } from './replay.ts'

/** A field of the job that came out otherwise; texts are empty for what was not known. */
export type Difference = { field: string; before: string; now: string }

/** How the job of a recorded call differs from the one that came of it when it was held again. */
export function jobDifference({ entries }: Recording, memory: Memory): Difference[] {
  const saved = entries.findLast(({ kind }) => kind === 'saved')?.data.draft
  return draftDifference(saved as JobDraft | undefined, draftIn(memory))
}

/** How the jobs differ that came of one call when it was held twice. */
export const heldDifference = (one: Memory, other: Memory): Difference[] =>
  draftDifference(draftIn(one), draftIn(other))

const draftIn = ({ savedDraft }: Memory): JobDraft | undefined =>
  savedDraft ? (JSON.parse(savedDraft) as JobDraft) : undefined

function draftDifference(one: JobDraft | undefined, other: JobDraft | undefined): Difference[] {
  const [before, now] = [fieldsOf(one), fieldsOf(other)]
  return [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .map((field) => ({ field, before: before[field] ?? '', now: now[field] ?? '' }))
    .filter((each) => each.before !== each.now)
}

function fieldsOf(draft: JobDraft | undefined): Record<string, string> {
  if (!draft) return {}
  const { facts, pickup, dropoff, notes, mayText, emergency, confirmed, status } = draft
  const plain = {
    job: 'written',
    ...facts,
    pickup: pickup?.address,
    dropoff: dropoff?.address,
    mayText: mayText === null ? undefined : mayText,
    emergency,
    confirmed,
    status,
    notes,
  }
  return Object.fromEntries(
    Object.entries(plain).flatMap(([field, value]) =>
      value === undefined ? [] : [[field, String(value)]],
    ),
  )
}
