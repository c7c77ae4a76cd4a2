import type { OpenCheckout, Registration } from '@towline/contract'
import type { Outside } from '../../platform/handler.ts'
import { employeeByEmail } from '../auth/index.ts'
import { openCheckoutOf } from '../billing/index.ts'
import { ownCompany, standingOf } from '../company/index.ts'

/** Within this time the same form sent again means the same company. */
const SAME_PRESS_MS = 3600 * 1000

/**
 * What there is already under an address: nothing; an account, which `taken` says and no more; or, for
 * the same person with the same password, the checkout he has just opened and not paid.
 */
export async function unfinishedSignUp(
  { readFirst, isPassword, now }: Outside,
  { email, password, planType }: Registration,
): Promise<OpenCheckout | 'taken' | null> {
  const found = await readFirst(async (tx) => {
    const person = await employeeByEmail(tx, email, now)
    if (!person) return null
    const { companyId } = person.actor
    const company = await ownCompany(tx, companyId)
    const isFresh =
      planType === 'paid' &&
      standingOf(company, now) === 'unpaid' &&
      company.created_at.getTime() > now - SAME_PRESS_MS
    return { checkout: isFresh ? await openCheckoutOf(tx, companyId, now) : null }
  })
  if (!found) return null
  const { checkout } = found
  return checkout && (await isPassword(email, password)) ? checkout : 'taken'
}
