import { readAccount as readEndpoint, searchAccounts as searchEndpoint } from '@towline/contract'
import { JsonText, verb } from '../../platform/verb.ts'
import { accountById, accountsAsJson } from './accounts.store.ts'

/** Accounts under the filters of the screen, newest first; those that were removed too. */
export const searchAccounts = verb(
  searchEndpoint,
  async ({ tx, companyId }, { body: { type, name, accountManagerId, limit = 100, before } }) =>
    new JsonText(
      await accountsAsJson(tx, {
        ...{ companyId, type, name, accountManagerId, limit },
        before: before ?? null,
      }),
    ),
  { reads: true },
)

/** One account, whole. */
export const readAccount = verb(
  readEndpoint,
  async ({ tx, companyId, fail }, { params }) =>
    (await accountById(tx, companyId, params.id)) ?? fail('not_found'),
)
