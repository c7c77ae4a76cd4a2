import {
  type CallStatus,
  DispatchCall,
  saveDispatchCall as operation,
  type SaveDispatchCall,
  whyOverruled,
} from '@towline/contract'
import { handle, JsonText } from '../../platform/handler.ts'
import { writeJob } from './write-job.ts'

/** Creates a job, or modifies the one whose id is given. What is left out stays as it is. */
export const saveDispatchCall = handle(operation, async (context, { body }) => {
  const { id, version, status, createdDate, clientKey, checkDriver, ...fields } = body
  const saved = await writeJob(context, {
    id: id || undefined,
    version,
    createdAt: createdDate,
    clientKey,
    checkDriver,
    change: { fields: withoutUndefined(fields), status },
  })
  return new JsonText(status ? withOverruled(saved.json, status) : saved.json)
})

/** The job with the reason why it does not have the status that was sent, where it has another. */
function withOverruled(json: string, asked: CallStatus): string {
  const saved: unknown = JSON.parse(json)
  const statusOverruled = whyOverruled(Saved.parse(saved), asked)
  return statusOverruled ? JSON.stringify({ ...Object(saved), statusOverruled }) : json
}

const Saved = DispatchCall.pick({
  dispatchedDateTime: true,
  enrouteDateTime: true,
  onSceneDateTime: true,
  towingDateTime: true,
  destinationArrivalDateTime: true,
  completedDateTime: true,
})

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Left-out fields stay as they are, so they must not overwrite with undefined. */
function withoutUndefined<T extends Partial<SaveDispatchCall>>(fields: T): Given<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Given<T>
}
