import { type CarrierForm, callerNumber } from '@towline/contract'
import { within } from '../../../platform/within.ts'
import { busyTwiml, sayAndHangupTwiml } from '../../../providers/telephony/index.ts'
import type { CallService } from '../session/call-service.ts'
import type { LiveCall } from '../session/live-call.ts'
import { beginOrGoOn } from '../session/restore-call.ts'
import type { CompanyLine, IncomingCall } from '../voice.ports.ts'
import { spoken } from '../voice.text.ts'
import { connectTo, transferTo } from './call-control.ts'
import { formValue } from './carrier-form.ts'

/**
 * Somebody calls an agent number: answers TwiML that opens the relay. Whatever fails here, the caller
 * reaches the company's own phone, or at the least hears an apology; this never throws.
 */
export async function answerCall(service: CallService, form: CarrierForm): Promise<string> {
  const { now, limits, logger } = service.deps
  const incoming: IncomingCall = {
    callSid: formValue(form, 'CallSid'),
    from: callerNumber(formValue(form, 'From')),
    to: formValue(form, 'To'),
    at: now(),
    forwardedFrom: formValue(form, 'ForwardedFrom'),
    isUnverified: /^TN-Validation-Failed/i.test(formValue(form, 'StirVerstat')),
  }
  try {
    return await within(limits.answerMs, answer(service, incoming))
  } catch (error) {
    logger.error(
      { err: error, callSid: incoming.callSid },
      'a call could not be answered by the agent',
    )
    return transferTo(service, service.lastKnown(incoming.to), incoming, 'answering failed')
  }
}

async function answer(service: CallService, incoming: IncomingCall): Promise<string> {
  const { callSid, from } = incoming
  const found = await service.findLine(incoming.to)
  if (!found) return sayAndHangupTwiml(spoken('en').unknownNumber)
  if (service.dialed.comesBack({ companyId: found.companyId, callSid, from })) return busyTwiml()
  if (!found.isServed) return transferTo(service, found, incoming, 'not subscribed')
  const known = service.find(callSid)
  if (known) return connectTo(service, known)
  if (service.isFull || service.isStopping)
    return transferTo(service, found, incoming, 'too many calls')
  return connectTo(service, await openCall(service, found, incoming))
}

/** Opens the record of a call and lets the agent begin it; the greeting is written behind it. */
export async function openCall(
  service: CallService,
  found: CompanyLine,
  incoming: IncomingCall,
): Promise<LiveCall> {
  return beginOrGoOn(service, found, await service.deps.log.open(found, incoming), incoming)
}
