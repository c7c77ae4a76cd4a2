import {
  listCallHistory as historyEndpoint,
  phoneDigits,
  listRecentCalls as recentEndpoint,
  searchCustomers as searchEndpoint,
} from '@towline/contract'
import { JsonText, verb } from '../../platform/verb.ts'
import { callsAsJson, customersAsJson } from './calls.store.ts'

type PageQuery = { limit?: number | undefined; before?: string | undefined }
const pageOf = (companyId: string, { limit = 100, before }: PageQuery) => ({
  companyId,
  limit,
  before: before ?? null,
})

/** The phone calls of one number, however it is written. */
export const listCallHistory = verb(
  historyEndpoint,
  async ({ tx, companyId }, { params, query }) => {
    const number = phoneDigits(params.phoneNumber) || params.phoneNumber
    return new JsonText(await callsAsJson(tx, pageOf(companyId, query), number))
  },
)

/** Customers by name or number, also partly typed. */
export const searchCustomers = verb(
  searchEndpoint,
  async ({ tx, companyId }, { params, query }) => {
    const words = params.term.trim()
    // A number may be typed with its country code, also before all of it is there.
    const digits = /[a-z]/i.test(words) ? '' : phoneDigits(words.replace(/^\+1/, ''))
    if (!words) return new JsonText('[]')
    return new JsonText(await customersAsJson(tx, pageOf(companyId, query), words, digits))
  },
)

/** The latest phone calls of the company. */
export const listRecentCalls = verb(
  recentEndpoint,
  async ({ tx, companyId }, { query }) =>
    new JsonText(await callsAsJson(tx, pageOf(companyId, query), null)),
)
