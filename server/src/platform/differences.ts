import { isDeepStrictEqual } from 'node:util'

/** The fields that differ between two forms of a record, old and new, for the audit. */
export function differences(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Record<string, { from: unknown; to: unknown }> {
  return Object.fromEntries(
    Object.entries(after)
      .filter(([key, value]) => !isDeepStrictEqual(value, before[key]))
      .map(([key, value]) => [key, { from: before[key], to: value }]),
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
