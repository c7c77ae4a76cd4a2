import { oneOf } from '../text/one-of.ts'
import type { Facts, Understood } from '../types/facts.ts'
import phrases from './phrases/representative.json' with { type: 'json' }

type Spoken = Pick<Understood, 'facts' | 'denied'>

/** Who calls for them is somebody in an office: not the customer, and not with the vehicle. */
const offices: readonly Facts['callerType'][] = ['Motor club', 'Insurance']

const namesCustomer = oneOf(phrases.namesCustomer, {
  before:
    "\\b(?:member|customer|insured|driver|owner|client|policy ?holder)(?:'s|s)?(?: name)?\\b[^.,]{0,12}\\b(?:is|named|called)\\b(?! ",
  after: '\\b)|\\bname (?:on|of)\\b',
  flags: 'i',
})

/**
 * "This is Brenda with the motor club" tells who is on the line; the customer is asked for. What she
 * is called is given back beside the rest, for the dispatcher.
 */
export function withoutRepresentative(
  spoken: Spoken,
  words: string,
): Spoken & { representative?: string } {
  const { customerName, ...facts } = spoken.facts
  const isOffice = offices.includes(facts.callerType)
  if (!customerName || !isOffice || namesCustomer.test(words)) return spoken
  return { ...spoken, facts, representative: customerName }
}
