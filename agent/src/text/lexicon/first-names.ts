import phrases from './phrases/first-names.json' with { type: 'json' }

/** Given names common in the United States: what lets "I'm Bruce" be a name and "I'm stranded" not. */
export const firstNames: Set<string> = new Set(phrases.firstNames)
