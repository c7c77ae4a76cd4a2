import { saysName } from '../intake/place-names.ts'
import { understand } from '../readers/rules/understand.ts'
import { withPlainQuotes } from '../text/words.ts'
import type { Facts, Place, UnderstandOptions } from '../types/facts.ts'

const notHome = /\bnot (?:to )?(?:my|the|our) (?:house|home|place)\b/i

/** Where somebody begins to say where it goes instead. */
const begins =
  /^.*\b(?:going to|goes to|take it to|bring it to|send it to|actually|it's the shop now|now|instead|it's|to)[, ]+/i

/**
 * "It's going to Big Al's, not my house", asked for anything: the shop it goes to instead of the house that is known.
 * Undefined where it goes to no house, or none is named.
 */
export function otherShop(
  heard: string,
  { dropoff: old }: Facts,
  options: UnderstandOptions,
): Place | undefined {
  const isHouse = old?.kind === 'home' || (old?.number && !old.business)
  const words = withPlainQuotes(heard)
  const at = isHouse ? words.search(notHome) : -1
  const told = words.slice(0, Math.max(0, at)).replace(/[\s,]+(?:and)?[\s,]*$/, '')
  if (!begins.test(told)) return undefined
  const name = told.replace(begins, '')
  const { vehicleModel, vehicleColor } = understand(name, { ...options, asking: 'vehicle' }).facts
  if (vehicleModel || vehicleColor) return undefined
  const { dropoff } = understand(`take it to ${name}`, { ...options, asking: 'destination' }).facts
  return dropoff?.business && saysName(dropoff.business) ? dropoff : undefined
}
