import { suggestPlaces as endpoint, type PlaceSuggestion } from '@towline/contract'
import { verb } from '../../platform/verb.ts'
import { ownPlace } from './map-place.ts'

/** Ways to finish an address that is being typed, those near the company first. */
export const suggestPlaces = verb(
  endpoint,
  async (_context, _input, suggestions: PlaceSuggestion[]) => suggestions,
  {
    prepare: async (outside, { query }) =>
      outside.maps.suggest(query.text, await ownPlace(outside)),
  },
)
