import {
  readCorners,
  SaveZone,
  WEEKDAYS,
  writeCorners,
  type Zone,
  ZoneColor,
} from '@towline/contract'
import { problemsOf } from '../../platform/problems.ts'

/** A zone as it is filled in: its shape as the corners that are typed, which the map draws. */
export type ZoneValues = {
  name: string
  color: ZoneColor
  driverIds: string[]
  isAlways: boolean
  days: string[]
  from: string
  to: string
  corners: string
}

/** What the form begins with; a new zone has the first color no other has. */
export function valuesOf(zone: Zone | null, zones: readonly Zone[]): ZoneValues {
  const free = ZoneColor.options.find((color) => zones.every((other) => other.color !== color))
  return {
    name: zone?.name ?? '',
    color: zone?.color ?? free ?? 'blue',
    driverIds: zone?.driverIds ?? [],
    isAlways: !zone?.hours,
    days: zone?.hours?.days ?? [...WEEKDAYS],
    from: zone?.hours?.from ?? '08:00',
    to: zone?.hours?.to ?? '18:00',
    corners: writeCorners(zone?.areas ?? []),
  }
}

/** What is sent to save it. */
export function zoneToSend(zone: Zone | null, values: ZoneValues) {
  const { name, color, driverIds, isAlways, from, to } = values
  const days = WEEKDAYS.filter((day) => values.days.includes(day))
  return {
    name,
    color,
    driverIds,
    areas: readCorners(values.corners).areas,
    hours: isAlways ? null : { days, from, to },
    ...(zone && { id: zone.id, version: zone.version }),
  }
}

/** What is wrong, by the field that shows it. */
export function zoneProblems(values: ZoneValues): Record<string, string> {
  const { problem } = readCorners(values.corners)
  const found = problemsOf(SaveZone, zoneToSend(null, values))
  const shown = {
    name: found.name,
    days: found['hours.days'],
    to: found['hours.to'] ?? found['hours.from'],
  }
  return {
    ...Object.fromEntries(Object.entries(shown).filter(([, text]) => text !== undefined)),
    ...(problem && { corners: problem }),
  }
}
