import { MindRecord } from '@towline/contract'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/index.ts'

/** So many calls are shown, and held again in a trial. */
const CALLS = 10

/** The company's last calls that a language model took part in, with what the readers found in each turn. */
export async function lastReadCalls(tx: Tx, companyId: string) {
  const calls = await tx
    .selectFrom('phone_call')
    .select(['id', 'started_at', 'from_number', 'mind'])
    .where('company_id', '=', companyId)
    .where('mind', 'is not', null)
    .orderBy('started_at', 'desc')
    .limit(CALLS)
    .execute()
  const ids = calls.map(({ id }) => id)
  const events =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('phone_call_event')
          .select(['phone_call_id', 'data'])
          .where('phone_call_id', 'in', ids)
          .where('kind', '=', 'readers')
          .orderBy('seq')
          .execute()
  return calls.map(({ mind, ...call }) => ({
    ...call,
    mind: MindRecord.safeParse(mind).data,
    entries: events.flatMap(({ phone_call_id, data }) =>
      phone_call_id === call.id
        ? (z.record(z.string(), z.unknown()).safeParse(data).data ?? [])
        : [],
    ),
  }))
}

/** The ids of the company's last calls, the newest first. */
export const lastCalls = (tx: Tx, companyId: string, most: number) =>
  tx
    .selectFrom('phone_call')
    .select(['id', 'started_at'])
    .where('company_id', '=', companyId)
    .where('ended_at', 'is not', null)
    .orderBy('started_at', 'desc')
    .limit(most)
    .execute()
