import type { StoredVehicle } from '@towline/agent'
import { z } from 'zod'
import { whoIn } from '../../platform/actor.ts'
import { handle, inside } from '../../platform/handler.ts'
import { addTouch, storedVehicles } from './impounds.store.ts'

/** Who holds a vehicle for the police, as people write it. */
const police =
  /\b(?:police|pd|sheriff|so|deput(?:y|ies)|constable|trooper|dps|highway patrol|marshal|fbi|dea)\b/i

/**
 * What the phone agent may tell a stranger who knows a plate or VIN. Never whose a vehicle is; of a repossessed one,
 * or one that somebody else holds, nothing: a person decides that. That somebody asked stays on its file.
 */
export const findStoredVehicle = handle(
  inside({
    name: 'findStoredVehicle',
    because: 'the phone agent tells a caller whether their vehicle is in the yard',
    body: z.object({ code: z.string().min(2), number: z.string() }),
    reply: z.custom<StoredVehicle>(),
  }),
  async (context, { body }): Promise<StoredVehicle> => {
    const { tx, companyId, now } = context
    const found = await storedVehicles(tx, companyId, body.code)
    const [one] = found
    if (!one) return { is: 'not here' }
    for (const { id } of found)
      await addTouch(tx, companyId, id, {
        at: now,
        who: whoIn(context),
        what: 'asked by phone',
        data: { from: body.number || 'number withheld' },
      })
    const holds = one.holds.filter(({ liftedBy }) => liftedBy === '')
    if (found.length > 1 || one.order === 'Repossession') return { is: 'for a person' }
    if (holds.some(({ by }) => police.test(by))) return { is: 'held by the police' }
    if (holds.length > 0) return { is: 'for a person' }
    return { is: 'here', address: one.address, perDayCents: one.perDayCents }
  },
)
