import { company, conversation } from './call.fixture.ts'

/** A company that speaks Spanish too. */
export const bilingual = { ...company, languages: ['en', 'es'] as const }

/** A call to it, with what the caller says in it. */
export function call(...words: string[]) {
  const talk = conversation({ company: bilingual })
  for (const said of words) talk.caller(said)
  return talk
}

type Talk = ReturnType<typeof call>

/** Everything the agent has said. */
export const saidBy = (talk: Talk) =>
  talk.all.flatMap((act) => (act.do === 'say' ? [act.text] : []))
/** The languages it has changed to. */
export const languages = (talk: Talk) =>
  talk.all.flatMap((act) => (act.do === 'language' ? [act.language] : []))

/** English words a Spanish speaker would stumble over; names of streets and makes are none. */
export const englishWords =
  /\b(?:the|is|are|was|your|you|we|will|it's|and|at|on|for|with|near|northbound|southbound|exit|home|nearest|shop|station|next|door|dead|tire|red|blue|white|black|gray)\b/i
