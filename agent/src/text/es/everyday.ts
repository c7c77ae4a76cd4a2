import words from './phrases/everyday.json' with { type: 'json' }

/**
 * Everyday words, each with the English that helps the understanding most; an empty one is left out. Nothing is in it
 * that may be a name.
 */
export const everyday: ReadonlyMap<string, string> = new Map(Object.entries(words))
