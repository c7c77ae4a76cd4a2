import { isDeepStrictEqual } from 'node:util'
import {
  billingTotals,
  CallStatus,
  type DispatchFields,
  drivenSteps,
  hasDriver,
  undoStep as operation,
  settleStatus,
  stepTimes,
} from '@towline/contract'
import type { FieldChange } from '../../platform/differences.ts'
import { type Context, handle, JsonText } from '../../platform/handler.ts'
import { type JobRow, lockDriver, lockJob } from './dispatch.store.ts'
import { changesOfVersion } from './history.store.ts'
import { allFields } from './settle-fields.ts'
import { storeJob } from './store-job.ts'

/**
 * Takes back the change by which somebody made a version himself; another's is not his to undo, also where
 * his own press came too late and found the step taken. What others have changed since stays as they left
 * it. A driver who has been removed meanwhile does not get the job back: it is left without one, and the
 * answer says so.
 */
export const undoStep = handle(operation, async (context, { params, body }) => {
  const { tx, companyId, actor, fail } = context
  if (actor.kind !== 'employee') return fail('forbidden')
  const job = (await lockJob(tx, companyId, params.id)) ?? fail('not_found')
  const made = { id: job.id, version: body.version, author: actor.id }
  const changes = (await changesOfVersion(tx, companyId, made)) ?? fail('not_found')
  const after = takenBack(job, changes)
  const driverGone = await letGoOfFormerDriver(context, job, after.fields)
  const stays = after.status === job.status && isDeepStrictEqual(after.fields, allFields(job))
  if (stays && !driverGone) return fail('not_found')
  const history = {
    action: 'job undone',
    data: { undoes: body.version, ...(driverGone && { driverGone }) },
  }
  const undone = await storeJob(context, job, { ...after, agentFields: job.agent_fields }, history)
  return new JsonText(driverGone ? withDriverGone(undone.json, driverGone) : undone.json)
})

/** Takes the driver out whom the job would get back though he is none any more; his name, if there was one. */
async function letGoOfFormerDriver(
  { tx, companyId }: Context,
  job: JobRow,
  fields: DispatchFields,
): Promise<string | null> {
  const { driverId, driverName } = fields
  if (!driverId || driverId === allFields(job).driverId) return null
  if ((await lockDriver(tx, companyId, driverId)) !== null) return null
  fields.driverId = ''
  fields.driverName = ''
  return driverName || 'The driver'
}

const withDriverGone = (json: string, driverGone: string) =>
  JSON.stringify({ ...Object(JSON.parse(json)), driverGone })

/** The job without the change: of its fields, those that are still as it left them. */
function takenBack(job: JobRow, { status, ...changes }: Record<string, FieldChange>) {
  const found: Record<string, unknown> = allFields(job)
  const old = Object.entries(changes)
    .filter(([field, { to }]) => field in found && isDeepStrictEqual(found[field], to))
    .map(([field, { from }]) => [field, from])
  const fields = asFields({ ...found, ...Object.fromEntries(old) })
  // Others may have taken the job further with the driver this change had given it: he stays with it.
  if (isUnderWay(fields) && !hasDriver(fields)) Object.assign(fields, driverOf(job))
  fields.billing = billingTotals(fields.billing.lineItems, fields.billing.taxPercent)
  const asked = status?.to === job.status ? CallStatus.parse(status.from) : job.status
  return { fields, status: settleStatus(fields, asked, asked) }
}

/** Whether somebody is sent, and neither has the job nor its call come to an end. */
const isUnderWay = (fields: DispatchFields) =>
  fields.completedDateTime === 0 && drivenSteps.some((step) => fields[stepTimes[step]] > 0)

const driverOf = (job: JobRow) => {
  const { driverId, driverName, truckId, truckName } = allFields(job)
  return { driverId, driverName, truckId, truckName }
}

/** The history holds what the fields held. */
const asFields = (fields: unknown) => fields as DispatchFields
