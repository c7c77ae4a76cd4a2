import { z } from 'zod'
import { jobField } from './dispatch.fields.ts'

/** How many characters a field of a job takes; undefined where nothing limits it. */
export function longestText(name: string): number | undefined {
  const schema = jobField(name)?.schema
  return (schema instanceof z.ZodString && schema.maxLength) || undefined
}

/** Fields of a job with their texts cut to what each takes: a caller can not be asked to say it shorter. */
export function cutTexts<T extends object>(fields: T): T {
  const cut = Object.entries(fields).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? value.slice(0, longestText(name)) : value,
  ])
  return asBefore<T>(Object.fromEntries(cut))
}

/** Texts stay texts, and everything else stays as it is. */
const asBefore = <T>(fields: unknown) => fields as T
