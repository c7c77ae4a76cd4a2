import { readMapGround as endpoint, type MapGround } from '@towline/contract'
import { verb } from '../../platform/verb.ts'

/** What draws the map in the browser. */
export const readMapGround = verb(endpoint, async (_context, _input, ground: MapGround) => ground, {
  prepare: async ({ maps }) => maps.ground,
})
