import { wasTakenOver } from '@towline/agent'
import { type CarrierForm, callerNumber } from '@towline/contract'
import { within } from '../../../platform/within.ts'
import { hangupTwiml } from '../../../providers/telephony/index.ts'
import type { CallService } from '../session/call-service.ts'
import type { LiveCall } from '../session/live-call.ts'
import { restoreCall } from '../session/restore-call.ts'
import type { CompanyLine } from '../voice.ports.ts'
import type { Attempts } from './attempts.ts'
import { apologize, connectTo, transferTo } from './call-control.ts'
import { formValue } from './carrier-form.ts'
import { readHandoff } from './handoff.ts'

type Ended = Attempts & { callSid: string; from: string; to: string; form: CarrierForm }

/**
 * The relay has ended, or a dialed phone has: tells the carrier how the call goes on. Repeated and late
 * calls are harmless. Whatever fails here, the caller reaches a person or hears an apology; never throws.
 */
export async function endRelay(
  service: CallService,
  form: CarrierForm,
  attempts: Attempts,
): Promise<string> {
  const ended: Ended = {
    callSid: formValue(form, 'CallSid'),
    from: callerNumber(formValue(form, 'From')),
    to: formValue(form, 'To'),
    form,
    ...attempts,
  }
  if (formValue(form, 'CallStatus') !== 'in-progress') {
    void service.finish(ended.callSid)
    return hangupTwiml()
  }
  try {
    return await within(service.deps.limits.answerMs, goOn(service, ended))
  } catch (error) {
    service.deps.logger.error(
      { err: error, callSid: ended.callSid },
      'a lost relay could not be opened again',
    )
    if (attempts.dials > 0) return apologize(service, ended.callSid)
    return transferTo(service, service.lastKnown(ended.to), ended, 'resuming failed')
  }
}

async function goOn(service: CallService, ended: Ended): Promise<string> {
  const dialed = formValue(ended.form, 'DialCallStatus')
  if (dialed) return afterDialing(service, ended, dialed)
  const handoff = formValue(ended.form, 'HandoffData')
  const wish = handoff ? readHandoff(handoff) : 'restart'
  if (wish === 'hang up') return hangupTwiml()
  if (wish === 'transfer') {
    const reason = service.find(ended.callSid)?.handedOver ?? 'asked for a person'
    return transferTo(
      service,
      await lineOfCall(service, ended),
      { ...ended, isBriefed: true },
      reason,
    )
  }
  const isRefused = noteFailure(service, ended)
  const live = await restoreCall(service, ended.callSid)
  const reason = isRefused && ended.plain ? 'relay refused' : whyNotAgain(service, ended, live)
  if (live && !reason) {
    // Lost before the agent could tell the caller that nobody picked up: they are not put through once more.
    const wasDialed = ended.dials > 0 && live.memory.phase === 'transferring'
    const plain = isRefused ? 1 : (ended.plain ?? 0)
    const again = { ...ended, plain, reconnects: ended.reconnects + 1 }
    return connectTo(service, live, again, wasDialed ? 'transferFailed' : 'reconnected')
  }
  service.noteEnd({ callSid: ended.callSid, trouble: 'line failed' })
  void service.finish(ended.callSid)
  return transferTo(
    service,
    live?.line ?? (await lineOfCall(service, ended)),
    ended,
    reason ?? 'unknown call',
  )
}

/** A socket that was open and was lost: what the carrier was told was all right. */
const SOCKET_LOST = '64105'

/**
 * Writes down why the carrier could not hold the talk; true where it may be for what it was told, such as a voice
 * it does not have, and not because the socket was lost.
 */
function noteFailure({ deps }: CallService, { callSid, form, plain }: Ended): boolean {
  if (formValue(form, 'SessionStatus') !== 'failed') return false
  const code = formValue(form, 'ErrorCode').slice(0, 10)
  deps.logger.warn({ callSid, code, plain }, 'the relay of a call failed at the carrier')
  return code !== SOCKET_LOST
}

/**
 * Somebody talked with the caller, or nobody picked up: then the agent takes the call back, once. A caller whom
 * the office has taken over never asked to be put through, and is taken back every time.
 */
async function afterDialing(service: CallService, ended: Ended, status: string): Promise<string> {
  service.dialed.remove(ended.callSid)
  if (status === 'completed' || status === 'answered') {
    void service.finish(ended.callSid)
    return hangupTwiml()
  }
  const live = await restoreCall(service, ended.callSid)
  const isTakenBack = ended.dials <= 1 || (live && wasTakenOver(live.memory))
  if (live && isTakenBack && !whyNotAgain(service, ended, live))
    return connectTo(service, live, ended, 'transferFailed')
  const sorry = apologize(service, ended.callSid)
  service.noteEnd({ callSid: ended.callSid, trouble: 'missed' })
  void service.finish(ended.callSid)
  return sorry
}

function whyNotAgain(
  service: CallService,
  { reconnects }: Ended,
  live: LiveCall | null,
): string | null {
  if (service.isStopping) return 'server stopping'
  if (reconnects >= service.deps.limits.reconnects) return 'relay lost too often'
  return live?.beyondHelp ?? null
}

/** The company of the number that was called; from memory when the call is still here. */
async function lineOfCall(
  service: CallService,
  { callSid, to }: Ended,
): Promise<CompanyLine | undefined> {
  return (
    service.find(callSid)?.line ??
    service.lastKnown(to) ??
    (await service.findLine(to)) ??
    undefined
  )
}
