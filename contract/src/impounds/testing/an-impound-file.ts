import type { ImpoundFile } from '../impounds.schema.ts'

export const zone = 'America/Chicago'
/** A Monday, 3 PM in Texas. */
export const RECEIVED = Date.parse('2026-10-26T20:00:00Z')

/** The file of a car that was towed off private property. */
export const anImpoundFile = (known: Partial<ImpoundFile> = {}): ImpoundFile => ({
  id: '019f0000-0000-7000-8000-000000000051',
  version: 1,
  number: 'I1001',
  status: 'in',
  leftAt: 0,
  jobId: '',
  lotId: '019f0000-0000-7000-8000-000000000052',
  lotName: 'Main yard',
  space: '',
  receivedAt: RECEIVED,
  order: 'Private property',
  authorizedBy: 'Harriet Stone',
  authorizedPhone: '',
  agency: '',
  towedAt: 0,
  towedFrom: '1 Elm St',
  vehicleYear: '',
  vehicleMake: '',
  vehicleModel: '',
  vehicleColor: '',
  licensePlate: 'CEE6311',
  plateState: 'TX',
  vin: '',
  registeredIn: 'this state',
  operatorLicense: '',
  truckPlate: '',
  keys: '',
  inventory: '',
  condition: '',
  ownerName: '',
  ownerAddress: '',
  lienholders: '',
  storagePerDay: 22.85,
  graceHours: 0,
  storageTaxable: true,
  taxPercent: null,
  holds: [],
  reports: [],
  letters: [],
  ...known,
})
