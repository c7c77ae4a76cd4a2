import {
  AccountType,
  listAccountTypes as typesEndpoint,
  listVendors as vendorsEndpoint,
} from '@towline/contract'
import { JsonText, verb } from '../../platform/verb.ts'
import { vendorsAsJson } from './accounts.store.ts'

const ALL = 10_000

/** The accounts a job can be given, by name. */
export const listVendors = verb(
  vendorsEndpoint,
  async ({ tx, companyId }, { body: { searchText, limit = ALL } }) =>
    new JsonText(await vendorsAsJson(tx, { companyId, searchText, limit })),
  { reads: true },
)

/** The kinds of account there are. */
export const listAccountTypes = verb(typesEndpoint, async () =>
  AccountType.options.map((value) => ({ value, label: value })),
)
