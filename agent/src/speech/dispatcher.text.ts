import type { FieldName } from '../types/intake.ts'

/** What the agent answers a dispatcher who whispers; the caller does not hear it. */
export const dispatcherReplies = {
  willAsk: 'I will ask that next.',
  willSay: 'I will say that next.',
  said: 'I told the caller.',
  passedOn: 'I will go by that from my next words on.',
  hurrying: 'I only ask what a truck needs from here on.',
  ending: 'I am saying goodbye.',
  tooLate: 'The call is ending; I can’t do that anymore.',
  onItsWay: 'The caller is being put through already.',
  notInTheirLanguage:
    'I can’t say that in the caller’s language. I can ask for a field of the form again, hurry up, end the call or put the caller through.',
  unclear:
    'I can’t follow that. I can ask for something (“ask for the gate code”), say something (“tell her a truck is coming”), hurry up, end the call, or put the caller through.',
} as const

/** What a person who gets the caller hears is missing; some questions are of no matter to them. */
export const missingNames: Partial<Record<FieldName, string>> = {
  where: 'the place',
  direction: 'the direction',
  exit: 'the exit',
  city: 'the city',
  reason: 'what happened',
  'where to': 'where to',
  vehicle: 'the vehicle',
  name: 'the name',
  callback: 'whether the number is good',
}
