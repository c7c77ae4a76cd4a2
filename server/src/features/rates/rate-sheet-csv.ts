import {
  exportRateSheet as exportOperation,
  readRatesCsv as readOperation,
} from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { accountById } from '../accounts/index.ts'
import { sheetById } from './rates.store.ts'
import { ratesAsCsv, ratesFromCsv } from './rates-csv.ts'

/** A rate sheet as a file for a spreadsheet. */
export const exportRateSheet = handle(
  exportOperation,
  async ({ tx, companyId, fail }, { params }) => {
    const sheet = (await sheetById(tx, companyId, params.id)) ?? fail('not_found')
    const account = sheet.accountId ? await accountById(tx, companyId, sheet.accountId) : null
    const whose = account ? `-${fileName(account.name)}` : ''
    return { name: `rates${whose}-${sheet.validFrom}.csv`, csv: ratesAsCsv(sheet.rates) }
  },
)

/** What a file says, or everything that is wrong with it. Saving it is another step. */
export const readRatesCsv = handle(
  readOperation,
  async (_context, { body }) => ratesFromCsv(body.csv),
  { reads: true },
)

/** Letters and digits of a name, as a file may be called. */
const fileName = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
    .toLowerCase()
