import { may, type Role } from '@towline/contract'
import { accountsLive } from '../features/accounts/index.ts'
import { billingLive } from '../features/billing/index.ts'
import { callsLive } from '../features/calls/index.ts'
import { chatLive } from '../features/chat/index.ts'
import { companyLive } from '../features/company/index.ts'
import { dispatchLive, positionsLive } from '../features/dispatch/index.ts'
import { employeesLive } from '../features/employees/index.ts'
import { importsLive } from '../features/imports/index.ts'
import { impoundsLive } from '../features/impounds/index.ts'
import { invoicesLive } from '../features/invoices/index.ts'
import { mediaLive } from '../features/media/index.ts'
import { messagesLive } from '../features/messages/index.ts'
import { offersLive } from '../features/offers/index.ts'
import { ratesLive } from '../features/rates/index.ts'
import { setupLive } from '../features/setup/index.ts'
import { trucksLive } from '../features/trucks/index.ts'
import { liveCallsLive } from '../features/voice/index.ts'
import { zonesLive } from '../features/zones/index.ts'
import type { LiveRule } from '../platform/live.ts'

const all: readonly LiveRule[] = [
  ...dispatchLive,
  ...positionsLive,
  ...offersLive,
  ...mediaLive,
  ...callsLive,
  ...liveCallsLive,
  ...accountsLive,
  ...companyLive,
  ...employeesLive,
  ...trucksLive,
  ...zonesLive,
  ...ratesLive,
  ...impoundsLive,
  ...importsLive,
  ...invoicesLive,
  ...messagesLive,
  ...chatLive,
  ...billingLive,
  ...setupLive,
]

const known = new Map<string, readonly LiveRule[]>()

/**
 * What people with these roles listen to; the server closes the wire of who asks for more. The same
 * roles get the same list, so that the wire stays as it is.
 */
export function liveRulesFor(roles: readonly Role[]): readonly LiveRule[] {
  const key = [...roles].sort().join()
  const rules =
    known.get(key) ?? all.filter(({ topic }) => !topic.permission || may(roles, topic.permission))
  known.set(key, rules)
  return rules
}
