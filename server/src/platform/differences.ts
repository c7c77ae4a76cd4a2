import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '@towline/contract'

/** What a change made of a field. */
export type FieldChange = { from: unknown; to: unknown }

/** The fields that differ between two forms of a record, old and new, for the audit. */
export function differences(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Record<string, FieldChange> {
  return Object.fromEntries(
    Object.entries(after)
      .filter(([key, value]) => !isDeepStrictEqual(value, before[key]))
      .map(([key, value]) => [key, { from: before[key], to: value }]),
  )
}

/** The fields a line of the audit tells of; they stand in `changes`, or beside everything else. */
export function changesIn(data: unknown): Record<string, FieldChange> {
  const record = isRecord(data) ? data : {}
  const fields = isRecord(record.changes) ? record.changes : record
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, change]) =>
      isRecord(change) && 'to' in change ? [[field, { from: change.from, to: change.to }]] : [],
    ),
  )
}

/** What was sent, without the fields that were left out and so stay as they are. */
export function given<T extends object>(
  fields: T,
): { [K in keyof T]?: Exclude<T[K], undefined | null> } {
  // Only entries that have a value are left, which `fromEntries` can not say.
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  ) as { [K in keyof T]?: Exclude<T[K], undefined | null> }
}
