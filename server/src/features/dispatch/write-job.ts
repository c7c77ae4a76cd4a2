import {
  billingTotals,
  blankDispatchFields,
  type CallStatus,
  DispatchCall,
  type DispatchFields,
  dispatchChanged,
  phoneDigits,
  settleStatus,
  vehicleLine,
} from '@towline/contract'
import { newId } from '../../platform/ids.ts'
import type { Context } from '../../platform/verb.ts'
import { nextDispatchNumber } from '../company/index.ts'
import {
  insertJob,
  isOwnDriver,
  isOwnVendor,
  type JobRow,
  jobAsJson,
  lockJob,
  updateJob,
} from './dispatch.store.ts'

/** What is to change of a job; without `id` a new one is made. */
export type JobChanges = {
  id?: string | undefined
  /** The version the changes were made on; without it they are taken at their word. */
  version?: number | undefined
  status?: CallStatus | undefined
  /** Epoch ms; only for a new job. */
  createdAt?: number | undefined
  fields: Partial<DispatchFields>
  /** Set by the phone agent: what it writes, to tell a person's later changes from its own. */
  agentFields?: Partial<DispatchFields>
}

type Written = { id: string; version: number; isNew: boolean }

/** Creates or changes a job in the verb's transaction, and tells the board after commit. */
export async function writeJob(context: Context, changes: JobChanges): Promise<Written> {
  const { tx, companyId, now } = context
  await checkOwn(context, changes.fields)
  const current = changes.id
    ? ((await lockJob(tx, companyId, changes.id)) ?? context.fail('not_found'))
    : null
  if (current && changes.version !== undefined && changes.version < current.version) {
    const json = await jobAsJson(tx, companyId, current.id)
    return context.fail('newer_version', { newer: json && DispatchCall.parse(JSON.parse(json)) })
  }
  const fields = settleFields(context, current, changes.fields)
  const status = settleStatus(fields, current?.status, changes.status)
  const job = {
    id: current?.id ?? newId(),
    companyId,
    status,
    statusAt: current && current.status === status ? current.status_at.getTime() : now,
    vendorId: fields.vendorId || null,
    fields,
    agentFields: changes.agentFields ?? current?.agent_fields ?? null,
  }
  let version = 1
  if (current) version = await updateJob(tx, job)
  else
    await insertJob(tx, {
      ...job,
      dispatchNumber: await nextDispatchNumber(tx, companyId),
      createdAt: changes.createdAt || now,
    })
  context.audit(
    current ? 'job changed' : 'job made',
    job.id,
    current ? changed(current, fields, status) : { status },
  )
  context.announce(dispatchChanged, companyId, { id: job.id, version })
  return { id: job.id, version, isNew: !current }
}

/** The whole set of fields after the changes, with what follows from them. */
function settleFields(
  { actor }: Context,
  current: JobRow | null,
  changes: Partial<DispatchFields>,
): DispatchFields {
  const before = { ...blankDispatchFields(), ...current?.fields }
  const after: DispatchFields = { ...before, ...changes }
  const made = vehicleLine(before)
  if (!changes.vehicle && (after.vehicle === '' || after.vehicle === made))
    after.vehicle = vehicleLine(after)
  after.customerPhone = phoneDigits(after.customerPhone) || after.customerPhone
  after.billing = billingTotals(after.billing.lineItems, after.billing.taxPercent)
  if (actor.kind === 'employee' && !after.dispatcherId) {
    after.dispatcherId = actor.id
    after.dispatcherName = actor.name
  }
  return after
}

/** Ids inside a job must be the company's own. */
async function checkOwn(
  { tx, companyId, fail }: Context,
  fields: Partial<DispatchFields>,
): Promise<void> {
  const wrong: Record<string, string> = {}
  for (const key of ['vendorId', 'billToId'] as const) {
    const id = fields[key]
    if (id && !(await isOwnVendor(tx, companyId, id))) wrong[key] = 'Choose one of your accounts'
  }
  if (fields.driverId && !(await isOwnDriver(tx, companyId, fields.driverId)))
    wrong.driverId = 'Choose one of your drivers'
  if (Object.keys(wrong).length > 0) fail('bad_request', { fields: wrong })
}

/** The fields that differ, old and new, for the job's history. */
function changed(
  current: JobRow,
  fields: DispatchFields,
  status: CallStatus,
): Record<string, unknown> {
  const differing = Object.entries(fields).filter(
    ([key, value]) =>
      JSON.stringify(value) !== JSON.stringify(current.fields[key as keyof DispatchFields]),
  )
  const entries = differing.map(([key, value]) => [
    key,
    { from: current.fields[key as keyof DispatchFields], to: value },
  ])
  if (status !== current.status) entries.push(['status', { from: current.status, to: status }])
  return Object.fromEntries(entries)
}
