import {
  type CallStatus,
  cutTexts,
  DispatchCall,
  type DispatchFields,
  settleStatus,
} from '@towline/contract'
import type { Context } from '../../platform/handler.ts'
import { newId } from '../../platform/ids.ts'
import { nextDispatchNumber } from '../company/index.ts'
import {
  idByClientKey,
  insertJob,
  type JobRow,
  jobAsJson,
  jobsOnTheWire,
  lockJob,
  lockJobs,
  type WireJob,
} from './dispatch.store.ts'
import { withNamesOfOwnRecords } from './names-of-own-records.ts'
import { type FieldChanges, settleFields } from './settle-fields.ts'
import { storeJob, tell, tellDrivers, tellOfDuplicates, writeHistory } from './store-job.ts'

/** Fields and status that are to change. */
export type Change = { fields: FieldChanges; status?: CallStatus | undefined }

/** What is to become of a job; without `id` a new one is made. */
export type JobChanges = {
  id?: string | undefined
  /** The version the changes were made on; without it they are taken at their word. */
  version?: number | undefined
  /** Epoch ms; only for a new job. */
  createdAt?: number | undefined
  /** Only for a new job: with a key that has made one already, that one is the answer. */
  clientKey?: string | undefined
  /** Refuse a driver who is on another job, or being sent to one by somebody else. */
  checkDriver?: boolean | undefined
  /** Decided on the job as it is found, and locked (null for a new one); null leaves it as it is. */
  change: Change | ((current: JobRow | null) => Change | null)
  /** What it is called in the job's history; `job made` or `job changed` when not said. */
  action?: string
  /** Set by the phone agent: what it writes, to tell a person's later changes from its own. */
  agentFields?(current: JobRow | null): Partial<DispatchFields>
  /** Stored together with the job, before it is shown to anybody. */
  alongside?(id: string): Promise<void>
}

type Written = { id: string; version: number; isNew: boolean; json: string }

/** Creates or changes a job in the handler's transaction, and tells the board after commit. */
export async function writeJob(context: Context, changes: JobChanges): Promise<Written> {
  const { tx, companyId } = context
  if (!changes.id) return makeJob(context, changes)
  const current = (await lockJob(tx, companyId, changes.id)) ?? context.fail('not_found')
  if (changes.version !== undefined && changes.version !== current.version) {
    const json = await jobAsJson(tx, companyId, current.id)
    return context.fail('newer_version', { newer: json && DispatchCall.parse(JSON.parse(json)) })
  }
  const settled = await settle(context, current, changes)
  await changes.alongside?.(current.id)
  if (!settled) return { ...(await asItIs(context, current.id)), isNew: false }
  const stored = await storeJob(context, current, settled, {
    action: changes.action ?? 'job changed',
  })
  return { ...stored, isNew: false }
}

async function makeJob(context: Context, changes: JobChanges): Promise<Written> {
  const { tx, companyId, now } = context
  const clientKey = changes.clientKey ?? null
  await lockJobs(tx, companyId)
  const known = clientKey && (await idByClientKey(tx, companyId, clientKey))
  const settled = known ? null : await settle(context, null, changes)
  if (!settled) return { ...(await madeBefore(context, clientKey)), isNew: false }
  const id = newId()
  const made = await insertJob(tx, {
    ...settled,
    id,
    companyId,
    clientKey,
    statusAt: now,
    createdAt: changes.createdAt || now,
    dispatchNumber: await nextDispatchNumber(tx, companyId),
  })
  if (!made) return { ...(await madeBefore(context, clientKey)), isNew: false }
  await changes.alongside?.(id)
  const stored = changes.alongside ? await asItIs(context, id) : made
  writeHistory(context, stored, changes.action ?? 'job made', { status: settled.status })
  tell(context, stored, null)
  tellDrivers(context, id, [settled.fields.driverId])
  await tellOfDuplicates(context, stored, [])
  return { ...stored, isNew: true }
}

/** The job as it is to be; null when it stays. */
async function settle(context: Context, current: JobRow | null, changes: JobChanges) {
  const change = typeof changes.change === 'function' ? changes.change(current) : changes.change
  if (!change) return null
  const given = context.actor.kind === 'employee' ? change.fields : cutTexts(change.fields)
  const named = await withNamesOfOwnRecords(context, current, given, changes.checkDriver ?? false)
  const fields = settleFields(context, current, named)
  const status = settleStatus(fields, current?.status, change.status)
  // Called back to life, it is no longer cancelled for a reason.
  if (current?.status === 'cancelled' && status !== 'cancelled') fields.cancelReason = ''
  const agentFields = changes.agentFields
    ? cutTexts(changes.agentFields(current))
    : (current?.agent_fields ?? null)
  return { fields, status, agentFields }
}

async function madeBefore(context: Context, clientKey: string | null): Promise<WireJob> {
  const known = clientKey && (await idByClientKey(context.tx, context.companyId, clientKey))
  return known ? asItIs(context, known) : context.fail('not_found')
}

async function asItIs({ tx, companyId, fail }: Context, id: string): Promise<WireJob> {
  const [job] = await jobsOnTheWire(tx, companyId, [id])
  return job ?? fail('not_found')
}
