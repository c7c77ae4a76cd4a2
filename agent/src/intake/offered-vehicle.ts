import type { Facts, Understood } from '../types/facts.ts'
import type { FieldName, Intake, LastVehicle } from '../types/intake.ts'
import { isForSomebodyElse } from './for-others.ts'

/** The vehicle a known customer is asked about before any other; none for whoever calls for somebody else. */
export const vehicleOffered = (intake: Intake): LastVehicle | undefined =>
  isForSomebodyElse(intake) ? undefined : intake.lastVehicle

const sameOne = /\b(?:same|that one|that'?s (?:it|the one|her|him)|it is|still)\b/i
const otherOne =
  /\b(?:(?:an?)?other|different|new|not|wife'?s|husband'?s|son'?s|daughter'?s|mom'?s|dad'?s|friend'?s)\b/i

/** What a customer answered when they were asked whether it is their last vehicle again. */
export function answerOffer(
  intake: Intake,
  heard: Understood,
  { field, words }: { field: FieldName | null; words: string },
): Intake {
  const offer = vehicleOffered(intake)
  if (!offer) return intake
  const { vehicleMake, vehicleModel, vehicleYear } = heard.facts
  const named = [vehicleMake, vehicleModel, vehicleYear].filter(Boolean)
  const isIt = fits(offer, heard.facts)
  const { lastVehicle: _, ...rest } = intake
  // They name another one unasked, or as their answer.
  if (named.length > 0 && !isIt) return rest
  if (field !== 'vehicle')
    return named.length > 0 ? { ...rest, facts: filled(rest, offer) } : intake
  const isNo = heard.answer === 'no' || (heard.answer === undefined && otherOne.test(words))
  const isYes = heard.answer === 'yes' || (heard.answer === undefined && sameOne.test(words))
  if (named.length > 0 || (isYes && !isNo)) return { ...rest, facts: filled(rest, offer) }
  // Another question begins: which one then.
  return isNo ? { ...rest, asked: { ...rest.asked, vehicle: 0 } } : intake
}

/** What they say themselves stands; the rest is as it was the last time. */
const filled = ({ facts }: Intake, offer: LastVehicle): Facts => ({ ...offer, ...facts })

const fits = (offer: LastVehicle, told: Facts): boolean =>
  (['vehicleMake', 'vehicleModel', 'vehicleYear'] as const).every(
    (key) => told[key] === undefined || told[key]?.toLowerCase() === offer[key]?.toLowerCase(),
  )
