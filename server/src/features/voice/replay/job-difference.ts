import type { JobDraft, Memory } from '@towline/agent'
import type { Recording } from './replay.ts'

/** A field of the job that came out otherwise; texts are empty for what was not known. */
export type Difference = { field: string; before: string; now: string }

/** How the job of a recorded call differs from the one that came of it when it was held again. */
export function jobDifference({ entries }: Recording, { savedDraft }: Memory): Difference[] {
  const saved = entries.findLast(({ kind }) => kind === 'saved')?.data.draft
  const before = fieldsOf(saved as JobDraft | undefined)
  const now = fieldsOf(savedDraft ? (JSON.parse(savedDraft) as JobDraft) : undefined)
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
