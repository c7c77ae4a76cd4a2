import {
  exportZones as exportOperation,
  listZoneHistory as historyOperation,
  listZones as listOperation,
  zonesAsGeoJson,
} from '@towline/contract'
import { z } from 'zod'
import { handle } from '../../platform/handler.ts'
import { historyOfZones, zones } from './zones.store.ts'

/** The zones of the company, by name. */
export const listZones = handle(listOperation, ({ tx, companyId }) => zones(tx, companyId))

/** All of them as a file. */
export const exportZones = handle(exportOperation, async ({ tx, companyId }) => ({
  name: 'zones.geojson',
  geojson: zonesAsGeoJson(await zones(tx, companyId)),
}))

/** What the audit keeps of a change to a zone. */
const Told = z.object({
  name: z.string(),
  who: z.string(),
  changes: z.array(z.object({ what: z.string(), from: z.string(), to: z.string() })),
})

/** Who changed which zone. */
export const listZoneHistory = handle(historyOperation, async ({ tx, companyId }) => {
  const lines = await historyOfZones(tx, companyId)
  return lines.map(({ id, at, action, data }) => {
    const { name, who, changes } = Told.parse(data)
    const what = `${name} was ${action.replace('zone ', '')}`
    return { id, at: at.getTime(), who: who || 'Towline', what, changes }
  })
})
