import type { z } from 'zod'

/** What is wrong with a value by the contract's own rules and sentences: the first problem of each field. */
export function problemsOf(schema: z.ZodType, value: unknown): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const { path, message } of schema.safeParse(value).error?.issues ?? [])
    problems[path.join('.')] ??= message
  return problems
}
