import { type CorrectedField, type LiveFact, LiveField, type Sureness } from '@towline/contract'
import { capitalized, placeLine } from '../intake/draft.ts'
import { fields, isAnswered } from '../intake/fields.ts'
import { isEmergency } from '../intake/gates.ts'
import { answerFor, reachableAt, whereabouts } from '../intake/intake.ts'
import type { End, FieldName, Intake } from '../types/intake.ts'
import type { Memory, Part } from '../types/memory.ts'
import { openField } from './dialogue.ts'

/** The call as a dispatcher watches it: the form with how sure each field is, what is asked, what is dangerous. */
export type LiveForm = {
  facts: LiveFact[]
  /** The open question; empty when nothing is asked. */
  asking: string
  dangers: string[]
  isEmergency: boolean
}

/** What a dispatcher sees of the agent's memory at this moment. */
export function liveForm(memory: Memory): LiveForm {
  const { intake, phase, question } = memory
  return {
    facts: LiveField.options
      .filter((field) => field !== 'poNumber' || isForClub(intake))
      .map((field) => factOf(memory, field)),
    asking: phase === 'talking' && !isWithdrawn(memory) ? (question ?? '') : '',
    dangers: intake.dangers,
    isEmergency: isEmergency(intake),
  }
}

/** A person has answered the open question meanwhile. */
function isWithdrawn(memory: Memory): boolean {
  const field = openField(memory)
  const facts = fields.find(({ name }) => name === field)?.facts ?? []
  const isPut = facts.some((fact) => Object.hasOwn(memory.intake.settled ?? {}, fact))
  return field !== null && isPut && isAnswered(memory.intake, field)
}

const isForClub = ({ facts }: Intake) =>
  facts.callerType === 'Motor club' || facts.poNumber !== undefined

function factOf(memory: Memory, field: LiveField): LiveFact {
  const correction = field === 'mayText' ? undefined : memory.corrected?.[field]
  const value = knownOf(memory.intake, field)
  return {
    field,
    value,
    sureness: correction
      ? 'corrected'
      : value
        ? surenessOf(memory, field)
        : wasAsked(memory.intake, field),
    correctedBy: correction?.by ?? '',
    callerSaid: (field !== 'mayText' && memory.intake.contested?.[field]) || '',
  }
}

function knownOf(intake: Intake, field: LiveField): string {
  const { facts, nameOnRecord, mayText } = intake
  switch (field) {
    case 'pickup':
    case 'dropoff':
      return placeOf(intake, field)
    case 'customerName':
      return facts.customerName ?? nameOnRecord
    case 'customerPhone':
      return reachableAt(intake)
    case 'towReason':
      return facts.towReason ?? facts.reasonSaid ?? ''
    case 'vehicleColor':
      return capitalized(facts.vehicleColor ?? '')
    case 'mayText':
      return mayText === null ? '' : mayText ? 'Yes' : 'No'
    default:
      return facts[field] ?? ''
  }
}

function placeOf(intake: Intake, end: End): string {
  const place = end === 'pickup' ? whereabouts(intake) : intake.facts[end]
  return place ? (answerFor(intake, end)?.address ?? placeLine(place)) : ''
}

/** The part of a read-back a field is heard in. */
const partOf: Partial<Record<LiveField, Part>> = {
  pickup: 'pickup',
  dropoff: 'dropoff',
  towReason: 'vehicle',
  vehicleYear: 'vehicle',
  vehicleMake: 'vehicle',
  vehicleModel: 'vehicle',
  vehicleColor: 'vehicle',
  customerName: 'contact',
  customerPhone: 'contact',
  poNumber: 'club',
}

function surenessOf({ intake, told }: Memory, field: LiveField): Sureness {
  const part = partOf[field]
  if (intake.confirmed && part && told[part] !== undefined) return 'confirmed'
  if (field === 'pickup' || field === 'dropoff')
    return answerFor(intake, field)?.valid ? 'on the map' : 'heard'
  if (field === 'customerName' && !intake.facts.customerName) return 'from record'
  if (field === 'customerPhone' && !intake.facts.customerPhone) return 'from record'
  return 'heard'
}

/** The question that a field answers, where it is not the one that names it as its fact. */
const questionOf: Partial<Record<LiveField, FieldName>> = {
  mayText: 'may text',
  pickup: 'where',
  dropoff: 'where to',
}

function wasAsked(intake: Intake, field: LiveField): Sureness {
  const isAbout = ({ name, facts }: (typeof fields)[number]) =>
    questionOf[field] ? name === questionOf[field] : facts?.includes(field as CorrectedField)
  const isAsked = ({ name }: (typeof fields)[number]) =>
    (intake.asked[name] ?? 0) > 0 || intake.passed.includes(name)
  return fields.filter(isAbout).some(isAsked) ? 'asked' : 'open'
}
