import { oneOf } from '../../text/one-of.ts'
import { textBetween, titleCase, type Word } from '../../text/words.ts'
import type { Facts } from '../../types/facts.ts'
import { codeAfter } from './identifiers.ts'
import phrases from './phrases/police.json' with { type: 'json' }

/** The kinds of police there are, as they call themselves on the telephone. */
const force = `(?:${phrases.force.join('|')})`
const rank =
  '(?:officer|deputy|trooper|sergeant|corporal|detective|lieutenant|constable|dispatcher)'
const opener =
  "(?:(?:hi|hello|hey|yes|yeah|ok|okay|um|uh|oh|good (?:morning|afternoon|evening)|this is|it'?s|you'?ve got) )*(?:the )?"
const speaks = `(?:dispatch(?:er)?\\b|here\\b|calling\\b|requesting\\b|${rank}\\b|on a\\b|with a\\b|we(?:'re|'ve| are| have| got)?\\b|got\\b|have\\b|need(?:s|ing)?\\b|i(?:'m|'ve)?\\b|looking\\b|this is\\b|for a\\b|$)`

/** Who says so themselves; that the police are there, or sent them, makes nobody an officer. */
const agencies: readonly RegExp[] = [
  new RegExp(
    `\\b(?:with|from|at|for) (?:the )?((?:(?!the |a |my |our |your )[a-z'.]+ ){0,3}${force})(?= |$)`,
  ),
  new RegExp(`^${opener}((?:[a-z'.]+ ){0,3}?${force})(?: ${speaks})`),
  new RegExp(`^${opener}((?:[a-z'.]+ ){1,3}?${force})$`),
  new RegExp(`\\b${rank} (?:[a-z'-]+ )((?:[a-z'.]+ ){1,3}?${force})(?= |$)`),
]

const introduces = new RegExp(
  `\\b(?:(?:this is|i'?m|i am|it'?s|you'?ve got|we'?re|calling)(?: (?:an?|the))?(?: [\\w'-]+){0,4}?|${rank}(?: [\\w'-]+){0,2}|unit [\\w-]+|badge(?: number)? [\\w-]+|dispatch) (?:with|from|at|for)\\b`,
)
/** Their own car, or what the police had them do: they are a customer like any other. */
const another = oneOf(phrases.another)

/** What an officer tells of themselves: their agency, their name or badge, the number of the incident, the kind of tow. */
export function findPolice(words: Word[]): Facts {
  const text = textBetween(words)
  const isElse = another.test(text)
  const agency = isElse ? undefined : agencyIn(text)
  const officer = officerIn(text, words)
  const incident = codeAfter(
    words,
    /\b(?:incident|case|report|service|event|c ?f ?s|call for service)(?: (?:number|no|id|num))?(?: (?:is|will be|it's|for this is|going to be))?$/,
    4,
  )
  const policeTow = policeTowIn(text)
  return {
    ...((agency || (!isElse && isOfficer.test(text))) && { callerType: 'Police' as const }),
    ...(agency && { inputVendorName: agency }),
    ...(officer && { officer }),
    ...(incident && { incidentNumber: incident.code }),
    ...(policeTow && { policeTow }),
  }
}

const isOfficer = new RegExp(
  `^${opener}(?:${rank} [a-z'-]+|[a-z]+ ${rank} here|${rank} here)\\b|\\b(?:this is|i'?m|i am) (?:an? |the )?(?:${rank}) [a-z'-]+`,
)

function agencyIn(text: string): string | undefined {
  const [from, ...opening] = agencies
  const introduced = introduces.test(text) ? from?.exec(text)?.[1] : undefined
  const first = opening.map((pattern) => pattern.exec(text)?.[1]).find(Boolean)
  const name = (introduced ?? first)?.trim()
  // "I'm with the police" is said by whoever stands beside them, too.
  if (!name || /^(?:(?:call|get|the|a|my|is|are|no|need|i'm)\b|police$)/.test(name))
    return undefined
  return titleCase(name.replace('p d', 'pd').replace('d p s', 'dps'))
    .replace(/\bPd$/, 'PD')
    .replace(/\bDps$/, 'DPS')
}

function officerIn(text: string, words: Word[]): string | undefined {
  const named = new RegExp(
    `\\b(${rank}) ((?!here|with|from|on|at|is|and|says?|said|told|needs?|in|here's|arrived|just|who|that|me|was)[a-z][a-z'-]+)`,
  ).exec(text)
  const unit = /\bunit ([a-z]?\d[\w-]*)/.exec(text)?.[1]
  const badge = codeAfter(words, /\bbadge(?: (?:number|no|num))?(?: (?:is|it's))?$/, 2)
  const parts = [
    named && titleCase(`${named[1]} ${named[2]}`),
    unit && `unit ${unit}`,
    badge && `badge ${badge.code.replace(/(?<=\d)I$/, '')}`,
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : undefined
}

/** A hold, an arrest or evidence is impounded; a rotation call is whoever's turn it is. */
function policeTowIn(text: string): Facts['policeTow'] | undefined {
  if (/\b(?:owner'?s? request|owner requested|customer request|consent tow)\b/.test(text))
    return 'owner request'
  if (
    /\b(?:impound(?:ed|ing)?|evidence|police hold|on hold|hold on it|(?:it'?s|that'?s|this is|be|for) an? (?:\w+ )?hold(?! up)|in custody|under arrest|going to jail|seized|seizure)\b/.test(
      text,
    )
  )
    return 'impound'
  return /\b(?:rotation|non ?consent|next (?:one |wrecker |truck |company )?up|on the list)\b/.test(
    text,
  )
    ? 'rotation'
    : undefined
}
