import { listTrucks as operation } from '@towline/contract'
import { handle, JsonText } from '../../platform/handler.ts'
import { trucksAsJson } from './trucks.store.ts'

/** The trucks of a status, by name. */
export const listTrucks = handle(
  operation,
  async ({ tx, companyId }, { params }) =>
    new JsonText(await trucksAsJson(tx, companyId, params.status)),
)
