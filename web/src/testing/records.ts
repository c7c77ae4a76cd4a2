import {
  type Account,
  blankDispatchFields,
  type DispatchCall,
  type PhoneCall,
} from '@towline/contract'

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
    duplicates: [],
    mediaCount: 0,
    offerUnanswered: false,
    zoneId: '',
    zoneName: '',
    isImported: false,
    ...known,
  }
}

/** A phone call that brought a job, without details, but for what is given. */
export function aPhoneCall(known: Partial<PhoneCall> = {}): PhoneCall {
  return {
    id: '019f0000-0000-7000-8000-000000000003',
    dispatchCallId: aCall().id,
    fromNumber: '4695550142',
    toNumber: '4695550100',
    createdDate: 1,
    seconds: 60,
    outcome: 'job',
    trouble: '',
    summary: '',
    questions: [],
    aiAgentChatId: 'x',
    mind: null,
    customData: {
      customer_name: '',
      from_number: '4695550142',
      reason: '',
      start_time: 0,
      pickup_address: '',
      valid_pickup_address: false,
      dropoff_address: '',
      valid_dropoff_address: false,
      vehicle: '',
      vehicle_color: '',
      text_accepted: false,
    },
    ...known,
  }
}

/** An account of which only the name is known, but for what is given. */
export function anAccount(known: Partial<Account> = {}): Account {
  return {
    id: '019f0000-0000-7000-8000-00000000000a',
    version: 1,
    type: 'Account',
    name: 'Garage',
    accountNumber: '',
    contactName: '',
    contactPhoneNumber: '',
    contactFaxNumber: '',
    contactEmail: '',
    accountManagerId: '',
    accountManagerEmail: '',
    taxExempt: false,
    creditLimit: 0,
    paymentTerms: '',
    emailInvoicesAutomatically: false,
    disabled: false,
    addContactToCalls: false,
    isCallOut: false,
    isDeleted: false,
    isActive: true,
    isPlaceholder: false,
    address: '',
    city: '',
    state: '',
    zip: '',
    useAddressAs: '',
    notes: '',
    billingAddress: '',
    billingCity: '',
    billingState: '',
    billingZip: '',
    billingContactName: '',
    billingContactEmail: '',
    ...known,
  }
}
