import type { AgentToolAnswer, CompanyFacts } from '@towline/agent'
import type { LatLng } from '@towline/contract'
import { within } from '../../../platform/within.ts'
import type { Maps, Near } from '../../../providers/maps/index.ts'
import type { CompanyLine, ToolQuestion } from '../voice.ports.ts'
import { isOutside } from './service-area.ts'

/** How long a map may take; a caller's own words do as well. */
const MAP_MS = 4000

/** Whether a place is in a zone of the company that is served now; null where there are no zones. */
export type IsInZone = (place: LatLng) => Promise<boolean | null>

/** Asks the map where the place is that a caller of this company described. */
export async function resolvePlace(
  { maps, isInZone }: { maps: Maps; isInZone: IsInZone },
  { company, area }: Pick<CompanyLine, 'company' | 'area'>,
  { which, place }: ToolQuestion & { kind: 'resolvePlace' },
): Promise<AgentToolAnswer> {
  const find = async () => maps.resolve(place, await whereabouts(maps, company))
  const { address, valid, latLng, candidates, city, estimated } = await within(MAP_MS, find())
  const found = { which, said: place.said, address, valid, latLng }
  // Where the vehicle is brought is the customer's business.
  const outside =
    which === 'pickup' &&
    isOutside(area, { city, latLng, isInZone: area.zones && latLng && (await isInZone(latLng)) })
  return {
    kind: 'resolvePlace',
    ...found,
    ...(estimated && { estimated }),
    ...(candidates && { candidates }),
    ...(outside && { outside }),
  }
}

/** Where a company is, so that the town nearest to it is meant. */
async function whereabouts(maps: Maps, { zip, city, state }: CompanyFacts): Promise<Near> {
  const { latLng } = await maps.resolve({ said: zip, kind: 'zip', zip, city, state }, null)
  return latLng && { ...latLng, state }
}
