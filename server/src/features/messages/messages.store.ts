import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'

/** Whether this number (ten digits) has said STOP to the company. */
export async function hasRefusedTexts(tx: Tx, companyId: string, number: string): Promise<boolean> {
  const row = await tx
    .selectFrom('text_consent')
    .select('refused')
    .where('company_id', '=', companyId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.refused ?? false
}

export async function setConsent(
  tx: Tx,
  companyId: string,
  number: string,
  refused: boolean,
  now: number,
): Promise<void> {
  const changed_at = new Date(now)
  await tx
    .insertInto('text_consent')
    .values({ company_id: companyId, number, refused, changed_at })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'number']).doUpdateSet({ refused, changed_at }),
    )
    .execute()
}

/** Texts newest first as the JSON text of a list. */
export async function textsAsJson(
  tx: Tx,
  companyId: string,
  limit: number,
  before: string | null,
): Promise<string> {
  const older = before
    ? sql`and (created_at, id) < (select created_at, id from text_message where id = ${before})`
    : sql``
  const { rows } = await sql<{ json: string }>`
    select coalesce(json_agg(page), '[]')::text as json from (
      select id, direction, from_number as "fromNumber", to_number as "toNumber", body, status,
        floor(extract(epoch from created_at) * 1000)::bigint as "createdDate"
      from text_message where company_id = ${companyId} ${older}
      order by created_at desc, id desc limit ${limit}) page`.execute(tx)
  return rows[0]?.json ?? '[]'
}
