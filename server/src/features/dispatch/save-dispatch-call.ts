import {
  billingTotals,
  saveDispatchCall as endpoint,
  type SaveDispatchCall,
} from '@towline/contract'
import { JsonText, verb } from '../../platform/verb.ts'
import { jobAsJson } from './dispatch.store.ts'
import { writeJob } from './write-job.ts'

/** Creates a job, or modifies the one whose id is given. Totals and names of the server's are computed here. */
export const saveDispatchCall = verb(endpoint, async (context, { body }) => {
  const { id, version, status, createdDate, billing, ...rest } = body
  const fields = withoutUndefined(rest)
  const saved = await writeJob(context, {
    id: id || undefined,
    version,
    status,
    createdAt: createdDate,
    fields: billing
      ? { ...fields, billing: billingTotals(billing.lineItems ?? [], billing.taxPercent ?? 0) }
      : fields,
  })
  return new JsonText(
    (await jobAsJson(context.tx, context.companyId, saved.id)) ?? context.fail('not_found'),
  )
})

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Left-out fields stay as they are, so they must not overwrite with undefined. */
function withoutUndefined<T extends Partial<SaveDispatchCall>>(fields: T): Given<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Given<T>
}
