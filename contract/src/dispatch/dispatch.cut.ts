import { z } from 'zod'
import { DispatchCall } from './dispatch.schema.ts'

const longest = new Map(
  Object.entries(DispatchCall.shape).flatMap(([name, schema]: [string, z.ZodType]) =>
    schema instanceof z.ZodString && schema.maxLength !== null ? [[name, schema.maxLength]] : [],
  ),
)

/** Fields of a job with their texts cut to what each takes: a caller can not be asked to say it shorter. */
export function cutTexts<T extends object>(fields: T): T {
  const cut = Object.entries(fields).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? value.slice(0, longest.get(name)) : value,
  ])
  return asBefore<T>(Object.fromEntries(cut))
}

/** Texts stay texts, and everything else stays as it is. */
const asBefore = <T>(fields: unknown) => fields as T
