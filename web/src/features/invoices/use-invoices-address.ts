import { InvoiceFilter, type Permission } from '@towline/contract'
import { useCallback } from 'react'
import { useSearchAddress, withValues } from '../../platform/use-search-address.ts'
import type { Filters } from './invoices.queries.ts'

/** The parts of the section, each with the right that it needs. */
export const parts = [
  { id: 'list', name: 'Invoices', permission: 'invoices.read' },
  { id: 'to-invoice', name: 'To invoice', permission: 'invoices.read' },
  { id: 'owed', name: 'Who owes', permission: 'invoices.read' },
  { id: 'clubs', name: 'Motor club payments', permission: 'invoices.manage' },
  { id: 'deposits', name: 'Deposits', permission: 'invoices.read' },
  { id: 'books', name: 'Books', permission: 'invoices.manage' },
  { id: 'check', name: 'Money check', permission: 'invoices.manage' },
] as const satisfies readonly { id: string; name: string; permission: Permission }[]

export type PartId = (typeof parts)[number]['id']

/**
 * What the section shows stands in the address, so that it can be sent to somebody: the part, the filters of
 * the list, and the invoice that is open.
 */
export function useInvoicesAddress() {
  const [address, change] = useSearchAddress()
  const part = parts.find(({ id }) => id === address.get('part'))?.id ?? 'list'
  const filters: Filters = {
    which: InvoiceFilter.catch('unpaid').parse(address.get('which')),
    accountId: address.get('account') ?? '',
    search: address.get('search') ?? '',
  }
  const set = useCallback(
    (values: Record<string, string>, options: { replace?: boolean } = {}) =>
      change((now) => withValues(now, values), options),
    [change],
  )
  return {
    part,
    filters,
    open: address.get('invoice') ?? '',
    /** The address with these values; empty ones are left out. */
    addressWith: (values: Record<string, string>) => `?${withValues(address, values)}`,
    set,
  }
}

export type InvoicesAddress = ReturnType<typeof useInvoicesAddress>
