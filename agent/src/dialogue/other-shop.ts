import { saysName } from '../intake/place-names.ts'
import { understand } from '../readers/rules/understand.ts'
import { withPlainQuotes } from '../text/words.ts'
import type { Facts, Place, UnderstandOptions } from '../types/facts.ts'

const notThere =
  /\bnot (?:to |at )?(?:my|the|our) (?:(?<home>house|home|place)|(?:\w+ )?(?<kind>dealer|dealership|shop|garage))\b/i

/** Where somebody begins to say where it goes instead. */
const begins =
  /^.*\b(?:going to|goes to|take it to|bring it to|send it to|actually|it's the shop now|now|instead|it's|to)[, ]+/i

/** "Make it Wiley's on Pio Nono Avenue instead" */
const instead =
  /^.*\b(?:make (?:it|that)|(?:take|bring|carry|haul|tow|send) (?:it|her|him|that)(?: on)?(?: over)? to) (.+?),? instead\b/i

/**
 * "It's going to Big Al's, not my house", asked for anything: the shop it goes to instead of what is known. Undefined where
 * nothing is known of where it goes, or no other place is named.
 */
export function otherShop(
  heard: string,
  { dropoff: old }: Facts,
  options: UnderstandOptions,
): Place | undefined {
  if (!old) return undefined
  const words = withPlainQuotes(heard)
  const name = namedInstead(words, old)
  if (name === undefined) return undefined
  const { vehicleModel, vehicleColor } = understand(name, { ...options, asking: 'vehicle' }).facts
  if (vehicleModel || vehicleColor) return undefined
  const { dropoff } = understand(`take it to ${name}`, { ...options, asking: 'destination' }).facts
  return dropoff?.business && saysName(dropoff.business) ? dropoff : undefined
}

function namedInstead(words: string, old: Place): string | undefined {
  const [, other] = instead.exec(words) ?? []
  if (other) return other
  const denied = notThere.exec(words)
  const { home, kind = '' } = denied?.groups ?? {}
  const isHouse = old.kind === 'home' || (old.number && !old.business)
  const isIt = home ? isHouse : old.business?.toLowerCase().includes(kind.toLowerCase())
  if (!denied || !isIt) return undefined
  const told = words.slice(0, denied.index).replace(/[\s,]+(?:and)?[\s,]*$/, '')
  return begins.test(told) ? told.replace(begins, '') : undefined
}
