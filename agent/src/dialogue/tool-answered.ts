import { localeOf } from '../speech/locale.ts'
import { phrase } from '../speech/phrase.ts'
import type { AgentToolAnswer, OpenJob, ResolvedPlace } from '../types/agent-tools.ts'
import { ask, type Dialogue, end, lead } from './dialogue.ts'
import { handOver } from './hand-over.ts'
import { tellQuote } from './wishes.ts'
import { tellStored } from './yard.ts'

const MOST_MESSAGES = 3

/** Takes in a tool's answer. A place is only noted; the rest is said if the caller waits for it. */
export function onToolAnswered(dialogue: Dialogue, answer: AgentToolAnswer) {
  const { memory } = dialogue
  if (answer.kind === 'resolvePlace') return notePlace(dialogue, answer)
  if (answer.kind === 'cancelJob' && answer.done) noteCancelled(dialogue)
  if (answer.kind === 'failed' && answer.request === 'resolvePlace') return forgetLookUps(dialogue)
  const kind = answer.kind === 'failed' ? answer.request : answer.kind
  if (memory.waitingFor !== kind || memory.phase !== 'talking') return
  memory.waitingFor = null
  if (kind === 'quotePrice')
    return tellQuote(dialogue, answer.kind === 'quotePrice' ? answer.quote : null)
  if (answer.kind === 'findStored') return tellStored(dialogue, answer.found)
  if (answer.kind === 'readJob' && answer.job) tellJob(dialogue, answer.job)
  else if (answer.kind === 'cancelJob' && answer.done) {
    lead(dialogue, 'cancelled')
    ask(dialogue, 'more')
  } else if (answer.kind === 'takeMessage' && answer.done) {
    memory.ending = 'message'
    memory.messages = (memory.messages ?? 0) + 1
    lead(dialogue, 'messageTaken')
    // Who has a tow on the way may add to it more than once, but is not asked without end.
    if (memory.caller.openJob && memory.messages < MOST_MESSAGES) return ask(dialogue, 'more')
    end(dialogue, phrase(memory, 'bye'), 'message taken')
  } else {
    if (kind === 'readJob') lead(dialogue, 'statusUnknown')
    handOver(dialogue, `${kind} not possible`, 'transferDispatcher')
  }
}

/** An answer about words that no longer hold is dropped. */
function notePlace({ memory }: Dialogue, answer: ResolvedPlace & { kind: 'resolvePlace' }): void {
  const { kind: _, ...place } = answer
  if (memory.intake.facts[place.which]?.said !== place.said) return
  const resolved = { ...memory.intake.resolved, [place.which]: place }
  memory.intake = { ...memory.intake, mapAway: false, resolved }
}

/** The map is away: the words stand as they are, and nobody waits for it. */
function forgetLookUps({ memory }: Dialogue): void {
  memory.intake = { ...memory.intake, mapAway: true }
}

function noteCancelled({ memory }: Dialogue): void {
  memory.ending = 'cancelled'
  if (memory.job === 'saved') memory.job = 'cancelled'
  else {
    const { openJob: _, ...caller } = memory.caller
    memory.caller = caller
  }
}

const steps = {
  'on scene': 'statusOnScene',
  towing: 'statusTowing',
  arrived: 'statusArrived',
} as const

/** How far a job is, by what stands on the board; nobody is on the way before there is a driver. */
function tellStep(dialogue: Dialogue, { status, step, driverFirstName: driver }: OpenJob): void {
  if (status === 'scheduled') lead(dialogue, 'statusScheduled')
  else if (status === 'pending') lead(dialogue, 'statusPending')
  else if (step && step !== 'en route') lead(dialogue, steps[step])
  else if (!driver) lead(dialogue, 'statusNoDriver')
  else lead(dialogue, step ? 'statusEnRouteDriver' : 'statusActiveDriver', { driver })
}

/** What is known of an open job: its state, its driver, and a time only when there is one to come. */
function tellJob(dialogue: Dialogue, job: OpenJob): void {
  const { memory } = dialogue
  memory.ending = 'status'
  tellStep(dialogue, job)
  if (job.etaAt !== undefined && job.etaAt > dialogue.at) {
    lead(dialogue, 'statusTime', {
      time: localeOf(memory).sayClock(job.etaAt, memory.company.timeZone),
    })
  } else if (!job.step || job.step === 'en route') lead(dialogue, 'statusNoTime')
  ask(dialogue, 'more')
}
