import type { MindRecord, PhoneCall, PhoneCallOutcome, PhoneCallTrouble } from '@towline/contract'

export const outcomeNames: Record<PhoneCallOutcome, string> = {
  'in progress': 'On the phone',
  job: 'Job',
  status: 'Asked for status',
  transfer: 'Transferred to a person',
  message: 'Message taken',
  cancelled: 'Cancelled a job',
  'wrong number': 'Wrong number',
  spam: 'Sales or spam',
  nothing: 'Hung up',
}

/** What went wrong in a call, in a list and on its record. */
export const troubleNames: Record<PhoneCallTrouble, string> = {
  '': '',
  dropped: 'Cut off',
  'not understood': 'Not understood',
  missed: 'Nobody picked up',
  'line failed': 'Line failed',
}

/** The caller's name, `Anonymous` when it is not known. */
export const callerName = (call: Pick<PhoneCall, 'customData'>): string =>
  call.customData.customer_name || 'Anonymous'

/** Which model worded a call, how often the rules had to speak for it, and what it took. */
export function modelInWords({ model, prompt, turns, failed, ...took }: MindRecord): string {
  const tokens = (took.inputTokens + took.outputTokens).toLocaleString('en-US')
  const cost = took.microDollars === undefined ? '' : `, $${(took.microDollars / 1e6).toFixed(4)}`
  const stoodIn = failed > 0 ? `, ${failed} of them spoken by the built-in agent instead` : ''
  return `Worded by ${model}, prompt ${prompt}: ${turns} turns${stoodIn}; ${tokens} tokens${cost}.`
}
