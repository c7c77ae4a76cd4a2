import type { ImpoundLot } from '@towline/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'
import { newId } from '../../platform/ids.ts'

/** The lots of a company by name, or the one of this id, each with how many vehicles stand in it. */
export async function lots(tx: Tx, companyId: string, id?: string): Promise<ImpoundLot[]> {
  const { rows } = await sql<ImpoundLot>`
    select l.id, l.version, l.name, l.address, l.license, l.phone, l.hours, l.spaces,
      (select count(*)::int from impound i
        where i.company_id = l.company_id and i.lot_id = l.id and i.status = 'in') as taken
    from impound_lot l where l.company_id = ${companyId} ${id ? sql`and l.id = ${id}` : sql``}
    order by lower(l.name), l.id`.execute(tx)
  return rows
}

type Named = Pick<ImpoundLot, 'name' | 'address' | 'license' | 'phone' | 'hours' | 'spaces'>

/** Makes a lot; answers its id. */
export async function insertLot(tx: Tx, companyId: string, lot: Named, now: number) {
  const id = newId()
  await tx
    .insertInto('impound_lot')
    .values({ id, company_id: companyId, created_at: new Date(now), ...lot })
    .execute()
  return id
}

/** Stores a lot anew, as the next version. */
export async function updateLot(tx: Tx, companyId: string, id: string, lot: Named): Promise<void> {
  await tx
    .updateTable('impound_lot')
    .set((set) => ({ ...lot, version: set('version', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** Whether a company stores vehicles. */
export async function hasLot(tx: Tx, companyId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('impound_lot')
    .select('id')
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row !== undefined
}
