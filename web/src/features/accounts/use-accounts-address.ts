import { useSearchAddress, withValues } from '../../platform/use-search-address.ts'
import type { AccountFilters } from './accounts.queries.ts'

/** Stands in the address for an account that is being made. */
export const NEW = 'new'

/** What the section shows stands in its address: the filters, and the account that is open. */
export function useAccountsAddress() {
  const [params, change] = useSearchAddress()
  const set = (values: Record<string, string>, options?: { replace: boolean }) =>
    change((now) => withValues(now, values), options)
  const filters: AccountFilters = {
    name: params.get('name') ?? '',
    type: params.get('type') ?? '',
    manager: params.get('manager') ?? '',
  }
  return {
    filters,
    /** The id of the open account, `new`, or empty. */
    account: params.get('account') ?? '',
    addressOf: (account: string) => `?${withValues(params, { account })}`,
    filter: (name: keyof AccountFilters, value: string) =>
      set({ [name]: value }, { replace: true }),
    showAll: () => change(() => new URLSearchParams(), { replace: true }),
    open: (account: string) => set({ account }),
    close: () => set({ account: '' }, { replace: true }),
  }
}

export type AccountsAddress = ReturnType<typeof useAccountsAddress>
