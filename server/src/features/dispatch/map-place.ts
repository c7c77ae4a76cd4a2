import type { Outside } from '../../platform/handler.ts'
import { type Near, typedPlace } from '../../providers/maps/index.ts'
import { ownCompany } from '../company/index.ts'

/** Where the company of the one who asks is, so that the towns near it are meant. */
export async function ownPlace({ readFirst, companyId, fail }: Outside): Promise<Near> {
  const { lat, lng, state } = await readFirst((tx) =>
    ownCompany(tx, companyId ?? fail('forbidden')),
  )
  return lat === null || lng === null ? null : { lat, lng, state }
}

/** What the map makes of an address line. */
export async function findAddress(outside: Outside, near: Near, text: string) {
  return outside.maps.resolve(typedPlace(text, near?.state), near)
}
