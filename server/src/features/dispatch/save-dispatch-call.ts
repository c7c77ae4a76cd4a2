import { saveDispatchCall as endpoint, type SaveDispatchCall } from '@towline/contract'
import { JsonText, verb } from '../../platform/verb.ts'
import { writeJob } from './write-job.ts'

/** Creates a job, or modifies the one whose id is given. What is left out stays as it is. */
export const saveDispatchCall = verb(endpoint, async (context, { body }) => {
  const { id, version, status, createdDate, clientKey, checkDriver, ...fields } = body
  const saved = await writeJob(context, {
    id: id || undefined,
    version,
    createdAt: createdDate,
    clientKey,
    checkDriver,
    change: { fields: withoutUndefined(fields), status },
  })
  return new JsonText(saved.json)
})

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Left-out fields stay as they are, so they must not overwrite with undefined. */
function withoutUndefined<T extends Partial<SaveDispatchCall>>(fields: T): Given<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Given<T>
}
