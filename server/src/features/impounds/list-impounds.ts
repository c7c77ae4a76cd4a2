import {
  draftImpound as draftOperation,
  listImpounds as listOperation,
  readImpound as readOperation,
} from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { ownCompany } from '../company/index.ts'
import { draftOfJob, impoundById, listedImpounds } from './impounds.store.ts'
import { lawFor, wholeImpound } from './whole-impound.ts'

/** Vehicles in the lots, or those that have left. */
export const listImpounds = handle(listOperation, async ({ tx, companyId, now }, { query }) => {
  const { which, search, limit = 100, before = null } = query
  const files = await listedImpounds(tx, companyId, { which, search, limit, before })
  const law = lawFor(await ownCompany(tx, companyId), now)
  return files.map((file) => ({ ...file, duties: law.duties(file) }))
})

/** One of them, with all that is known. */
export const readImpound = handle(readOperation, async (context, { params }) => {
  const { tx, companyId, now, fail } = context
  const file = (await impoundById(tx, companyId, params.id)) ?? fail('not_found')
  return wholeImpound(tx, companyId, now, file)
})

/** What a job knows of the vehicle it brings in. */
export const draftImpound = handle(
  draftOperation,
  async ({ tx, companyId, fail }, { params }) =>
    (await draftOfJob(tx, companyId, params.number)) ?? fail('not_found'),
)
