import { listTrucks as endpoint } from '@towline/contract'
import { JsonText, verb } from '../../platform/verb.ts'
import { trucksAsJson } from './trucks.store.ts'

/** The trucks of a status, by name. */
export const listTrucks = verb(
  endpoint,
  async ({ tx, companyId }, { params }) =>
    new JsonText(await trucksAsJson(tx, companyId, params.status)),
)
