import {
  listInvoices as listOperation,
  localMoment,
  readInvoice as readOperation,
} from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { ownCompany } from '../company/index.ts'
import { listedInvoices } from './invoices.store.ts'
import { warmPrinter } from './pdf/index.ts'
import { wholeInvoice } from './whole-invoice.ts'

const PAGE = 50

export const listInvoices = handle(listOperation, async ({ tx, companyId, now }, { query }) => {
  const { time_zone } = await ownCompany(tx, companyId)
  const { limit = PAGE, before } = query
  const today = localMoment(now, time_zone).day
  return listedInvoices(tx, companyId, { ...query, limit, before, today })
})

export const readInvoice = handle(
  readOperation,
  async (context, { params }) =>
    (await wholeInvoice(context, params.id)) ?? context.fail('not_found'),
  {
    prepare: async ({ printer }) => {
      void warmPrinter(printer)
    },
  },
)
