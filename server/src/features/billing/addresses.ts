/** Where a company's people see their subscription. */
export const subscriptionPath = (companyId: string): string =>
  `/customer/dashboard/${companyId}/settings/subscription`

/** The same as an address, for mails and for the way back from the billing portal. */
export const subscriptionAddress = (publicUrl: string, companyId: string): string =>
  publicUrl + subscriptionPath(companyId)
