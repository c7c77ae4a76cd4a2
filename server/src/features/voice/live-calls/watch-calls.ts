import { listLiveCalls as listEndpoint, readLiveCall as readEndpoint } from '@towline/contract'
import { verb } from '../../../platform/verb.ts'
import { eventsOf } from '../../calls/index.ts'
import { ownCompany } from '../../company/index.ts'
import { lineOf, personsPhone } from '../company-line.ts'
import { presentCard } from './live-calls.present.ts'
import { liveRow, liveRows } from './live-calls.store.ts'
import { turnsOf } from './live-turns.ts'

/** The calls that are going on now. */
export const listLiveCalls = verb(listEndpoint, async ({ tx, companyId, now }) =>
  (await liveRows(tx, companyId, now)).map((row) => {
    const { facts: _, ...card } = presentCard(row)
    return card
  }),
)

/** One call as it goes on, and after it. */
export const readLiveCall = verb(readEndpoint, async (context, { params }) => {
  const { tx, companyId, now, fail } = context
  const row = (await liveRow(tx, companyId, params.id, now)) ?? fail('not_found')
  const { company } = lineOf(await ownCompany(tx, companyId), now)
  return {
    ...presentCard(row),
    toNumber: row.to_number,
    transferPhone: personsPhone(company, now),
    turns: turnsOf(await eventsOf(tx, row.id)),
    dispatchCallId: row.dispatch_call_id ?? '',
  }
})
