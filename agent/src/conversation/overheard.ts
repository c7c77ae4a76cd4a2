import type { Danger, Facts, Intent, Understood } from '../facts.ts'

/** What a second ear (a language model) found in the same words; already held against them. */
export type Overheard = {
  facts: Facts
  intents: Intent[]
  dangers: Danger[]
  /** Its facts stand where the words were understood otherwise. */
  corrects: boolean
}

/** Both ears together. What was understood here stands, unless the other one says that it is wrong. */
export function withOverheard(heard: Understood, also: Overheard): Understood {
  const facts = also.corrects
    ? { ...heard.facts, ...also.facts }
    : { ...also.facts, ...heard.facts }
  return {
    ...heard,
    facts,
    dangers: [...new Set([...heard.dangers, ...also.dangers])],
    intents: [...new Set([...heard.intents, ...also.intents])],
    corrects: heard.corrects || also.corrects,
  }
}
