/** Gets the code of the phone that visitors try the agent with; nothing of it is there before. */
export const loadTryAgent = async () => (await import('./try-agent.tsx')).TryAgent
