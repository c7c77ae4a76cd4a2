import type { CallerFacts, DeskAnswer } from '@towline/agent'
import { gazetteerMaps } from '../../../providers/maps/index.ts'
import { resolvePlace } from '../resolve-place.ts'
import type { Desk, DeskQuestion } from '../voice.ports.ts'

/**
 * A desk that keeps nothing, and knows of a caller what `callerOf` says. Places are found in the gazetteer that is
 * part of the product, never by a vendor: a try costs nothing and tells nobody where a stranger says he is.
 */
export function forgetfulDesk(callerOf: (number: string) => CallerFacts): Desk {
  const maps = gazetteerMaps()
  return {
    findLine: async () => null,
    findCaller: async (_, number) => callerOf(number),
    ask: async ({ line }, question) =>
      question.kind === 'resolvePlace'
        ? resolvePlace(maps, line, question)
        : withoutRecords(question),
    saveJob: async () => {},
  }
}

/** Answers what is asked of records where there are none. */
function withoutRecords(question: Exclude<DeskQuestion, { kind: 'resolvePlace' }>): DeskAnswer {
  switch (question.kind) {
    case 'readJob':
      return { kind: 'readJob', job: null }
    case 'cancelJob':
      return { kind: 'cancelJob', done: true }
    case 'quote':
      return { kind: 'quote', dollars: null }
  }
}
