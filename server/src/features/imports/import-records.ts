import {
  AccountType,
  accountSchemas,
  blankAccount,
  type ImportColumns,
  type ImportKind,
  importFields,
  PaymentTerms,
  Role,
  SaveEmployee,
  SaveTruck,
  TruckDuty,
  TruckType,
} from '@towline/contract'
import { z } from 'zod'
import type { CsvRow } from './csv-format.ts'

/** What is wrong in a row, as it is stored: the column by its place, -1 for the row as a whole. */
export type RowProblem = { column: number; value: string; problem: string }
/** A row as a record to be made, or what is wrong in it. */
export type ReadRow = { row: number; key: string; record: unknown; problems: RowProblem[] }

const MOST_VALUE = 100

type Reader = (written: string) => unknown
/** A cell that is not what it must be; the sentence says what to write. */
class WrongCell extends Error {}
const wrong = (what: string): never => {
  throw new WrongCell(what)
}

const bare = (written: string) => written.toLowerCase().replace(/[^a-z0-9]/g, '')

/** One of a list, however it is written, or what others call it. */
const oneOf =
  (all: readonly string[], also: Readonly<Record<string, string>> = {}): Reader =>
  (written) => {
    const asked = bare(written)
    return (
      all.find((one) => bare(one) === asked || `${bare(one)}s` === asked) ??
      also[asked] ??
      wrong(`Write one of ${all.join(', ')}`)
    )
  }

const yesOrNo: Reader = (written) => {
  if (/^(yes|y|true|1|x)$/i.test(written)) return true
  return /^(no|n|false|0)$/i.test(written) ? false : wrong('Write yes or no')
}

const dollars: Reader = (written) => {
  const plain = written.replace(/[$,\s]/g, '')
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : wrong('Write an amount, such as 1500.00')
}

/** The day at noon in UTC, as forms write it. */
const day: Reader = (written) => {
  const us = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?:[ ,].*)?$/.exec(written)
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[ T].*)?$/.exec(written)
  const [year, month, date] = us ? [us[3], us[1], us[2]] : [iso?.[1], iso?.[2], iso?.[3]]
  const full = Number(year) < 100 ? 2000 + Number(year) : Number(year)
  const at = Date.UTC(full, Number(month) - 1, Number(date), 12)
  const isThatDay = at > 0 && new Date(at).getUTCDate() === Number(date)
  return isThatDay ? at : wrong('Write a date as MM/DD/YYYY')
}

/** Five digits; a spreadsheet takes the zero off those of New England. */
const zip: Reader = (written) => {
  const digits = written.replace(/\D/g, '')
  if (digits.length === 4) return `0${digits}`
  return digits.length === 9 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : written
}

const roles: Reader = (written) => written.split(/[,;/&]|\band\b/).map((one) => roleOf(one.trim()))
const roleOf = oneOf(Role.options, {
  admin: 'manager',
  administrator: 'manager',
  owner: 'manager',
  towoperator: 'driver',
  operator: 'driver',
  dispatch: 'dispatcher',
})
const upper: Reader = (written) => written.toUpperCase()

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
}

/** What a record has that the file does not say. */
const defaults: Readonly<Record<ImportKind, object>> = {
  accounts: blankAccount,
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
}

const schemas = {
  accounts: z.object(accountSchemas),
  trucks: SaveTruck.required().omit({ id: true, version: true, status: true }),
  employees: SaveEmployee.omit({ id: true, version: true, password: true, currentPassword: true }),
} as const satisfies Record<ImportKind, z.ZodType>

/** What two records may not share, in small letters without accents, as `towline_plain` makes them. */
const keys: Readonly<Record<ImportKind, (record: Record<string, unknown>) => string>> = {
  accounts: ({ name, accountNumber }) => plain(name, accountNumber),
  trucks: ({ name }) => plain(name),
  employees: ({ email }) => plain(email),
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
  kind: ImportKind,
  {
    rows,
    heads,
    columns,
  }: { rows: readonly CsvRow[]; heads: readonly string[]; columns: ImportColumns },
): ReadRow[] {
  return rows.map(({ row, cells }) => {
    const problems: RowProblem[] = []
    const found: Record<string, unknown> = {}
    for (const { name } of importFields[kind]) {
      const column = columns[name]
      const written = column === undefined ? '' : (cells[column] ?? '').trim()
      if (column === undefined || written === '') continue
      try {
        found[name] = cellValue(written, readers[kind][name])
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
function cellValue(written: string, reader: Reader | undefined): unknown {
  if (/^(=|@\w+\()/.test(written)) wrong('This is a formula. Put its value there')
  return reader ? reader(written) : written
}
