import { readAccount as readOperation, searchAccounts as searchOperation } from '@towline/contract'
import { handle, JsonText } from '../../platform/handler.ts'
import { accountById, accountsAsJson } from './accounts.store.ts'

/** Accounts under the filters of the screen, newest first; those that were removed too. */
export const searchAccounts = handle(
  searchOperation,
  async ({ tx, companyId }, { body: { type, name, accountManagerId, limit = 100, before } }) =>
    new JsonText(
      await accountsAsJson(tx, {
        companyId,
        type,
        name,
        accountManagerId,
        limit,
        before: before ?? null,
      }),
    ),
  { reads: true },
)

/** One account, whole. */
export const readAccount = handle(
  readOperation,
  async ({ tx, companyId, fail }, { params }) =>
    (await accountById(tx, companyId, params.id)) ?? fail('not_found'),
)
