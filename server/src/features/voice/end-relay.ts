import { wasTakenOver } from '@towline/agent'
import type { CarrierForm } from '@towline/contract'
import { hangupTwiml } from '../../providers/telephony/index.ts'
import { formValue } from './carrier-form.ts'
import { readHandoff } from './handoff.ts'
import type { LiveCall } from './live-call.ts'
import type { PhoneLine, Tries } from './phone-line.ts'
import { restoreCall } from './restore-call.ts'
import type { Line } from './voice.ports.ts'
import { within } from './within.ts'

type Ended = Tries & { callSid: string; from: string; to: string; form: CarrierForm }

/**
 * The relay has ended, or a dialled phone has: tells the carrier how the call goes on. Repeated and late
 * calls are harmless. Whatever fails here, the caller reaches a person or hears an apology; never throws.
 */
export async function endRelay(line: PhoneLine, form: CarrierForm, tries: Tries): Promise<string> {
  const ended: Ended = {
    callSid: formValue(form, 'CallSid'),
    from: formValue(form, 'From'),
    to: formValue(form, 'To'),
    form,
    ...tries,
  }
  if (formValue(form, 'CallStatus') !== 'in-progress') {
    void line.board.finish(ended.callSid)
    return hangupTwiml()
  }
  try {
    return await within(line.options.limits.answerMs, goOn(line, ended))
  } catch (error) {
    line.options.logger.error(
      { err: error, callSid: ended.callSid },
      'a lost relay could not be opened again',
    )
    if (tries.dials > 0) return line.sorry(ended.callSid)
    return line.handOver(line.lastSeen(ended.to), ended, 'resuming failed')
  }
}

async function goOn(line: PhoneLine, ended: Ended): Promise<string> {
  const dialled = formValue(ended.form, 'DialCallStatus')
  if (dialled) return afterDialling(line, ended, dialled)
  const handoff = formValue(ended.form, 'HandoffData')
  const wish = handoff ? readHandoff(handoff) : 'restart'
  if (wish === 'hang up') return hangupTwiml()
  if (wish === 'transfer') {
    const reason = line.board.find(ended.callSid)?.handedOver ?? 'asked for a person'
    return line.handOver(await whose(line, ended), { ...ended, isBriefed: true }, reason)
  }
  const live = await restoreCall(line, ended.callSid)
  const reason = whyNotAgain(line, ended, live)
  if (live && !reason) {
    // Lost before the agent could tell him that nobody picked up: he is not put through once more.
    const wasDialled = ended.dials > 0 && live.memory.phase === 'transferring'
    const again = { ...ended, reconnects: ended.reconnects + 1 }
    return line.connect(live, again, wasDialled ? 'transferFailed' : 'reconnected')
  }
  line.noteEnd({ callSid: ended.callSid, trouble: 'line failed' })
  void line.board.finish(ended.callSid)
  return line.handOver(live?.line ?? (await whose(line, ended)), ended, reason ?? 'unknown call')
}

/**
 * Somebody talked with the caller, or nobody picked up: then the agent takes him back, once. Whom the office
 * has taken over never asked to be put through, and is taken back every time.
 */
async function afterDialling(line: PhoneLine, ended: Ended, status: string): Promise<string> {
  line.dialledOut(ended.callSid)
  if (status === 'completed' || status === 'answered') {
    void line.board.finish(ended.callSid)
    return hangupTwiml()
  }
  const live = await restoreCall(line, ended.callSid)
  const isTakenBack = ended.dials <= 1 || (live && wasTakenOver(live.memory))
  if (live && isTakenBack && !whyNotAgain(line, ended, live))
    return line.connect(live, ended, 'transferFailed')
  const sorry = line.sorry(ended.callSid)
  line.noteEnd({ callSid: ended.callSid, trouble: 'missed' })
  void line.board.finish(ended.callSid)
  return sorry
}

function whyNotAgain(line: PhoneLine, { reconnects }: Ended, live: LiveCall | null): string | null {
  if (line.isStopping) return 'server stopping'
  if (reconnects >= line.options.limits.reconnects) return 'relay lost too often'
  return live?.beyondHelp ?? null
}

/** The company of the number that was rung; from memory when the call is still here. */
async function whose(line: PhoneLine, { callSid, to }: Ended): Promise<Line | undefined> {
  return (
    line.board.find(callSid)?.line ?? line.lastSeen(to) ?? (await line.findLine(to)) ?? undefined
  )
}
