import phrases from './phrases/businesses.json' with { type: 'json' }

/** Chains that a caller names with nothing else, and that are hardly anything but a place. */
export const chains: Set<string> = new Set(phrases.chains)

/** What the last word of a place's name may be ("Frisco high school", "Joe's garage"). */
export const landmarkWords: Set<string> = new Set(phrases.landmarkWords)

/** Things one is "at" or "in" that are no place to drive to. */
export const noPlaces: Set<string> = new Set(phrases.noPlaces)

/** What a shop that mends cars has in its name; each a piece of a regular expression. */
export const trades: readonly string[] = phrases.trades

/** Chains as their signs have them, by what callers and recognizers make of them. */
const signs = new Map<string, string>(
  Object.entries(phrases.signs).flatMap(([sign, said]) =>
    said.map((each) => [each, sign] as const),
  ),
)

/** A chain by its sign: "qt" is `QuikTrip`; any other name as it is. */
export const onSign = (name: string): string => signs.get(name.toLowerCase()) ?? name
