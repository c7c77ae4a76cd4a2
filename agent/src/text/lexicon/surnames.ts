import phrases from './phrases/surnames.json' with { type: 'json' }

/**
 * Family names that everybody in the United States writes alike: nobody needs to spell them. A name that has
 * another one by its side ("Clark" and "Clarke", "Reid" and "Reed") is not among them.
 */
export const surnames: Set<string> = new Set(phrases.surnames)
