import type { Facts, Understood } from '../types/facts.ts'
import type { Intake } from '../types/intake.ts'

const isHold = /\b(?:impound|hold|evidence|arrest|dui|dwi|seiz)/i

/**
 * What an officer said, in the words of their kind of job: their number is an incident's, their name is no
 * customer's, and that they are from the police is no reason for a tow.
 */
export function asOfficerSays(intake: Intake, heard: Understood, words: string): Understood {
  const callerType = heard.facts.callerType ?? intake.facts.callerType
  if (callerType !== 'Police') return withoutPolice(heard)
  const { poNumber, customerName, towReason, reasonSaid, ...rest } = heard.facts
  const isNoReason = towReason === 'Police impound' && !isHold.test(words)
  const facts: Facts = {
    ...rest,
    ...(towReason && !isNoReason && { towReason }),
    ...(reasonSaid && !isNoReason && { reasonSaid }),
    ...(poNumber && !rest.incidentNumber && { incidentNumber: poNumber }),
    ...(nameOf(customerName) && !rest.officer && { officer: nameOf(customerName) }),
  }
  return { ...heard, facts: withReason(intake, facts) }
}

/** What sounds like an officer's matter, from somebody who is none. */
function withoutPolice(heard: Understood): Understood {
  const { officer: _, incidentNumber: _i, policeTow: _t, ...facts } = heard.facts
  return { ...heard, facts }
}

const nameOf = (name = '') => (/\b(?:pd|police|sheriff|dps|patrol)\b/i.test(name) ? '' : name)

/** The kind of tow is reason enough to send a truck. */
function withReason(intake: Intake, facts: Facts): Facts {
  const { policeTow } = facts
  const reason = facts.towReason ?? intake.facts.towReason
  // "It's an impound", told before it was known who calls.
  if (reason === 'Police impound' && !policeTow && !intake.facts.policeTow)
    return { ...facts, policeTow: 'impound' }
  if (!policeTow || facts.towReason || intake.facts.towReason) return facts
  return policeTow === 'impound'
    ? { ...facts, towReason: 'Police impound' }
    : { ...facts, towReason: 'Other', reasonSaid: `police ${policeTow}` }
}

const several =
  /\b(?:two|three|four|both|several|[2-9]) (?:cars|vehicles|trucks)\b|\band (?:a|an|the|another) \w/i

/** A job holds one vehicle; that there are more of them stands in its notes. */
export const isOfSeveral = (intake: Intake, field: string | null, words: string): boolean =>
  intake.facts.callerType === 'Police' && field === 'vehicle' && several.test(words)
