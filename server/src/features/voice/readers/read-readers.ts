import { readReaders as operation } from '@towline/contract'
import { z } from 'zod'
import type { App } from '../../../platform/app.ts'
import { type AnyHandler, handle } from '../../../platform/handler.ts'
import { lastReadCalls } from './readers.store.ts'

/** What one turn's entry in the log says of its readers. */
const Entry = z.object({
  rules: z.record(z.string(), z.string()).default({}),
  model: z.record(z.string(), z.string()).default({}),
  quotes: z.record(z.string(), z.string()).default({}),
  outcome: z.string().default(''),
  isInTime: z.boolean().default(true),
})

/** What each reader found in the company's last calls. */
export const readReaders = ({ model }: Pick<App, 'model'>): AnyHandler =>
  handle(
    operation,
    async ({ tx, companyId }) => ({
      model: model?.name ?? '',
      calls: (await lastReadCalls(tx, companyId ?? '')).map(({ entries, mind, ...call }) => {
        const turns = entries.map((entry) => Entry.parse(entry))
        return {
          id: call.id,
          createdDate: call.started_at.getTime(),
          fromNumber: call.from_number,
          model: mind?.model ?? '',
          readings: mind?.readings ?? 0,
          failed: mind?.readingsFailed ?? 0,
          late: turns.filter(({ isInTime }) => !isInTime).length,
          tokens: (mind?.inputTokens ?? 0) + (mind?.outputTokens ?? 0),
          microDollars: mind?.microDollars ?? null,
          found: turns.flatMap(foundIn),
        }
      }),
    }),
    { reads: true },
  )

function foundIn({ rules, model, quotes }: z.infer<typeof Entry>) {
  return [...new Set([...Object.keys(rules), ...Object.keys(model)])].map((field) => ({
    field,
    rules: rules[field] ?? '',
    model: model[field] ?? '',
    quote: quotes[field] ?? '',
  }))
}
