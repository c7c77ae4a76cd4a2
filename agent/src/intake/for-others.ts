import type { Facts } from '../types/facts.ts'
import type { Intake } from '../types/intake.ts'

const forSomebodyElse: readonly Facts['callerType'][] = [
  'Motor club',
  'Repair shop',
  'Dealership',
  'Body shop',
  'Fleet/account',
  'Insurance',
  'Rental',
  'Property manager',
  'Police',
]

/** True when the one on the line is not the one who is stranded. */
export function isForSomebodyElse(intake: Intake): boolean {
  return intake.onBehalf !== null || forSomebodyElse.includes(intake.facts.callerType)
}

/** A motor club's dispatcher is on the line: the one to call back is its member. */
export const isClub = ({ facts }: Intake): boolean => facts.callerType === 'Motor club'

/** The police are on the line: they know what danger there is, and what to do. */
export const isPolice = ({ facts }: Intake): boolean => facts.callerType === 'Police'
