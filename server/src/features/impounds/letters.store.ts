import { LetterText, type WrittenLetter } from '@towline/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'
import { newId } from '../../platform/ids.ts'

/** Letters written for a stored vehicle, the latest first. */
export async function writtenLetters(
  tx: Tx,
  companyId: string,
  impoundId: string,
): Promise<WrittenLetter[]> {
  const { rows } = await sql<WrittenLetter>`
    select id, which, by, floor(extract(epoch from at) * 1000)::float8 as at,
      array(select jsonb_array_elements(document -> 'addressees') ->> 'name') as "to"
    from impound_letter where company_id = ${companyId} and impound_id = ${impoundId}
    order by at desc, id desc`.execute(tx)
  return rows
}

/** What a letter says; null where the vehicle has none of this id. */
export async function letterById(
  tx: Tx,
  companyId: string,
  { id, letterId }: { id: string; letterId: string },
): Promise<LetterText | null> {
  const row = await tx
    .selectFrom('impound_letter')
    .select('document')
    .where('company_id', '=', companyId)
    .where('impound_id', '=', id)
    .where('id', '=', letterId)
    .executeTakeFirst()
  return row ? LetterText.parse(row.document) : null
}

/** Keeps a letter as it was written; answers its id. */
export async function insertLetter(
  tx: Tx,
  companyId: string,
  { impoundId, at, by, text }: { impoundId: string; at: number; by: string; text: LetterText },
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('impound_letter')
    .values({
      id,
      company_id: companyId,
      impound_id: impoundId,
      which: text.which,
      at: new Date(at),
      by,
      document: JSON.stringify(text),
    })
    .execute()
  return id
}
