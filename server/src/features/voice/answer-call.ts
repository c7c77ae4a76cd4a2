import type { CarrierForm } from '@towline/contract'
import { busyTwiml, sayAndHangupTwiml } from '../../providers/telephony/index.ts'
import { formValue } from './carrier-form.ts'
import type { LiveCall } from './live-call.ts'
import type { PhoneLine } from './phone-line.ts'
import { beginOrGoOn } from './restore-call.ts'
import type { Line, Ringing } from './voice.ports.ts'
import { spoken } from './voice.text.ts'
import { within } from './within.ts'

/**
 * Somebody rings an agent number: answers TwiML that opens the relay. Whatever fails here, the caller
 * reaches the company's own phone, or at the least hears an apology; this never throws.
 */
export async function answerCall(line: PhoneLine, form: CarrierForm): Promise<string> {
  const { now, limits, logger } = line.options
  const ringing: Ringing = {
    callSid: formValue(form, 'CallSid'),
    from: formValue(form, 'From'),
    to: formValue(form, 'To'),
    at: now(),
  }
  try {
    return await within(limits.answerMs, answer(line, ringing))
  } catch (error) {
    logger.error(
      { err: error, callSid: ringing.callSid },
      'a call could not be answered by the agent',
    )
    return line.handOver(line.lastSeen(ringing.to), ringing, 'answering failed')
  }
}

async function answer(line: PhoneLine, ringing: Ringing): Promise<string> {
  const found = await line.findLine(ringing.to)
  if (!found) return sayAndHangupTwiml(spoken('en').unknownNumber)
  if (line.comesBack(found, ringing)) return busyTwiml()
  if (!found.isServed) return line.handOver(found, ringing, 'not subscribed')
  const known = line.board.find(ringing.callSid)
  if (known) return line.connect(known)
  if (line.board.isFull || line.isStopping) return line.handOver(found, ringing, 'too many calls')
  return line.connect(await takeCall(line, found, ringing))
}

/** Opens the record of a call and lets the agent begin it; the greeting is written behind it. */
export async function takeCall(line: PhoneLine, found: Line, ringing: Ringing): Promise<LiveCall> {
  return beginOrGoOn(line, found, await line.options.log.open(found, ringing))
}
