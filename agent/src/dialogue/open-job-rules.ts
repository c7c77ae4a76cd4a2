import { newIntake } from '../intake/intake.ts'
import { wordCount } from '../text/words.ts'
import type { OpenJob } from '../types/agent-tools.ts'
import { ask, lead } from './dialogue.ts'
import { handOver } from './hand-over.ts'
import type { Hearing } from './hearing.ts'
import { onAnswer, type Rule, wants } from './rule.ts'
import { type Kinship, kinship } from './same-breakdown.ts'
import { takeMessage, tellStatus } from './wishes.ts'

/** The job a caller may be calling about again; none once they asked for another one, or for a club with many. */
const openJobOf = ({ memory }: Hearing): OpenJob | undefined =>
  memory.job === 'none' && !memory.caller.account ? memory.caller.openJob : undefined

const kinshipOf = ({ memory }: Hearing, job: OpenJob): Kinship => kinship(job, memory.intake.facts)

/** What the caller says next has its own rules. */
const isElsewhere = (hearing: Hearing) =>
  wants(hearing, 'cancel', 'status', 'eta', 'price', 'repeat', 'wait')

/** Is this about your tow: yes, no, or a breakdown told from the start. */
const answersOpenJob = onAnswer('open job', (hearing) => {
  const job = openJobOf(hearing)
  const { heard, learned } = hearing
  if (!job || isElsewhere(hearing)) return undefined
  if (heard.answer === 'yes') return () => comeBack(hearing, job)
  const isOther = kinshipOf(hearing, job) === 'other'
  if (heard.answer === 'no') return isOther ? undefined : () => startOver(hearing)
  if (heard.intents.includes('message')) return undefined
  if (isCutOff(hearing)) return () => comeBack(hearing, job)
  return learned && kinshipOf(hearing, job) === 'unclear' && hearing.memory.said === 1
    ? () => ask(hearing, 'open job')
    : undefined
})

/** "We got disconnected" says as much as a yes. */
const isCutOff = ({ words }: Hearing) =>
  /\b(?:cut off|(?:dis|re)connected|hung up|dropped|call(?:ing)? back|called (?:before|earlier|already)|just called)\b/i.test(
    words,
  )

/** The same place or the same vehicle again is the same job, whatever question is open. */
const tellsItAgain: Rule = (hearing) => {
  const job = openJobOf(hearing)
  if (!job || !hearing.learned || hearing.question === 'more') return undefined
  if (isElsewhere(hearing) || kinshipOf(hearing, job) !== 'same') return undefined
  return () => comeBack(hearing, job)
}

/** After the status: what a caller adds goes to the dispatcher, unless it is of another tow. */
const addsToOpenJob = onAnswer('more', (hearing) => {
  const job = openJobOf(hearing)
  const { heard, learned, words } = hearing
  if (!job || isElsewhere(hearing)) return undefined
  // Who said that it is about their tow has moved when they name another place.
  const { pickup: _, ...vehicle } = hearing.memory.intake.facts
  const isOther = kinship(job, vehicle) === 'other' || asksForAnother(hearing)
  if (isOther || (!learned && wants(hearing, 'tow', 'robot', 'hours', 'greeting'))) return undefined
  const isLong = wordCount(words) >= 4
  if (heard.answer === 'yes' && !learned && !isLong) return () => ask(hearing, 'message')
  const isLeaving = heard.answer === 'no' || wants(hearing, 'thanks', 'goodbye')
  if (!learned && (isLeaving || !isLong)) return undefined
  return () => passOn(hearing, job)
})

const asksForAnother = ({ words }: Hearing) =>
  /\b(?:another|second|different|other) (?:one|tow|truck|car|vehicle)\b/i.test(words)

/** They call about the job that is open: what they add is passed on, and they hear how it stands. */
function comeBack(hearing: Hearing, job: OpenJob) {
  const { memory, heard } = hearing
  if (addsSomething(hearing, job)) return passOn(hearing, job)
  forget(hearing)
  if (heard.answer !== 'yes') lead(hearing, 'alreadyIn')
  if (memory.asked.status > 0) return ask(hearing, 'more')
  return tellStatus(hearing)
}

/** True when the caller told more than the vehicle, the place and the reason the dispatcher has. */
function addsSomething({ memory }: Hearing, job: OpenJob): boolean {
  const { pickup, towReason, reasonSaid: _, ...facts } = memory.intake.facts
  const { vehicleMake, vehicleModel, vehicleYear, vehicleType: _t, callerType: _c, ...rest } = facts
  const hasVehicle = [vehicleMake, vehicleModel, vehicleYear].some((part) => part !== undefined)
  const isNewPlace = pickup !== undefined && kinship(job, { pickup }) === 'other'
  const isNewReason = towReason !== undefined && job.towReason !== '' && towReason !== job.towReason
  return (
    isNewPlace ||
    (isNewReason && towReason !== 'Breakdown' && towReason !== 'Other') ||
    (hasVehicle && job.vehicle === '') ||
    Object.keys(rest).length > 0
  )
}

/** Sends what was said to the dispatcher, with the number of the job it is about. */
function passOn(hearing: Hearing, job: OpenJob) {
  forget(hearing)
  // A change to a job that is under way is for the one who has it under way.
  if (job.status === 'active')
    return handOver(hearing, 'change to an open job', 'transferDispatcher')
  takeMessage(hearing, `About tow ${job.dispatchNumber}: ${hearing.said.trim().slice(0, 500)}`)
}

function startOver(hearing: Hearing) {
  forget(hearing)
  return ask(hearing, 'opening')
}

/** What was told of a job that is open already must not become a second one. Dangers stay. */
function forget({ memory }: Hearing): void {
  const { dangers, safe, wantsPerson } = memory.intake
  memory.intake = { ...newIntake(memory.caller), dangers, safe, wantsPerson }
}

/** Rules for a caller whose number has a job that is not finished; they go before all other answers. */
export const openJobRules: readonly Rule[] = [answersOpenJob, addsToOpenJob, tellsItAgain]
