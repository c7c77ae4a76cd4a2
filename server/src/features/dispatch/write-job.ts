import { isDeepStrictEqual } from 'node:util'
import {
  type Billing,
  billingTotals,
  blankDispatchFields,
  type CallStatus,
  cutTexts,
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
  driverName,
  insertJob,
  type JobRow,
  jobAsJson,
  lockJob,
  updateJob,
  vendorName,
} from './dispatch.store.ts'

/** Fields to change; of the billing, its totals are always reckoned anew. */
type FieldChanges = Partial<Omit<DispatchFields, 'billing'>> & {
  billing?: { [K in 'lineItems' | 'taxPercent']?: Billing[K] | undefined }
}

/** What is to change of a job; without `id` a new one is made. */
export type JobChanges = {
  id?: string | undefined
  /** The version the changes were made on; without it they are taken at their word. */
  version?: number | undefined
  status?: CallStatus | undefined
  /** Epoch ms; only for a new job. */
  createdAt?: number | undefined
  fields: FieldChanges
  /** Set by the phone agent: what it writes, to tell a person's later changes from its own. */
  agentFields?: Partial<DispatchFields>
}

type Written = { id: string; version: number; isNew: boolean }

/** Creates or changes a job in the verb's transaction, and tells the board after commit. */
export async function writeJob(context: Context, changes: JobChanges): Promise<Written> {
  const { tx, companyId, now, actor } = context
  const given = actor.kind === 'employee' ? changes.fields : cutTexts(changes.fields)
  const current = changes.id
    ? ((await lockJob(tx, companyId, changes.id)) ?? context.fail('not_found'))
    : null
  if (current && changes.version !== undefined && changes.version !== current.version) {
    const json = await jobAsJson(tx, companyId, current.id)
    return context.fail('newer_version', { newer: json && DispatchCall.parse(JSON.parse(json)) })
  }
  const own = await ownNames(context, current, given)
  const fields = settleFields(context, current, { ...given, ...own })
  const status = settleStatus(fields, current?.status, changes.status)
  const job = {
    id: current?.id ?? newId(),
    companyId,
    status,
    statusAt: current && current.status === status ? current.status_at.getTime() : now,
    vendorId: fields.vendorId || null,
    fields,
    agentFields: changes.agentFields
      ? cutTexts(changes.agentFields)
      : (current?.agent_fields ?? null),
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
  { billing, ...changes }: FieldChanges,
): DispatchFields {
  const before = { ...blankDispatchFields(), ...current?.fields }
  const after: DispatchFields = { ...before, ...changes }
  // A client that sends everything back sends the line that was made before, too.
  if (after.vehicle === '' || after.vehicle === vehicleLine(before))
    after.vehicle = vehicleLine(after)
  after.customerPhone = phoneDigits(after.customerPhone) || after.customerPhone
  after.billing = billingTotals(
    billing?.lineItems ?? before.billing.lineItems,
    billing?.taxPercent ?? before.billing.taxPercent,
  )
  if (actor.kind === 'employee' && !after.dispatcherId) {
    after.dispatcherId = actor.id
    after.dispatcherName = actor.name
  }
  return after
}

/**
 * The names behind the ids that change, which must be the company's own. Ids that stay are not looked at
 * again: a driver who has left does not keep his old jobs from being changed.
 */
async function ownNames(
  { tx, companyId, fail }: Context,
  current: JobRow | null,
  changes: FieldChanges,
): Promise<Partial<DispatchFields>> {
  const names: Partial<DispatchFields> = {}
  const wrong: Record<string, string> = {}
  const isNew = (key: 'vendorId' | 'billToId' | 'driverId') =>
    changes[key] !== undefined && changes[key] !== (current?.fields[key] ?? '')
  for (const key of ['vendorId', 'billToId'] as const) {
    if (!isNew(key)) continue
    const name = changes[key] ? await vendorName(tx, companyId, changes[key]) : ''
    if (name === null) wrong[key] = 'Choose one of your accounts'
    else if (key === 'billToId') names.billToName = name
  }
  if (isNew('driverId')) {
    const name = changes.driverId ? await driverName(tx, companyId, changes.driverId) : ''
    if (name === null) wrong.driverId = 'Choose one of your drivers'
    else names.driverName = name
  }
  if (Object.keys(wrong).length > 0) fail('bad_request', { fields: wrong })
  return names
}

/** The fields that differ, old and new, for the job's history. */
function changed(
  current: JobRow,
  fields: DispatchFields,
  status: CallStatus,
): Record<string, unknown> {
  const differing = Object.entries(fields).filter(
    // jsonb gives the keys back in an order of its own.
    ([key, value]) => !isDeepStrictEqual(value, current.fields[key as keyof DispatchFields]),
  )
  const entries = differing.map(([key, value]) => [
    key,
    { from: current.fields[key as keyof DispatchFields], to: value },
  ])
  if (status !== current.status) entries.push(['status', { from: current.status, to: status }])
  return Object.fromEntries(entries)
}
