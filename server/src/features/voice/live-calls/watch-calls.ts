import { listLiveCalls as listOperation, readLiveCall as readOperation } from '@towline/contract'
import { handle } from '../../../platform/handler.ts'
import { eventsOf } from '../../calls/index.ts'
import { ownCompany } from '../../company/index.ts'
import { companyLineOf, personsPhone } from '../session/company-line.ts'
import { presentCard } from './live-calls.present.ts'
import { liveRow, liveRows } from './live-calls.store.ts'
import { turnsOf } from './live-turns.ts'

/** The calls that are going on now. */
export const listLiveCalls = handle(listOperation, async ({ tx, companyId, now }) =>
  (await liveRows(tx, companyId, now)).map((row) => {
    const { facts: _, ...card } = presentCard(row)
    return card
  }),
)

/** One call as it goes on, and after it. */
export const readLiveCall = handle(readOperation, async (context, { params }) => {
  const { tx, companyId, now, fail } = context
  const row = (await liveRow(tx, companyId, params.id, now)) ?? fail('not_found')
  const { company } = companyLineOf(await ownCompany(tx, companyId), now)
  return {
    ...presentCard(row),
    toNumber: row.to_number,
    transferPhone: personsPhone(company, now),
    turns: turnsOf(await eventsOf(tx, row.id)),
  }
})
