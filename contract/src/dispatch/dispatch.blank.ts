import { billingTotals } from './dispatch.rules.ts'
import type { DispatchCall } from './dispatch.schema.ts'

/** The part of a job that people and the agent fill in. */
export type DispatchFields = Omit<
  DispatchCall,
  | 'id'
  | 'companyId'
  | 'status'
  | 'version'
  | 'createdDate'
  | 'statusDate'
  | 'balance'
  | 'dispatchNumber'
  | 'vendorName'
  | 'csChatId'
  | 'duplicates'
  | 'mediaCount'
>

/** A job nobody has filled in yet. */
export function blankDispatchFields(): DispatchFields {
  return {
    customerName: '',
    customerPhone: '',
    canReceiveText: false,
    customerPhoneForText: '',
    pickupAddress: '',
    inputPickupAddress: '',
    validPickupAddress: false,
    pickupAddressLatLng: null,
    dropoffAddress: '',
    inputDropoffAddress: '',
    validDropoffAddress: false,
    dropoffAddressLatLng: null,
    vehicleColor: '',
    vehicleYear: '',
    vehicleMake: '',
    vehicleModel: '',
    vehicleCondition: '',
    vehicle: '',
    towReason: '',
    licensePlateInfo: '',
    licensePlateState: '',
    vin: '',
    vendorId: '',
    inputVendorName: '',
    vendorAccountNumber: '',
    vendorContactName: '',
    vendorContactNumber: '',
    billToId: '',
    billToName: '',
    callerType: '',
    twilioCallId: '',
    fromNumber: '',
    toNumber: '',
    aiAgentChatId: '',
    agentSummary: '',
    agentQuestions: [],
    dispatcherId: '',
    dispatcherName: '',
    driverId: '',
    driverName: '',
    truckId: '',
    truckName: '',
    accountNotes: '',
    notes: '',
    billingNotes: '',
    dispatchedDateTime: 0,
    enrouteDateTime: 0,
    onSceneDateTime: 0,
    towingDateTime: 0,
    destinationArrivalDateTime: 0,
    completedDateTime: 0,
    etaDateTime: 0,
    scheduledDateTime: 0,
    mcDispatchNumber: '',
    mcMembershipNumber: '',
    mcCoverageAmt: 0,
    poNumber: '',
    contactName: '',
    contactPhoneNumber: '',
    contactCategory: '',
    contactEmail: '',
    contactAddress: '',
    contactZip: '',
    priority: 'Normal',
    invoiceNumber: '',
    driveType: '',
    vehicleType: '',
    keyLocation: '',
    vehicleOdometer: '',
    cancelReason: '',
    billing: billingTotals([], 0),
  }
}
