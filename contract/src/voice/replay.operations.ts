import { z } from 'zod'
import { BASE, Instant, operation, text } from '../kernel/index.ts'

/** A phone call as its log has it: what is needed to hold it again. */
export const RecordedCall = z.object({
  company: z.record(z.string(), z.unknown()),
  caller: z.record(z.string(), z.unknown()),
  entries: z.array(
    z.object({
      seq: z.int(),
      at: Instant,
      kind: z.string(),
      data: z.record(z.string(), z.unknown()),
    }),
  ),
})
export type RecordedCall = z.infer<typeof RecordedCall>

export const readRecordedCall = operation({
  name: 'readRecordedCall',
  method: 'GET',
  path: `${BASE}/voice/calls/:call/log`,
  summary: "The whole log of a phone call, by its id or the carrier's, for `npm run replay`",
  access: { kind: 'staff', permission: 'company.write' },
  params: z.object({ call: text(64) }),
  reply: RecordedCall,
  fails: ['not_found'],
})
