import { oneOf } from '../text/one-of.ts'
import type { OpenJob } from '../types/agent-tools.ts'
import type { Facts, Place } from '../types/facts.ts'
import phrases from './phrases/same-breakdown.json' with { type: 'json' }

/** How what a caller tells stands to a job that is open already. */
export type Kinship = 'same' | 'other' | 'unclear'

/**
 * Whether a caller is speaking of the breakdown an open job is for. Only a clearly different
 * vehicle or place makes it another one; what fits both is unclear.
 */
export function kinship(job: OpenJob, facts: Facts): Kinship {
  const vehicle = vehicleKinship(job, facts)
  if (vehicle !== 'unclear') return vehicle
  return facts.pickup ? placeKinship(job, facts.pickup) : 'unclear'
}

function vehicleKinship({ vehicle }: OpenJob, facts: Facts): Kinship {
  const told = [facts.vehicleMake, facts.vehicleModel].filter((part) => part !== undefined)
  if (!vehicle.trim() || told.length === 0) return 'unclear'
  const known = bare(vehicle)
  const year = /^(?:19|20)\d\d/.exec(known)?.[0]
  const isOtherYear = year !== undefined && (facts.vehicleYear ?? year) !== year
  const fits = told.every((part) => known.includes(bare(part)))
  return fits && !isOtherYear ? 'same' : 'other'
}

/** A place shares a house number and a street, or a road or a business, with the place it repeats. */
function placeKinship({ pickupAddress }: OpenJob, place: Place): Kinship {
  const known = new Set(wordsOf(pickupAddress))
  const knownNumber = /^\d+\b/.exec(pickupAddress)?.[0]
  if (place.number && knownNumber && place.number !== knownNumber) return 'other'
  const { street, crossStreet, highway, business, near } = place
  const told = [street, crossStreet, highway, business, near].filter((part) => part !== undefined)
  const words = told.flatMap(wordsOf)
  if (words.length === 0 || known.size === 0) return 'unclear'
  return words.some((word) => known.has(word)) ? 'same' : 'other'
}

/** Words that half of all addresses have. */
const common = oneOf(phrases.common, { before: '^', after: '$' })

const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '')

const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[a-z]+|\d+/g) ?? []).filter((word) => !common.test(word))
