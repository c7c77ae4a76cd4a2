import { useSearchParams } from 'react-router'
import type { AccountFilters } from './accounts.queries.ts'

/** Stands in the address for an account that is being made. */
export const NEW = 'new'

/** What the section shows stands in its address: the filters, and the account that is open. */
export function useAccountsAddress() {
  const [params, setParams] = useSearchParams()
  const withValue = (before: URLSearchParams, name: string, value: string) => {
    const after = new URLSearchParams(before)
    if (value) after.set(name, value)
    else after.delete(name)
    return after
  }
  const filters: AccountFilters = {
    name: params.get('name') ?? '',
    type: params.get('type') ?? '',
    manager: params.get('manager') ?? '',
  }
  return {
    filters,
    /** The id of the open account, `new`, or empty. */
    account: params.get('account') ?? '',
    addressOf: (account: string) => `?${withValue(params, 'account', account)}`,
    filter: (name: keyof AccountFilters, value: string) =>
      setParams((before) => withValue(before, name, value), {
        replace: true,
        preventScrollReset: true,
      }),
    showAll: () => setParams({}, { replace: true, preventScrollReset: true }),
    open: (account: string) =>
      setParams((before) => withValue(before, 'account', account), { preventScrollReset: true }),
    close: () =>
      setParams((before) => withValue(before, 'account', ''), {
        replace: true,
        preventScrollReset: true,
      }),
  }
}

export type AccountsAddress = ReturnType<typeof useAccountsAddress>
