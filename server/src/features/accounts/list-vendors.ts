import {
  AccountType,
  listAccountTypes as typesOperation,
  listVendors as vendorsOperation,
} from '@towline/contract'
import { handle, JsonText } from '../../platform/handler.ts'
import { vendorsAsJson } from './accounts.store.ts'

const ALL = 10_000

/** The accounts a job can be given, by name. */
export const listVendors = handle(
  vendorsOperation,
  async ({ tx, companyId }, { body: { searchText, limit = ALL } }) =>
    new JsonText(await vendorsAsJson(tx, { companyId, searchText, limit })),
  { reads: true },
)

/** The kinds of account there are. */
export const listAccountTypes = handle(typesOperation, async () =>
  AccountType.options.map((value) => ({ value, label: value })),
)
