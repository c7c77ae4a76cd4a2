import {
  type Account,
  accountChanged,
  blankAccount,
  saveAccount as operation,
} from '@towline/contract'
import { differences, given } from '../../platform/differences.ts'
import { type Context, handle } from '../../platform/handler.ts'
import { newId } from '../../platform/ids.ts'
import { isManager } from '../employees/index.ts'
import { accountById, insertAccounts, updateAccount } from './accounts.store.ts'

/** An account nobody has filled in yet. */
export const newAccount = (): Account => ({
  ...blankAccount,
  id: newId(),
  version: 1,
  isDeleted: false,
  isActive: true,
  isPlaceholder: false,
})

/** Makes an account, or changes the one whose id is given. What is left out stays as it is. */
export const saveAccount = handle(operation, async (context, { body }) => {
  const { tx, companyId, now, audit, announce, fail } = context
  const { id, version, ...fields } = body
  const current = id
    ? ((await accountById(tx, companyId, id, { lock: true })) ?? fail('not_found'))
    : null
  if (current?.isPlaceholder) return fail('placeholder')
  if (current && version !== undefined && version !== current.version)
    return fail('newer_version', { newer: current })
  const before = current ?? newAccount()
  const after: Account = { ...before, ...given(fields) }
  await checkManager(context, before, after)
  after.isActive = !after.disabled && !after.isDeleted
  if (current) {
    audit('account changed', after.id, differences(before, after))
    after.version = current.version + 1
    await updateAccount(tx, companyId, after)
  } else {
    audit('account made', after.id, { name: after.name, type: after.type })
    await insertAccounts(tx, companyId, [after], now)
  }
  announce(accountChanged, companyId, { id: after.id, version: after.version })
  return after
})

/** Who looks after the account must be a manager of the company; who does already may have left. */
async function checkManager(
  { tx, companyId, fail }: Context,
  before: Account,
  { accountManagerId: id }: Account,
): Promise<void> {
  if (!id || id === before.accountManagerId) return
  if (await isManager(tx, companyId, id)) return
  fail('bad_request', { fields: { accountManagerId: 'Choose one of your managers' } })
}
