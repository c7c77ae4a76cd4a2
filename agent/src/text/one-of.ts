/** How a list of phrases is looked for; each between the ends of words unless told otherwise. */
type Around = { before?: string; after?: string; flags?: string }

/**
 * The pattern of whatever one of these phrases says. The phrases, each a piece of a regular expression, are data: they
 * stand one by one in the folder `phrases` beside the code that looks for them.
 */
export const oneOf = (
  phrases: readonly string[],
  { before = '\\b', after = '\\b', flags = '' }: Around = {},
): RegExp => new RegExp(`${before}(?:${phrases.join('|')})${after}`, flags)

/** The pattern of whatever one of these patterns finds: each says itself where it begins and ends. */
export const anyOf = (patterns: readonly string[], flags = ''): RegExp =>
  oneOf(patterns, { before: '', after: '', flags })
