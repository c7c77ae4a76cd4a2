import type { CheckoutState } from '@towline/contract'

/** Where a company that did not pay in time gets its next checkout. */
export const newCheckoutText = ({ companyName }: Pick<CheckoutState, 'companyName'>): string =>
  `Log in to open a new checkout for ${companyName} under Settings, Subscription.`
