import { listTowns as operation, type Town } from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { largestTowns } from '../../providers/maps/index.ts'

const MOST = 60

/** The larger towns of a piece of the map, for a ground without tiles. */
export const listTowns = handle(operation, async (_context, _input, towns: Town[]) => towns, {
  prepare: async (_outside, { query }) =>
    largestTowns(query, MOST).map(({ name, lat, lng, population }) => ({
      name,
      place: { lat, lng },
      population,
    })),
})
