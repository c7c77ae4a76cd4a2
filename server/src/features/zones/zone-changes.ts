import { squareMilesOf, type Zone, type ZoneHours } from '@towline/contract'

/** One thing that was changed of a zone, in words. */
export type ZoneChange = { what: string; from: string; to: string }

/** What was changed of a zone, in words. */
export function zoneChanges(before: Zone, after: Zone): ZoneChange[] {
  const told: [string, (zone: Zone) => string][] = [
    ['Name', ({ name }) => name],
    ['Color', ({ color }) => color],
    ['Drivers', ({ driverNames }) => driverNames.join(', ') || 'none'],
    ['Hours', ({ hours }) => hoursInWords(hours)],
  ]
  const changes = told
    .map(([what, tell]) => ({ what, from: tell(before), to: tell(after) }))
    .filter(({ from, to }) => from !== to)
  if (JSON.stringify(before.areas) !== JSON.stringify(after.areas))
    changes.push({ what: 'Shape', from: shapeInWords(before), to: shapeInWords(after) })
  return changes
}

function hoursInWords(hours: ZoneHours | null): string {
  if (!hours) return 'always'
  const days = hours.days.map((day) => day.slice(0, 3)).join(', ')
  return `${days} ${hours.from}–${hours.to}`
}

/** `12.5 square miles, 8 corners` */
function shapeInWords({ areas }: Zone): string {
  const corners = areas.reduce((sum, { length }) => sum + length, 0)
  return `${squareMilesOf(areas).toFixed(1)} square miles, ${corners} corners`
}
