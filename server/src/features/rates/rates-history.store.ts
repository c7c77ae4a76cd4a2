import type { RateChange } from '@towline/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'

/** What the audit calls the rates of the company (`accountId` empty) or of an account. */
export const recordOf = (accountId: string): string => `rates:${accountId || 'company'}`

/** What a line of the audit says of rates. */
export type RatesTold = { validFrom: string; who: string; changes: RateChange[] }

type Line = { id: string; at: Date; actor: string; action: string; data: RatesTold }

/** Lines that are shown. */
const MOST_LINES = 200

/** Who changed these rates, newest first. */
export async function historyOfRates(
  tx: Tx,
  companyId: string,
  accountId: string,
): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select id, at, actor, action, data from audit
    where company_id = ${companyId} and record_id = ${recordOf(accountId)}
    order by at desc, id desc limit ${MOST_LINES}`.execute(tx)
  return rows
}
