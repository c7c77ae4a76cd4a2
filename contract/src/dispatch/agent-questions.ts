import { z } from 'zod'
import { text } from '../kernel/index.ts'
import type { CallStatus } from './dispatch.choices.ts'

/** What the phone agent did not find out, for somebody to ask the customer. */
export const AgentQuestion = z.object({
  ask: text(200),
  /** The field of the job that the answer goes into; empty where there is none. */
  field: text(60),
  /** What stood in it when the call was over. */
  was: text(5000),
})
export type AgentQuestion = z.infer<typeof AgentQuestion>

/** The questions nobody has answered yet: their field stands as the call left it, and the job is not done. */
export function stillToAsk(
  questions: readonly AgentQuestion[],
  job: { status: CallStatus } & Readonly<Record<string, unknown>>,
): AgentQuestion[] {
  if (job.status === 'completed' || job.status === 'cancelled') return []
  // What has no field is asked until somebody has set out.
  const isWaiting = job.status === 'pending' || job.status === 'scheduled'
  return questions.filter(({ field, was }) =>
    field ? String(job[field] ?? '').trim() === was.trim() : isWaiting,
  )
}
