import {
  AccountType,
  accountSchemas,
  blankAccount,
  type ImportColumns,
  type ImportKind,
  importFields,
  PaymentTerms,
  PhoneDigits,
  Role,
  SaveEmployee,
  SaveTruck,
  TruckDuty,
  TruckType,
} from '@towline/contract'
import { z } from 'zod'
import type { CsvRow } from './csv-format.ts'
import {
  type Clock,
  day,
  dollars,
  oneOf,
  type Reader,
  upper,
  WrongCell,
  wrong,
  yesOrNo,
  zip,
} from './import-cells.ts'
import { PastJobRow, pastJobReaders } from './past-jobs.ts'

/** What is wrong in a row, as it is stored: the column by its place, -1 for the row as a whole. */
export type RowProblem = { column: number; value: string; problem: string }
/** A row as a record to be made, or what is wrong in it. */
export type ReadRow = { row: number; key: string; record: unknown; problems: RowProblem[] }

const MOST_VALUE = 100

const roles: Reader = (written, clock) =>
  written.split(/[,;/&]|\band\b/).map((one) => roleOf(one.trim(), clock))
const roleOf = oneOf(Role.options, {
  admin: 'manager',
  administrator: 'manager',
  owner: 'manager',
  towoperator: 'driver',
  operator: 'driver',
  dispatch: 'dispatcher',
})

const accountType = oneOf(AccountType.options, {
  policedepartment: 'Police',
  lawenforcement: 'Police',
  municipality: 'Police',
  privateproperty: 'Property',
  propertymanagement: 'Property',
  apartment: 'Property',
  dealer: 'Dealership',
  autorepair: 'Repair Shop',
  mechanic: 'Repair Shop',
  garage: 'Repair Shop',
  bodyshop: 'Body Shop',
  insurancecompany: 'Insurance',
  rentalcompany: 'Rental',
  cashcall: 'Cash',
  individual: 'Cash',
  retail: 'Cash',
  commercial: 'Account',
})

/** How cells are read that are more than their words. */
const readers: Readonly<Record<ImportKind, Readonly<Record<string, Reader>>>> = {
  accounts: {
    type: accountType,
    zip,
    billingZip: zip,
    taxExempt: yesOrNo,
    creditLimit: dollars,
    paymentTerms: oneOf(PaymentTerms.options, {
      dueonreceipt: 'Due at once',
      duenow: 'Due at once',
      cod: 'Due at once',
    }),
  },
  customers: { zip },
  trucks: {
    type: oneOf(TruckType.options, {
      rollback: 'FlatBed',
      flatbed: 'FlatBed',
      wheellift: 'Wrecker',
      tow: 'Wrecker',
      service: 'ServiceVehicle',
      servicetruck: 'ServiceVehicle',
    }),
    duty: oneOf(TruckDuty.options, {
      lightduty: 'Light',
      mediumduty: 'Medium',
      heavyduty: 'Heavy',
    }),
    licensePlate: upper,
    vin: upper,
    plateExpDate: day,
  },
  employees: { roles, licenseExpirationDate: day },
  jobs: pastJobReaders,
}

/** What a record has that the file does not say. */
const defaults: Readonly<Record<ImportKind, object>> = {
  accounts: blankAccount,
  customers: { ...blankAccount, lastName: '' },
  trucks: {
    type: 'Unspecified',
    duty: 'Unspecified',
    licensePlate: '',
    vin: '',
    manufacturer: '',
    model: '',
    year: '',
    tdlrNumber: '',
    plateExpDate: 0,
    notes: '',
  },
  employees: {
    roles: ['driver'],
    notes: '',
    tdlrNumber: '',
    licenseNumber: '',
    licenseClass: '',
    licenseExpirationDate: 0,
    emergencyContactName: '',
    emergencyContactPhone: '',
  },
  jobs: {},
}

/** A customer is an account of one person, who pays as they go. */
const Customer = z
  .object({
    ...accountSchemas,
    lastName: z.string(),
    contactPhoneNumber: PhoneDigits,
  })
  .transform(({ lastName, ...account }) => {
    const name = `${account.name} ${lastName}`.trim()
    return { ...account, name, contactName: name, type: 'Cash' as const }
  })

const schemas = {
  accounts: z.object(accountSchemas),
  customers: Customer,
  trucks: SaveTruck.required().omit({ id: true, version: true, status: true }),
  employees: SaveEmployee.omit({ id: true, version: true, password: true, currentPassword: true }),
  jobs: PastJobRow,
} as const satisfies Record<ImportKind, z.ZodType>

/** What two records may not share, in small letters without accents, as `towline_plain` makes them. */
const keys: Readonly<Record<ImportKind, (record: Record<string, unknown>) => string>> = {
  accounts: ({ name, accountNumber }) => plain(name, accountNumber),
  customers: ({ name, contactPhoneNumber }) => plain(name, contactPhoneNumber),
  trucks: ({ name }) => plain(name),
  employees: ({ email }) => plain(email),
  jobs: ({ number }) => String(number),
}
const plain = (...parts: unknown[]) =>
  parts
    .map((part) =>
      String(part)
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .toLowerCase(),
    )
    .join('\n')

/** Reads rows as records of a kind. */
export function readRows(
  { kind, heads, columns }: { kind: ImportKind; heads: readonly string[]; columns: ImportColumns },
  rows: readonly CsvRow[],
  clock: Clock,
): ReadRow[] {
  return rows.map(({ row, cells }) => {
    const problems: RowProblem[] = []
    const found: Record<string, unknown> = {}
    for (const { name } of importFields[kind]) {
      const column = columns[name]
      const written = column === undefined ? '' : (cells[column] ?? '').trim()
      if (column === undefined || written === '') continue
      try {
        found[name] = cellValue(written, readers[kind][name], clock)
      } catch (error) {
        if (!(error instanceof WrongCell)) throw error
        problems.push({ column, value: written.slice(0, MOST_VALUE), problem: error.message })
      }
    }
    if (cells.slice(heads.length).some((cell) => cell.trim() !== '')) {
      const problem = `There are ${cells.length} cells and ${heads.length} columns. Is a comma not in quotes?`
      problems.push({ column: -1, value: '', problem })
    }
    const parsed = schemas[kind].safeParse({ ...defaults[kind], ...found })
    for (const { path, message } of parsed.success ? [] : parsed.error.issues) {
      const column = columns[String(path[0])] ?? -1
      // A cell that could not be read is told of once.
      if (problems.some((told) => told.column === column)) continue
      const value = (column < 0 ? '' : (cells[column] ?? '')).slice(0, MOST_VALUE)
      problems.push({ column, value, problem: message })
    }
    const record = parsed.success && problems.length === 0 ? parsed.data : null
    return { row, key: record ? keys[kind](record) : '', record, problems }
  })
}

/** A formula says nothing without the sheet it was written for. */
function cellValue(written: string, reader: Reader | undefined, clock: Clock): unknown {
  if (/^(=|@\w+\()/.test(written)) wrong('This is a formula. Put its value there')
  return reader ? reader(written, clock) : written
}
