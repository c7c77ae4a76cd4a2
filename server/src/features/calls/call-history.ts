import {
  listCallHistory as historyOperation,
  isWithheld,
  phoneDigits,
  listRecentCalls as recentOperation,
  searchCustomers as searchOperation,
} from '@towline/contract'
import { handle, JsonText } from '../../platform/handler.ts'
import { ownCompany } from '../company/index.ts'
import { callsAsJson, customersAsJson } from './calls.store.ts'

type PageQuery = { limit?: number | undefined; before?: string | undefined }
const pageOf = (companyId: string, { limit = 100, before }: PageQuery) => ({
  companyId,
  limit,
  before: before ?? null,
})

/** What records are shown as whose caller has given no name. */
const NAMELESS = 'anonymous'
const FEWEST_LETTERS = 3

/** The digits of a part of a number; it may be typed with its country code, also before all of it is there. */
const typedDigits = (typed: string) => phoneDigits(typed.trim().replace(/^\+1/, ''))

/** The phone calls of one number, however it is written. */
export const listCallHistory = handle(
  historyOperation,
  async ({ tx, companyId, audit }, { params, query }) => {
    // Who withholds the number is somebody else each time.
    if (isWithheld(params.phoneNumber)) return new JsonText('[]')
    const number = phoneDigits(params.phoneNumber) || params.phoneNumber
    audit('calls of a number read', number)
    return new JsonText(await callsAsJson(tx, pageOf(companyId, query), { fromNumber: number }))
  },
)

/** Customers by name or number, also partly typed. */
export const searchCustomers = handle(
  searchOperation,
  async ({ tx, companyId }, { params, query }) => {
    const words = params.term.trim().toLowerCase()
    if (!words) return new JsonText('[]')
    const wanted = {
      words,
      digits: /[a-z]/.test(words) ? '' : typedDigits(words),
      isNameless: words.length >= FEWEST_LETTERS && NAMELESS.startsWith(words),
    }
    return new JsonText(await customersAsJson(tx, pageOf(companyId, query), wanted))
  },
)

/** The phone calls of the company, newest first, all or some. */
export const listRecentCalls = handle(recentOperation, async ({ tx, companyId }, { query }) => {
  const { from = '', to = '', outcome, number, dispatchCallId } = query
  const days = from || to ? { from, to, zone: (await ownCompany(tx, companyId)).time_zone } : null
  const part = number === undefined ? undefined : typedDigits(number) || number.trim()
  return new JsonText(
    await callsAsJson(tx, pageOf(companyId, query), {
      ...(days && { days }),
      ...(outcome && { outcome }),
      ...(dispatchCallId && { dispatchCallId }),
      ...(part && { numberPart: part }),
    }),
  )
})
