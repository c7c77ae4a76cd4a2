import {
  isSameName,
  MOST_ZONES,
  importZones as operation,
  readZonesFile,
  type SaveZone,
  type Zone,
  ZoneColor,
  type ZoneInFile,
  zonesChanged,
} from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { lockedCompany } from '../company/index.ts'
import { sortJobs, storeZone } from './save-zone.ts'
import { zones } from './zones.store.ts'

/** Reads a file of zones, and stores all of them or none. */
export const importZones = handle(operation, async (context, { body }) => {
  const { tx, companyId, announce } = context
  await lockedCompany(tx, companyId)
  const known = await zones(tx, companyId)
  const { zones: inFile, problems } = readZonesFile(body.geojson)
  const found = inFile.map(({ name, color, areas }, at): ZoneInFile => {
    const before = known.find((zone) => isSameName(zone.name, name))
    const next = ZoneColor.options[(known.length + at) % ZoneColor.options.length] ?? 'blue'
    return { name, areas, color: color ?? before?.color ?? next, isNew: !before }
  })
  if (known.length + found.filter(({ isNew }) => isNew).length > MOST_ZONES)
    problems.push({ feature: 0, problem: `A company has at most ${MOST_ZONES} zones` })
  if (problems.length > 0) return { problems, zones: [], saved: false }
  if (!body.save) return { problems, zones: found, saved: false }
  for (const zone of found) {
    const before = known.find(({ name }) => isSameName(name, zone.name)) ?? null
    await storeZone(context, before, withShape(before, zone))
  }
  await sortJobs(context)
  announce(zonesChanged, companyId, { id: '' })
  return { problems, zones: found, saved: true }
})

/** A zone of the file; one that was there keeps its drivers and hours. */
const withShape = (before: Zone | null, { name, color, areas }: ZoneInFile): SaveZone => ({
  id: before?.id ?? '',
  name: before?.name ?? name,
  color,
  areas,
  driverIds: before?.driverIds ?? [],
  hours: before?.hours ?? null,
})
