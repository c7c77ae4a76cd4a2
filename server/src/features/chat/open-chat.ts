import {
  CHAT_DAYS_AFTER_JOB,
  type ChatRole,
  formatPhone,
  LINK_HOURS_AFTER_JOB,
  may,
  type Role,
  UNNAMED_CUSTOMER,
  UNNAMED_REP,
} from '@towline/contract'
import type { Tx } from '../../platform/db/index.ts'
import type { Context } from '../../platform/handler.ts'
import { ownCompany } from '../company/index.ts'
import { type ChatRow, chatRow, jobsOfChats } from './chat.store.ts'

const HOUR = 3600 * 1000
const DAY = 24 * HOUR

/** Who somebody is in a chat: decided here, whatever he says of himself. */
export type Writer = { role: ChatRole; name: string; employeeId: string | null }

/** The chat a key opens. For a customer it ends a day after his job; the company's reps may look further back. */
export async function openChat(context: Context, id: string): Promise<ChatRow> {
  const { tx, companyId, fail } = context
  const chat = (await chatRow(tx, companyId, id)) ?? fail('not_found')
  if (linkHasEnded(chat, context.now) && !isRep(context)) return tellOfEnd(context)
  return chat
}

type Standing = { status: string; statusAt: Date }

/** Whether a job has been over for so long that its customer's link no longer works. */
export const linkHasEnded = (job: Standing, now: number): boolean =>
  isOverSince(job, now - LINK_HOURS_AFTER_JOB * HOUR)

/** Whether a job has been over for so long that what its customer texts is none of its chat any more. */
export const hasEnded = (job: Standing, now: number): boolean =>
  isOverSince(job, now - CHAT_DAYS_AFTER_JOB * DAY)

const isOverSince = ({ status, statusAt }: Standing, since: number) =>
  (status === 'completed' || status === 'cancelled') && statusAt.getTime() < since

/** Says that the link has ended, and whom to call instead. */
async function tellOfEnd({ tx, companyId, fail }: Context): Promise<never> {
  const { name, phone_number } = await ownCompany(tx, companyId)
  return fail('link_ended', {
    message: `This page worked for ${LINK_HOURS_AFTER_JOB} hours after the job. If you need anything else, call ${name} at ${formatPhone(phone_number)}.`,
  })
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
  return new Set(jobs.filter((job) => !linkHasEnded(job, now)).map(({ id }) => id))
}

/** Whether an employee may write as one of the company's reps. */
export const mayWrite = ({ roles }: { roles: readonly Role[] }): boolean =>
  may(roles, 'messages.send')

/** Whether one of the bound company's own reps asks. */
export const isRep = ({ actor, companyId }: Context): boolean =>
  actor.kind === 'employee' && actor.companyId === companyId && mayWrite(actor)

/** Who is at the other end: the company's staff is the rep, whoever else holds the key is the customer. */
export function writerIn(context: Context, chat: ChatRow): Writer {
  const { actor, companyId, fail } = context
  if (actor.kind === 'nobody') return asCustomer(chat)
  if (actor.kind !== 'employee' || actor.companyId !== companyId) return fail('not_found')
  return mayWrite(actor) ? asRep(actor) : fail('forbidden')
}

/** The customer whose chat it is. */
export const asCustomer = ({ customerName }: ChatRow): Writer => ({
  role: 'customer',
  name: customerName || UNNAMED_CUSTOMER,
  employeeId: null,
})

/** One of the company's reps. */
export const asRep = ({ id, name }: { id: string; name: string }): Writer => ({
  role: 'rep',
  name: name.trim() || UNNAMED_REP,
  employeeId: id,
})
