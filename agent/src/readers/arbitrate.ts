import type { ModelReading } from '../types/events.ts'
import type { Understood } from '../types/facts.ts'

/** Both readers together. What the rules read stands, unless the model says that it is wrong. */
export function mergeReadings(heard: Understood, also: ModelReading): Understood {
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
