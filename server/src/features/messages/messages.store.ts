import { MessageStatus } from '@towline/contract'
import { sql } from 'kysely'
import { prepared, type Tx } from '../../platform/db/index.ts'

/** Whether this number (ten digits) has said STOP to the company. */
export const hasRefusedTexts = async (
  tx: Tx,
  companyId: string,
  number: string,
): Promise<boolean> => (await refusedTexts(tx, companyId, [number])).has(number)

/** Those of these numbers (ten digits) that have said STOP to the company. */
export async function refusedTexts(
  tx: Tx,
  companyId: string,
  numbers: string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ number: string }>`${prepared}
    select number from text_consent
    where company_id = ${companyId}::uuid and number = any(${sql.val(numbers)}::text[]) and refused`.execute(
    tx,
  )
  return new Set(rows.map(({ number }) => number))
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
        consent,
        floor(extract(epoch from created_at) * 1000)::bigint as "createdDate"
      from text_message where company_id = ${companyId} ${older}
      order by created_at desc, id desc limit ${limit}) page`.execute(tx)
  return rows[0]?.json ?? '[]'
}

/** Mails newest first as the JSON text of a list. */
export async function mailsAsJson(
  tx: Tx,
  page: { companyId: string; limit: number; before: string | null; withSecrets: boolean },
): Promise<string> {
  const { companyId, limit, before, withSecrets } = page
  const older = before
    ? sql`and (created_at, id) < (select created_at, id from mail_message where id = ${before})`
    : sql``
  const shown = withSecrets ? sql`` : sql`and not has_secret`
  const { rows } = await sql<{ json: string }>`
    select coalesce(json_agg(page), '[]')::text as json from (
      select id, to_address as "to", from_name as "fromName", subject, body, status,
        error as reason, floor(extract(epoch from created_at) * 1000)::bigint as "createdDate"
      from mail_message where company_id = ${companyId} ${shown} ${older}
      order by created_at desc, id desc limit ${limit}) page`.execute(tx)
  return rows[0]?.json ?? '[]'
}

export function mailByKey(tx: Tx, key: string) {
  return tx
    .selectFrom('mail_message')
    .select(['id', 'status'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

export function textByKey(tx: Tx, key: string) {
  return tx
    .selectFrom('text_message')
    .select(['id', 'status'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

/** A mail that a person of the company wrote. */
export function writtenMail(tx: Tx, companyId: string, id: string) {
  return tx
    .selectFrom('mail_message')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('sent_by', 'is not', null)
    .executeTakeFirst()
}

/** A text that a person of the company wrote. */
export function writtenText(tx: Tx, companyId: string, id: string) {
  return tx
    .selectFrom('text_message')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('sent_by', 'is not', null)
    .executeTakeFirst()
}

/** How many mails and texts people of the company have written since then. */
export async function writtenSince(tx: Tx, companyId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ written: number }>`
    select (select count(*) from mail_message
        where company_id = ${companyId} and sent_by is not null and created_at > ${since})::int
      + (select count(*) from text_message
        where company_id = ${companyId} and sent_by is not null and created_at > ${since})::int
      as written`.execute(tx)
  return rows[0]?.written ?? 0
}

/** A carrier's word for how far a text has got, as ours. */
export function messageStatus(stored: string): MessageStatus {
  if (stored === 'undelivered' || stored === 'canceled') return 'failed'
  const read = MessageStatus.safeParse(stored)
  return read.success ? read.data : 'queued'
}
