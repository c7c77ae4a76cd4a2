import {
  blankRates,
  localMoment,
  saveRateSheet as operation,
  type RateSheet,
  rateChanges,
  ratesChanged,
  removeRateSheet as removeOperation,
} from '@towline/contract'
import { type Context, handle } from '../../platform/handler.ts'
import { accountById } from '../accounts/index.ts'
import { lockedCompany } from '../company/index.ts'
import { deleteSheet, insertSheet, sheetById, sheetsOf, updateSheet } from './rates.store.ts'
import { type RatesTold, recordOf } from './rates-history.store.ts'

/** Sets the rates from a day on. What was in force before today stays, so that old prices can be told. */
export const saveRateSheet = handle(operation, async (context, { body }) => {
  const { tx, companyId, now, fail } = context
  const { accountId, validFrom, version, rates } = body
  // One after the other: two sheets for one day would be one too many.
  const today = await todayOf(context)
  await checkAccount(context, accountId)
  const sheets = await sheetsOf(tx, companyId, accountId)
  const current = sheets.find((sheet) => sheet.validFrom === validFrom)
  if (current && version !== undefined && version !== current.version)
    return fail('newer_version', { newer: current })
  if (validFrom < today && sheets.length > 0)
    return fail('bad_request', {
      fields: {
        validFrom: 'Choose today or a later day. What was charged before stays as it was.',
      },
    })
  const before = current ?? inForce(sheets, validFrom)
  const saved = current
    ? await updateSheet(tx, companyId, { ...current, rates })
    : await insertSheet(tx, companyId, { accountId, validFrom, rates }, now)
  tell(context, 'rates set', saved, rateChanges(before?.rates ?? blankRates(), rates))
  return saved
})

/** Takes back rates that are to come, or that began today. */
export const removeRateSheet = handle(removeOperation, async (context, { params }) => {
  const { tx, companyId, fail } = context
  const today = await todayOf(context)
  const sheet = (await sheetById(tx, companyId, params.id)) ?? fail('not_found')
  if (sheet.validFrom < today) return fail('rates_in_force')
  await deleteSheet(tx, companyId, sheet.id)
  const others = await sheetsOf(tx, companyId, sheet.accountId)
  const after = inForce(others, sheet.validFrom)?.rates ?? blankRates()
  tell(context, 'rates removed', sheet, rateChanges(sheet.rates, after))
  return sheet
})

/** The day it is where the company is, which is kept from being changed meanwhile. */
async function todayOf({ tx, companyId, now }: Context): Promise<string> {
  const { time_zone } = await lockedCompany(tx, companyId)
  return localMoment(now, time_zone).day
}

async function checkAccount({ tx, companyId, fail }: Context, accountId: string): Promise<void> {
  if (!accountId) return
  const account = (await accountById(tx, companyId, accountId)) ?? fail('not_found')
  if (account.isPlaceholder) fail('placeholder')
}

/** Of sheets that begin one after the other, last first, the one in force on a day. */
const inForce = (sheets: readonly RateSheet[], day: string) =>
  sheets.find(({ validFrom }) => validFrom <= day)

function tell(
  { actor, audit, announce, companyId }: Context,
  action: string,
  { accountId, validFrom }: RateSheet,
  changes: RatesTold['changes'],
): void {
  const who = actor.kind === 'employee' ? actor.name : ''
  audit(action, recordOf(accountId), { validFrom, who, changes } satisfies RatesTold)
  announce(ratesChanged, companyId, { accountId })
}
