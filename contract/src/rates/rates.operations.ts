import { z } from 'zod'
import { BASE, Id, Instant, operation } from '../kernel/index.ts'
import { Day, RateSheet, Rates, SaveRateSheet } from './rates.schema.ts'

const read = { kind: 'staff', permission: 'rates.read' } as const
const write = { kind: 'staff', permission: 'rates.write' } as const

/** Whose rates: the company's own, or those of one of its accounts. */
export const WhoseRates = z.union([z.literal('company'), Id])
const params = z.object({ whose: WhoseRates })

export const listRateSheets = operation({
  name: 'listRateSheets',
  method: 'GET',
  path: `${BASE}/rates/:whose`,
  summary:
    'Rate sheets of the company (`company`) or of an account, the one that begins last first',
  access: read,
  params,
  reply: z.object({
    /** The day it is where the company is. */
    today: Day,
    sheets: z.array(RateSheet),
  }),
  fails: ['not_found'],
})

export const listRateAccounts = operation({
  name: 'listRateAccounts',
  method: 'GET',
  path: `${BASE}/rate-accounts`,
  summary: 'Accounts that have rates of their own, by name',
  access: read,
  reply: z.array(z.object({ id: Id, name: z.string() })),
  fails: [],
})

export const saveRateSheet = operation({
  name: 'saveRateSheet',
  method: 'POST',
  path: `${BASE}/rates`,
  summary:
    'Sets the rates from a day on: today or later, or any day for the first sheet. What was charged before stays as it was',
  access: write,
  body: SaveRateSheet,
  reply: RateSheet,
  fails: ['not_found', 'newer_version', 'placeholder'],
})

export const removeRateSheet = operation({
  name: 'removeRateSheet',
  method: 'DELETE',
  path: `${BASE}/rate-sheet/:id`,
  summary: 'Removes a sheet that has not begun before today; the one before it stays in force',
  access: write,
  params: z.object({ id: Id }),
  reply: RateSheet,
  fails: ['not_found', 'rates_in_force'],
})

/** What is wrong in a CSV file; the first line is 1, columns have the names of the file's head. */
export const CsvProblem = z.object({ line: z.int(), column: z.string(), problem: z.string() })
export type CsvProblem = z.infer<typeof CsvProblem>

/** A rate sheet as text is at most this long. */
const MOST_CSV = 200_000

export const exportRateSheet = operation({
  name: 'exportRateSheet',
  method: 'GET',
  path: `${BASE}/rate-sheet/:id/csv`,
  summary: 'A rate sheet as CSV, and a name for the file',
  access: read,
  params: z.object({ id: Id }),
  reply: z.object({ name: z.string(), csv: z.string() }),
  fails: ['not_found'],
})

export const readRatesCsv = operation({
  name: 'readRatesCsv',
  method: 'POST',
  path: `${BASE}/rates/csv`,
  summary:
    'Reads a rate sheet from CSV and saves nothing: the rates, or every problem by line and column',
  access: write,
  body: z.object({ csv: z.string().max(MOST_CSV, 'This file is too long for a rate sheet') }),
  reply: z.object({
    problems: z.array(CsvProblem),
    /** Null while there are problems. */
    rates: Rates.nullable(),
  }),
  fails: [],
})

/** One thing that was changed on a sheet, in words. */
export const RateChange = z.object({ what: z.string(), from: z.string(), to: z.string() })
export type RateChange = z.infer<typeof RateChange>

export const listRateHistory = operation({
  name: 'listRateHistory',
  method: 'GET',
  path: `${BASE}/rates/:whose/history`,
  summary: 'Who changed which rates, and when, newest first',
  access: read,
  params,
  reply: z.array(
    z.object({
      id: Id,
      at: Instant,
      /** Name of the person, or `Towline`. */
      who: z.string(),
      /** `set` or `removed`. */
      action: z.string(),
      validFrom: Day,
      changes: z.array(RateChange),
    }),
  ),
  fails: ['not_found'],
})
