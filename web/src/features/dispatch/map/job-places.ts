import type { DispatchCall, LatLng } from '@towline/contract'

/** One end of a job's way. */
export type JobPlace = {
  letter: 'A' | 'B'
  kind: 'pickup' | 'dropoff'
  name: 'Pickup' | 'Drop-off'
  address: string
  latLng: LatLng | null
}

/** Where a job begins and ends, as far as it is known: by the job itself, or by the way that was found for it. */
export function jobPlaces(
  call: DispatchCall,
  line: readonly LatLng[],
): [pickup: JobPlace, dropoff: JobPlace] {
  return [
    {
      letter: 'A',
      kind: 'pickup',
      name: 'Pickup',
      address: call.pickupAddress,
      latLng: call.pickupAddressLatLng ?? line[0] ?? null,
    },
    {
      letter: 'B',
      kind: 'dropoff',
      name: 'Drop-off',
      address: call.dropoffAddress,
      latLng: call.dropoffAddressLatLng ?? line.at(-1) ?? null,
    },
  ]
}

/** Why a place is not drawn, or an empty text when it is. */
export function whyNotDrawn(place: JobPlace): string {
  if (place.latLng) return ''
  return place.address ? 'This address isn’t on the map.' : 'Not known yet.'
}
