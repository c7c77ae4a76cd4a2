import { type MapGround, readMapGround as operation } from '@towline/contract'
import { handle } from '../../platform/handler.ts'

/** What draws the map in the browser. */
export const readMapGround = handle(
  operation,
  async (_context, _input, ground: MapGround) => ground,
  {
    prepare: async ({ maps }) => maps.ground,
  },
)
