import {
  MOST_ZONES,
  removeZone as removeOperation,
  type SaveZone,
  saveZone as saveOperation,
  type Zone,
  zonesChanged,
} from '@towline/contract'
import { type Context, handle } from '../../platform/handler.ts'
import { lockedCompany } from '../company/index.ts'
import { settleFigures } from './settle-figures.ts'
import { zoneChanges } from './zone-changes.ts'
import {
  deleteZone,
  insertZone,
  isNameTaken,
  RECORD,
  sortOpenJobs,
  updateZone,
  zones,
} from './zones.store.ts'

/** Makes or changes a zone, and sorts the jobs anew. */
export const saveZone = handle(saveOperation, async (context, { body }) => {
  const { tx, companyId, announce, fail } = context
  // One after the other, so that a name and the last room are given once.
  await lockedCompany(tx, companyId)
  const all = await zones(tx, companyId)
  const before = body.id ? (all.find(({ id }) => id === body.id) ?? fail('not_found')) : null
  if (before && body.version !== undefined && body.version !== before.version)
    return fail('newer_version', { newer: before })
  if (!before && all.length >= MOST_ZONES)
    return fail('bad_request', { fields: { name: `A company has at most ${MOST_ZONES} zones` } })
  if (await isNameTaken(tx, companyId, body))
    return fail('bad_request', { fields: { name: 'Another zone is called that' } })
  const saved = await storeZone(context, before, body)
  await sortJobs(context)
  announce(zonesChanged, companyId, { id: saved.id })
  return saved
})

/** Sorts the open jobs into the zones as they are now; for reports, those that are over follow. */
export async function sortJobs({ tx, companyId, enqueue }: Context): Promise<void> {
  await sortOpenJobs(tx, companyId)
  await enqueue(settleFigures, { companyId }, { singletonKey: companyId })
}

/** Stores a zone and writes its history; whoever asks has locked the company, and sorts the jobs. */
export async function storeZone(
  { tx, companyId, actor, now, audit, fail }: Context,
  before: Zone | null,
  zone: SaveZone,
): Promise<Zone> {
  if (before) await updateZone(tx, companyId, { ...zone, id: before.id })
  const id = before?.id ?? (await insertZone(tx, companyId, zone, now))
  const [saved = fail('not_found')] = await zones(tx, companyId, id)
  const who = actor.kind === 'employee' ? actor.name : ''
  const changes = before ? zoneChanges(before, saved) : []
  const action = before ? 'zone changed' : 'zone made'
  audit(action, RECORD, { id, name: saved.name, who, changes })
  return saved
}

/** Removes a zone. Its open jobs are in another that reaches there, or in none; those that are over keep its name. */
export const removeZone = handle(removeOperation, async (context, { params }) => {
  const { tx, companyId, actor, audit, announce, fail } = context
  await lockedCompany(tx, companyId)
  const [zone = fail('not_found')] = await zones(tx, companyId, params.id)
  await deleteZone(tx, companyId, zone.id)
  await sortJobs(context)
  const who = actor.kind === 'employee' ? actor.name : ''
  audit('zone removed', RECORD, { id: zone.id, name: zone.name, who, changes: [] })
  announce(zonesChanged, companyId, { id: zone.id })
  return { id: zone.id, name: zone.name }
})
