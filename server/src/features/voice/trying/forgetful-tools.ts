import type { AgentToolAnswer, CallerFacts } from '@towline/agent'
import { gazetteerMaps } from '../../../providers/maps/index.ts'
import { resolvePlace } from '../tools/resolve-place.ts'
import type { AgentTools, ToolQuestion } from '../voice.ports.ts'

/**
 * Agent tools that keep nothing, and know of a caller what `callerOf` says. Places are found in the gazetteer that is
 * part of the product, never by a vendor: a try costs nothing and tells nobody where a stranger says they are.
 */
export function forgetfulTools(callerOf: (number: string) => CallerFacts): AgentTools {
  const maps = gazetteerMaps()
  return {
    findLine: async () => null,
    findCaller: async (_, number) => callerOf(number),
    ask: async ({ line }, question) =>
      question.kind === 'resolvePlace'
        ? resolvePlace({ maps, isInZone: async () => null }, line, question)
        : withoutRecords(question),
    saveJob: async () => {},
  }
}

/** Answers what is asked of records where there are none. */
function withoutRecords(
  question: Exclude<ToolQuestion, { kind: 'resolvePlace' }>,
): AgentToolAnswer {
  switch (question.kind) {
    case 'readJob':
      return { kind: 'readJob', job: null }
    case 'quotePrice':
      return { kind: 'quotePrice', quote: null }
    case 'findStored':
      return { kind: 'findStored', found: { is: 'not here' } }
    case 'cancelJob':
      return { kind: 'cancelJob', done: true }
  }
}
