import {
  listRateAccounts as accountsOperation,
  listRateHistory as historyOperation,
  localMoment,
  listRateSheets as sheetsOperation,
} from '@towline/contract'
import { type Context, handle } from '../../platform/handler.ts'
import { accountById } from '../accounts/index.ts'
import { ownCompany } from '../company/index.ts'
import { accountsWithRates, sheetsOf } from './rates.store.ts'
import { historyOfRates } from './rates-history.store.ts'

/** The account whose rates are meant, empty for the company's own; another's is not found. */
async function accountOf({ tx, companyId, fail }: Context, whose: string): Promise<string> {
  if (whose === 'company') return ''
  return (await accountById(tx, companyId, whose)) ? whose : fail('not_found')
}

/** Every rate sheet of the company or of an account, those to come first. */
export const listRateSheets = handle(sheetsOperation, async (context, { params }) => {
  const { tx, companyId, now } = context
  const accountId = await accountOf(context, params.whose)
  const { time_zone } = await ownCompany(tx, companyId)
  return {
    today: localMoment(now, time_zone).day,
    sheets: await sheetsOf(tx, companyId, accountId),
  }
})

/** The accounts that pay by rates of their own. */
export const listRateAccounts = handle(accountsOperation, ({ tx, companyId }) =>
  accountsWithRates(tx, companyId),
)

/** Who changed which rates, and when. */
export const listRateHistory = handle(historyOperation, async (context, { params }) => {
  const { tx, companyId } = context
  const lines = await historyOfRates(tx, companyId, await accountOf(context, params.whose))
  return lines.map(({ id, at, actor, action, data }) => ({
    id,
    at: at.getTime(),
    who: actor === 'employee' ? data.who : 'Towline',
    action: action.replace(/^rates /, ''),
    validFrom: data.validFrom,
    changes: data.changes,
  }))
})
