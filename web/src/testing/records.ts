import { blankDispatchFields, type DispatchCall } from '@towline/contract'

/** A pending job of which nothing is known yet, but for what is given. */
export function aCall(known: Partial<DispatchCall> = {}): DispatchCall {
  return {
    ...blankDispatchFields(),
    id: '019f0000-0000-7000-8000-000000000001',
    companyId: '019f0000-0000-7000-8000-000000000002',
    status: 'pending',
    version: 1,
    vendorName: '',
    dispatchNumber: '1001',
    csChatId: '',
    createdDate: 1_790_000_000_000,
    statusDate: 1_790_000_000_000,
    balance: 0,
    ...known,
  }
}
