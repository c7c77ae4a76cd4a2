import phrases from './phrases/states.json' with { type: 'json' }

/** Name of a state in lower case → its two letters. */
export const states: Map<string, string> = new Map(Object.entries(phrases.states))

/** Two-letter codes that are everyday words as well, and need their capitals to be a state. */
export const wordyStates: Set<string> = new Set(phrases.wordyStates)
