import {
  type Billing,
  billingTotals,
  blankDispatchFields,
  type DispatchFields,
  phoneDigits,
  vehicleLine,
  withDetailsKept,
} from '@towline/contract'
import type { Context } from '../../platform/handler.ts'
import type { JobRow } from './dispatch.store.ts'

/** Fields to change; of the billing, its totals are always reckoned anew. */
export type FieldChanges = Partial<Omit<DispatchFields, 'billing'>> & {
  billing?: { [K in 'lineItems' | 'taxPercent']?: Billing[K] | undefined }
}

/** All fields of a job; those that are newer than it are blank. */
export const allFields = (current: JobRow | null): DispatchFields => ({
  ...blankDispatchFields(),
  ...current?.fields,
})

/** The whole set of fields after the changes, with what follows from them. */
export function settleFields(
  { actor }: Context,
  current: JobRow | null,
  { billing, ...changes }: FieldChanges,
): DispatchFields {
  const before = allFields(current)
  const after: DispatchFields = { ...before, ...changes }
  // A client that sends everything back sends the line that was made before, too.
  if (after.vehicle === '' || after.vehicle === vehicleLine(before))
    after.vehicle = vehicleLine(after)
  after.customerPhone = settlePhone(after.customerPhone)
  after.billing = billingTotals(
    billing?.lineItems
      ? withDetailsKept(billing.lineItems, before.billing.lineItems)
      : before.billing.lineItems,
    billing?.taxPercent ?? before.billing.taxPercent,
  )
  if (actor.kind === 'employee' && !after.dispatcherId) {
    after.dispatcherId = actor.id
    after.dispatcherName = actor.name
  }
  return after
}

/** Digits, so that it is found and texted however it was typed; "x12" makes it more than a number, and it stays as it is. */
const settlePhone = (written: string) =>
  /[a-z]/i.test(written) ? written : phoneDigits(written) || written
