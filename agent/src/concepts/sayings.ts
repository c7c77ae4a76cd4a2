/** Any of these sayings, between word boundaries. */
export const sayings = (...patterns: string[]): RegExp =>
  new RegExp(`\\b(?:${patterns.join('|')})\\b`)
