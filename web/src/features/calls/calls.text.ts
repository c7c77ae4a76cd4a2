import type { PhoneCall, PhoneCallOutcome } from '@towline/contract'

export const outcomeNames: Record<PhoneCallOutcome, string> = {
  'in progress': 'On the phone',
  job: 'Job',
  status: 'Asked for status',
  transfer: 'Handed to a person',
  message: 'Message taken',
  cancelled: 'Cancelled a job',
  'wrong number': 'Wrong number',
  nothing: 'Hung up',
}

/** The caller's name, `Anonymous` when it is not known. */
export const callerName = (call: Pick<PhoneCall, 'customData'>): string =>
  call.customData.customer_name || 'Anonymous'
