import {
  CHAT_DAYS_AFTER_JOB,
  type ChatRole,
  may,
  UNNAMED_CUSTOMER,
  UNNAMED_REP,
} from '@towline/contract'
import type { Tx } from '../../platform/db/index.ts'
import type { Context } from '../../platform/handler.ts'
import { type ChatRow, chatRow, jobsOfChats } from './chat.store.ts'

const DAY = 24 * 3600 * 1000

/** Who somebody is in a chat: decided here, whatever he says of himself. */
export type Writer = { role: ChatRole; name: string; employeeId: string | null }

/** The chat a key opens. For a customer it ends some days after his job; the company's reps may look further back. */
export async function openChat(context: Context, id: string): Promise<ChatRow> {
  const { tx, companyId, fail } = context
  const chat = (await chatRow(tx, companyId, id)) ?? fail('not_found')
  if (hasEnded(chat, context.now) && !isRep(context)) fail('link_ended')
  return chat
}

/** Whether a job has been over for so long that its customer's link no longer works. */
export function hasEnded(job: { status: string; statusAt: Date }, now: number): boolean {
  const isOver = job.status === 'completed' || job.status === 'cancelled'
  return isOver && job.statusAt.getTime() + CHAT_DAYS_AFTER_JOB * DAY < now
}

/** Whether a phone call of which no job came has been over for so long that its record is no longer its caller's. */
export const isLongAgo = (call: { endedAt: Date | null; startedAt: Date }, now: number): boolean =>
  (call.endedAt ?? call.startedAt).getTime() + CHAT_DAYS_AFTER_JOB * DAY < now

/** Which of these chats are there and have not ended for their customers. */
export async function chatsStillOpen(
  tx: Tx,
  ids: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  const jobs = await jobsOfChats(tx, ids)
  return new Set(jobs.filter((job) => !hasEnded(job, now)).map(({ id }) => id))
}

/** Whether one of the bound company's own reps asks. */
export const isRep = ({ actor, companyId }: Context): boolean =>
  actor.kind === 'employee' && actor.companyId === companyId && may(actor.roles, 'messages.send')

/** Who is at the other end: the company's staff is the rep, whoever else holds the key is the customer. */
export function writerIn(context: Context, chat: ChatRow): Writer {
  const { actor, companyId, fail } = context
  if (actor.kind === 'nobody') {
    return { role: 'customer', name: chat.customerName || UNNAMED_CUSTOMER, employeeId: null }
  }
  if (actor.kind !== 'employee' || actor.companyId !== companyId) return fail('not_found')
  if (!may(actor.roles, 'messages.send')) return fail('forbidden')
  return { role: 'rep', name: actor.name.trim() || UNNAMED_REP, employeeId: actor.id }
}
