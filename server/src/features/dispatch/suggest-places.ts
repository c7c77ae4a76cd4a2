import { suggestPlaces as operation, type PlaceSuggestion } from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { ownPlace } from './map-place.ts'

/** Ways to finish an address that is being typed, those near the company first. */
export const suggestPlaces = handle(
  operation,
  async (_context, _input, suggestions: PlaceSuggestion[]) => suggestions,
  {
    prepare: async (outside, { query }) =>
      outside.maps.suggest(query.text, await ownPlace(outside)),
  },
)
