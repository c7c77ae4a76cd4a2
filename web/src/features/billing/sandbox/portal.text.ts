import type { SandboxPortal } from '@towline/contract'
import { dayOf } from '../billing.text.ts'

/** When money is due next, or why none is. */
export function nextPaymentText(
  portal: Pick<SandboxPortal, 'status' | 'cancelAtPeriodEnd' | 'currentPeriodEnd'>,
): string {
  const { status, cancelAtPeriodEnd, currentPeriodEnd } = portal
  if (status === 'canceled') return 'none, the plan has ended'
  if (status === 'past_due') return 'failed, will retry'
  const day = dayOf(currentPeriodEnd)
  return cancelAtPeriodEnd ? `none, the plan runs until ${day}` : day
}
