/** Whether a value is an object with fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A body without its nulls: a field sent as null counts as not sent. */
export function withoutNulls(body: unknown): unknown {
  if (!isRecord(body)) return body
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))
}

/** A form of texts, with numbers written out and nulls left out. */
export function asTexts(body: unknown): unknown {
  const given = withoutNulls(body)
  if (!isRecord(given)) return given
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      typeof value === 'number' ? String(value) : value,
    ]),
  )
}
