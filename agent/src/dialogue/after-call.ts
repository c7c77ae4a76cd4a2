import { type AgentQuestion, vehicleLine } from '@towline/contract'
import { draftOf } from '../intake/draft.ts'
import { type Field, fields, isAnswered } from '../intake/fields.ts'
import { isClub, isPolice } from '../intake/for-others.ts'
import { reachableAt } from '../intake/intake.ts'
import { questionsAfter } from '../speech/after-call.text.ts'
import type { FieldName, Intake } from '../types/intake.ts'
import type { Memory } from '../types/memory.ts'
import { isBrokenOff } from './continue-call.ts'
import { hasBegun } from './going-on.ts'
import { type Outcome, summary } from './summary.ts'
import { yardReport } from './yard.ts'

/** What went wrong in a call, as far as the conversation tells. */
export type Trouble = '' | 'dropped' | 'not understood'

/** What is told of a call when it is over. */
export type CallReport = { summary: string; questions: AgentQuestion[]; trouble: Trouble }

/** A call in a few plain sentences, what somebody has to ask the customer yet, and what went wrong. */
export function reportOf(memory: Memory): CallReport {
  const { outcome } = summary(memory)
  const trouble = troubleOf(memory, outcome)
  return {
    summary: [
      whoAndWhat(memory),
      yardReport(memory),
      outcome === 'status' && memory.yard ? '' : whatCameOfIt(memory, outcome, trouble),
    ]
      .filter(Boolean)
      .join(' '),
    questions: openQuestions(memory, trouble),
    trouble,
  }
}

const misunderstood = ['not understood', 'place not found', 'dispatcher calls back']
/** Calls that were as short as they had to be. */
const settled: readonly Outcome[] = ['status', 'cancelled', 'wrong number', 'sales', 'message']

function troubleOf(memory: Memory, outcome: Outcome): Trouble {
  if (memory.why && misunderstood.includes(memory.why)) return 'not understood'
  const isDone = memory.intake.confirmed || settled.includes(outcome) || memory.caller.employee
  return isBrokenOff(memory) && !isDone ? 'dropped' : ''
}

/** `Harriet Cole needs a tow: blue 2015 Honda Civic, flat tire, at 1245 Main St, going to 500 Elm St.` */
function whoAndWhat(memory: Memory): string {
  const { intake, caller } = memory
  if (caller.employee) return `${caller.employee.name}, who works here, called.`
  const { customerName, reason, vehicle, vehicleColor, pickupAddress, dropoffAddress } =
    summary(memory)
  const name = customerName || 'The caller'
  const parts = [
    [vehicleColor.toLowerCase(), vehicle].filter(Boolean).join(' '),
    reasonInWords(intake, reason),
    pickupAddress && `at ${pickupAddress}`,
    dropoffAddress && `going to ${dropoffAddress}`,
  ].filter(Boolean)
  const what = parts.length > 0 ? `: ${parts.join(', ')}.` : '.'
  if (isPolice(intake) || isClub(intake)) return `${forWhom(intake)}${what}`
  if (hasBegun(memory)) return `${name} needs help${what}`
  return customerName ? `${name} called.` : ''
}

const reasonInWords = ({ facts }: Intake, reason: string) => {
  if (reason !== 'Other') return reason.toLowerCase()
  return facts.policeTow ? '' : (facts.reasonSaid ?? '')
}

/** Who sends the job, with the numbers it goes by. */
function forWhom({ facts }: Intake): string {
  const { inputVendorName, officer, incidentNumber, policeTow, poNumber } = facts
  const isOfficer = facts.callerType === 'Police'
  const numbers = [
    officer,
    incidentNumber && `incident ${incidentNumber}`,
    poNumber && `PO ${poNumber}`,
    facts.mcMembershipNumber && `member ${facts.mcMembershipNumber}`,
    facts.customerName && `for ${facts.customerName}`,
  ].filter(Boolean)
  const who = inputVendorName ?? (isOfficer ? 'The police' : 'A motor club')
  const asks = policeTow ? `asks for a tow (${policeTow})` : 'asks for a tow'
  return `${numbers.length > 0 ? `${who} (${numbers.join(', ')})` : who} ${asks}`
}

function whatCameOfIt(memory: Memory, outcome: Outcome, trouble: Trouble): string {
  const { intake, ending } = memory
  if (trouble === 'dropped')
    return hasBegun(memory)
      ? 'The call broke off before everything was asked.'
      : 'The caller hung up before saying what for.'
  if (trouble === 'not understood') return 'The agent did not understand enough of it.'
  if (ending === 'transfer') return `The caller was put through to a person.${wish(intake)}`
  if (outcome === 'job')
    return intake.confirmed
      ? 'It was read back, and the caller said that it is right.'
      : 'The caller left before it was read back.'
  return outcomes[outcome]
}

const wish = ({ wantsPerson }: Intake) => (wantsPerson ? ' The caller had asked for one.' : '')

const outcomes: Record<Exclude<Outcome, 'job'>, string> = {
  cancelled: 'The tow was cancelled.',
  transfer: 'The caller was put through to a person.',
  message: 'A message was left; it stands in the transcript.',
  status: 'The caller asked how the tow stands.',
  'wrong number': 'It was a wrong number.',
  sales: 'It was a sales or robot call.',
  nothing: 'Nothing came of the call.',
}

/** What nobody needs to call back for. */
const unneeded: readonly FieldName[] = ['may text']
/** What a caller who did not know it will not know later either. */
const notKnown: readonly FieldName[] = ['color', 'vehicle rest', 'member number', 'officer']

/** What was not found out and somebody must ask; of a call that is no tow, nothing. */
function openQuestions(memory: Memory, trouble: Trouble): AgentQuestion[] {
  const { intake, job } = memory
  const isTow = job === 'saved' || (trouble !== '' && job === 'none' && hasBegun(memory))
  if (!isTow) return []
  const values = valuesOf(intake)
  const asked = new Set<string>()
  return fields.flatMap((field) => {
    const question = questionsAfter[field.name]
    // One question for each thing to fill in: a place is asked for as a whole.
    if (!question || !isMissing(field, intake) || asked.has(question.field || question.ask))
      return []
    asked.add(question.field || question.ask)
    return [{ ...question, was: values[question.field] ?? '' }]
  })
}

function isMissing({ name, wanted }: Field, intake: Intake): boolean {
  if (unneeded.includes(name) || !wanted(intake) || isAnswered(intake, name)) return false
  if (intake.passed.includes(name) && notKnown.includes(name)) return false
  if (name === 'safety' && intake.confirmed) return false
  return !(name === 'callback' && reachableAt(intake))
}

/** The fields of the job as the agent has left them. */
function valuesOf(intake: Intake): Record<string, string> {
  const { facts, pickup, dropoff, notes } = draftOf(intake)
  const { vehicleYear = '', vehicleMake = '', vehicleModel = '' } = facts
  return {
    pickupAddress: pickup?.address ?? '',
    dropoffAddress: dropoff?.address ?? '',
    vehicle: vehicleLine({ vehicleYear, vehicleMake, vehicleModel }),
    vehicleYear,
    towReason: facts.towReason ?? '',
    notes,
  }
}
