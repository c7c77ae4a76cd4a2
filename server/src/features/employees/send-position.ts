import { sendPosition as operation, positionChanged } from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { keepPositions, truckOnDuty } from './positions.store.ts'

/** Somebody's phone tells where he is. Only drivers are shown on the map, so only they are told of. */
export const sendPosition = handle(
  operation,
  async ({ tx, actor, companyId, now, announce, fail }, { body }) => {
    if (actor.kind !== 'employee') return fail('forbidden')
    const { place, accuracy } = body
    const truck = await truckOnDuty(tx, companyId, actor.id)
    const position = { employeeId: actor.id, name: actor.name, ...truck, place, accuracy, at: now }
    await keepPositions(tx, companyId, [position])
    if (actor.roles.includes('driver')) announce(positionChanged, companyId, position)
    return position
  },
)
