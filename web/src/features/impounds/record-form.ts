import type { ImpoundDraft, ImpoundFile, ImpoundOrder } from '@towline/contract'

/** What is typed of a stored vehicle. */
export type RecordValues = Omit<
  ImpoundFile,
  | 'id'
  | 'version'
  | 'number'
  | 'status'
  | 'leftAt'
  | 'lotName'
  | 'storagePerDay'
  | 'graceHours'
  | 'storageTaxable'
  | 'taxPercent'
  | 'holds'
  | 'reports'
  | 'letters'
  | 'order'
> & { order: ImpoundOrder | '' }

const blank: RecordValues = {
  jobId: '',
  lotId: '',
  space: '',
  receivedAt: 0,
  order: '',
  authorizedBy: '',
  authorizedPhone: '',
  agency: '',
  towedAt: 0,
  towedFrom: '',
  vehicleYear: '',
  vehicleMake: '',
  vehicleModel: '',
  vehicleColor: '',
  licensePlate: '',
  plateState: '',
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
}

const names = Object.keys(blank)

/** A form for a vehicle that comes in now, or with what is written down of one that is in. */
export const valuesOf = (file: ImpoundFile | null, fresh: Partial<RecordValues>): RecordValues =>
  file
    ? {
        ...blank,
        ...Object.fromEntries(Object.entries(file).filter(([name]) => names.includes(name))),
      }
    : { ...blank, ...fresh }

/** What the job knows goes into fields that are still empty. */
export function withDraft(values: RecordValues, draft: ImpoundDraft): RecordValues {
  const known = Object.entries(draft).filter(([name, value]) =>
    name === 'receivedAt' ? value !== 0 : value !== '' && value !== 0,
  )
  const old = new Map<string, unknown>(Object.entries(values))
  const taken = known.filter(([name]) => name === 'receivedAt' || !old.get(name))
  return { ...values, ...Object.fromEntries(taken) }
}

type TextName = {
  [Name in keyof RecordValues]: RecordValues[Name] extends string ? Name : never
}[keyof RecordValues]

/** The plain fields of the form by their parts; the longest they may be, as the contract has it. */
export const textFields: readonly {
  part: string
  fields: readonly [TextName, string, number][]
}[] = [
  {
    part: 'Who had it towed',
    fields: [
      ['authorizedBy', 'Authorized by', 200],
      ['authorizedPhone', 'Their phone', 40],
      ['towedFrom', 'Towed from', 500],
      ['agency', 'Police agency there', 200],
    ],
  },
  {
    part: 'Vehicle',
    fields: [
      ['licensePlate', 'Plate', 20],
      ['plateState', 'Plate state', 20],
      ['vin', 'VIN', 17],
      ['vehicleYear', 'Year', 10],
      ['vehicleMake', 'Make', 60],
      ['vehicleModel', 'Model', 60],
      ['vehicleColor', 'Color', 60],
      ['keys', 'Keys', 60],
    ],
  },
  {
    part: 'Tow truck',
    fields: [
      ['operatorLicense', 'Driver’s towing license', 40],
      ['truckPlate', 'Truck’s plate', 20],
    ],
  },
  {
    part: 'Owner',
    fields: [
      ['ownerName', 'Owner', 200],
      ['ownerAddress', 'Owner’s address', 500],
    ],
  },
]
