import {
  impoundsChanged,
  listLots as listOperation,
  saveLot as saveOperation,
} from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { insertLot, lots, updateLot } from './lots.store.ts'

/** The lots of the company. */
export const listLots = handle(listOperation, ({ tx, companyId }) => lots(tx, companyId))

/** Makes or changes a lot. */
export const saveLot = handle(saveOperation, async (context, { body }) => {
  const { tx, companyId, now, audit, announce, fail } = context
  const { id: asked, version, ...lot } = body
  const [before] = asked ? await lots(tx, companyId, asked) : []
  if (asked && !before) return fail('not_found')
  if (before && version !== undefined && version !== before.version)
    return fail('newer_version', { newer: before })
  if (before) await updateLot(tx, companyId, before.id, lot)
  const id = before?.id ?? (await insertLot(tx, companyId, lot, now))
  audit('lot saved', id, lot)
  announce(impoundsChanged, companyId, { id })
  const [saved] = await lots(tx, companyId, id)
  return saved ?? fail('not_found')
})
