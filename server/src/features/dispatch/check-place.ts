import { type CheckedPlace, checkPlace as operation } from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { findAddress, ownPlace } from './map-place.ts'

/** Finds an address on the map, and says whether a driver can be sent to it. */
export const checkPlace = handle(
  operation,
  async (_context, _input, place: CheckedPlace) => place,
  {
    reads: true,
    prepare: async (outside, { body }) => {
      const text = body.text.trim()
      if (!text) return { address: '', valid: false, latLng: null, estimated: true, candidates: [] }
      const found = await findAddress(outside, await ownPlace(outside), text)
      const { address, valid, latLng, estimated, candidates = [] } = found
      return { address, valid, latLng, estimated, candidates }
    },
  },
)
