import type { CarrierForm } from '@towline/contract'
import type { CallService } from '../session/call-service.ts'
import { formValue } from './carrier-form.ts'

/** What the log takes for a carrier's id; whatever is longer was never one. */
const LONGEST_SID = 64
const OVER = new Set(['completed', 'busy', 'failed', 'no-answer', 'canceled'])

/**
 * The carrier tells how a call stands; once it is over, how many seconds it lasted. Repeated, early and
 * late ones are harmless, and so are those of calls nobody knows.
 */
export function receiveCallStatus(service: CallService, form: CarrierForm): void {
  const callSid = formValue(form, 'CallSid')
  if (!callSid || callSid.length > LONGEST_SID || !OVER.has(formValue(form, 'CallStatus'))) return
  const seconds = secondsOf(formValue(form, 'CallDuration'))
  service.noteEnd({ callSid, ...(seconds !== undefined && { seconds }) })
  void service.finish(callSid)
}

function secondsOf(duration: string): number | undefined {
  const seconds = Number(duration)
  return duration && Number.isInteger(seconds) && seconds >= 0 && seconds <= 86_400
    ? seconds
    : undefined
}
