import {
  type Duty,
  dutyChanged,
  readDuty as readOperation,
  setDuty as setOperation,
} from '@towline/contract'
import { type Context, handle } from '../../platform/handler.ts'
import { driversOnDuty, goOffDuty, goOnDuty, trucksToTake } from './duty.store.ts'

/** Whether the driver who asks is on duty, and what they can drive. */
export const readDuty = handle(readOperation, async (context) => {
  const { actor, fail } = context
  return dutyOf(context, actor.kind === 'employee' ? actor.id : fail('forbidden'))
})

/** The driver who asks goes on duty or off; another truck is taken by going on duty again. */
export const setDuty = handle(setOperation, async (context, { body }) => {
  const { tx, actor, companyId, now, announce, audit, fail } = context
  if (actor.kind !== 'employee') return fail('forbidden')
  const { onDuty, truckId = '' } = body
  if (onDuty) {
    const trucks = await trucksToTake(tx, companyId, actor.id)
    if (truckId && trucks.every(({ id }) => id !== truckId))
      return fail('bad_request', { fields: { truckId: 'Choose one of your trucks' } })
    await goOnDuty(tx, { companyId, driverId: actor.id, truckId, now })
  } else await goOffDuty(tx, companyId, actor.id)
  audit(onDuty ? 'on duty' : 'off duty', actor.id, onDuty ? { truckId } : {})
  announce(dutyChanged, companyId, { id: actor.id })
  return dutyOf(context, actor.id)
})

async function dutyOf({ tx, companyId }: Context, driverId: string): Promise<Duty> {
  const own = (await driversOnDuty(tx, companyId)).find((one) => one.driverId === driverId)
  return {
    onDuty: own !== undefined,
    truckId: own?.truckId ?? '',
    truckName: own?.truckName ?? '',
    since: own?.since ?? 0,
    trucks: await trucksToTake(tx, companyId, driverId),
  }
}
