import type { FieldName } from '../../types/intake.ts'

/** What a dispatcher wants of the agent, in the plain words the built-in agent follows. */
export type Whisper =
  | { kind: 'ask'; field: FieldName }
  /** Anything else to ask, as it is to be put to the caller. */
  | { kind: 'question'; words: string }
  | { kind: 'tell'; words: string }
  | { kind: 'hurry' | 'end' | 'take' | 'unclear' }

const topics: readonly [FieldName, RegExp][] = [
  ['color', /^colou?r\b.*$/],
  ['name', /^(?:full |last |first )?name$/],
  ['callback', /^(?:(?:good |best |call ?back |phone |cell ?)*(?:number|phone))$/],
  [
    'where',
    /^(?:pick ?up|location|address|place|where)(?: (?:address|location|place|spot|(?:he|she|they|it|the \w+)))?$/,
  ],
  ['where to', /^(?:destination|drop ?off)(?: (?:address|location|place))?$/],
  ['where to', /^(?:where )?(?:it|the \w+) (?:goes|should go|is going|needs to go)(?: to)?$/],
  ['direction', /^(?:direction(?: of travel)?|which way\b.*)$/],
  ['exit', /^(?:exit|mile ?marker)(?: number)?$/],
  ['city', /^(?:city|town)$/],
  ['vehicle', /^(?:vehicle|car|truck|(?:year,? )?make(?:,? (?:and )?model)?)$/],
  ['vehicle rest', /^(?:model|year)$/],
  ['reason', /^(?:reason|problem|trouble|(?:what )?(?:happened|is wrong)\b.*)$/],
  ['safety', /^(?:safety|(?:if )?(?:he|she|they) (?:is|are) safe)$/],
  ['may text', /^(?:texts?|texting|if (?:we|i) (?:can|may) text\b.*)$/],
  ['club number', /^(?:p ?\.?o\.?|dispatch|reference)(?: number)?$/],
]

const caller = '(?:him|her|them|the (?:caller|customer|driver|lady|guy|man|woman))'
const polite = /^(?:(?:please|pls|now|and|hey|can you|could you|would you|will you)[\s,]+)+/i
const asks = new RegExp(
  `^(?:re-?)?(?:ask|check|confirm|verify|double[- ]?check|get|find out|inquire)(?: with)?(?: ${caller})?(?: again)?\\s+(.+)$`,
  'i',
)
const tells = new RegExp(
  `^(?:(?:tell|inform|assure|remind) ${caller}|let ${caller} know|tell the|say)(?: that)?[\\s,:]+(.+)$`,
  'i',
)
const direct =
  /^(?:what|where|when|which|who|whose|how|why|is|are|was|were|do|does|did|can|could|has|have|had|should)\b/i
const take = new RegExp(
  `^(?:put ${caller} through|transfer|connect ${caller}|i(?:'| wi)?ll take (?:it|this|over|${caller})|give ${caller} to me)\\b`,
  'i',
)
const hurry =
  /^(?:hurry|wrap (?:it|this|things)? ?up|speed (?:it|this|things)? ?up|be (?:quick|brief)|keep it short|make it (?:quick|short)|finish up|faster|skip the rest)\b/i
const end = new RegExp(
  `^(?:(?:end|finish|close|drop) (?:the|this) call|hang ?up(?: on ${caller})?|end it|let ${caller} go)\\b`,
  'i',
)

/** Reads what was whispered; `unclear` is an honest answer. */
export function understandWhisper(said: string): Whisper {
  const isQuestion = said.trim().endsWith('?')
  const words = spoken(said)
    .replace(polite, '')
    .replace(/[\s.!?]+$/, '')
  if (take.test(words)) return { kind: 'take' }
  if (end.test(words)) return { kind: 'end' }
  if (hurry.test(words)) return { kind: 'hurry' }
  const told = tells.exec(words)?.[1]
  if (told) return { kind: 'tell', words: sentence(toCaller(told.replace(/^to /i, 'please '))) }
  const asked = asks.exec(words)?.[1]
  if (asked) return askFor(asked)
  if (isQuestion && direct.test(words)) return { kind: 'question', words: `${sentence(words)}?` }
  return { kind: 'unclear' }
}

function askFor(asked: string): Whisper {
  const topic = asked
    .toLowerCase()
    .replace(/\b(?:again|once more|one more time|please)\b/g, '')
    .replace(/^\s*(?:for|about|what)\s+/, '')
    .replace(/^\s*(?:the|his|her|their|its|an?|where) (?=\w+(?: \w+)?\s*$)/, '')
    .replace(/\s+(?:is|are|it is)\s*$/, '')
    .trim()
  const field = topics.find(([, pattern]) => pattern.test(topic))?.[0]
  if (field) return { kind: 'ask', field }
  const wish = /^to (.+)$/i.exec(asked)?.[1]
  if (wish) return { kind: 'question', words: `Could you ${toCaller(wish)}?` }
  const about = toCaller(asked.replace(/^for /i, '').replace(/\s+again$/i, ''))
  return { kind: 'question', words: `Can you tell me ${about}?` }
}

const turned: readonly [RegExp, string][] = [
  [/\b(?:he|she|they)(?: is| are|'s|'re)\b/gi, 'you are'],
  [/\b(?:he|she) has\b/gi, 'you have'],
  [/\b(?:he|she) does\b/gi, 'you do'],
  [/\b(?:he|she) was\b/gi, 'you were'],
  [/\b(?:he|she) wants\b/gi, 'you want'],
  [/\b(?:he|she) needs\b/gi, 'you need'],
  [/\b(?:he|she|they|him|them)\b/gi, 'you'],
  [/\b(?:his|their|her(?= \w))\b/gi, 'your'],
  [/\bher\b/gi, 'you'],
]

/** What was said about the caller, said to them. */
const toCaller = (words: string) =>
  turned.reduce((text, [pattern, instead]) => text.replace(pattern, instead), words.trim())

/** Without marks a voice would trip over, and amounts of money in words. */
const spoken = (words: string) =>
  words
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\$\s?(\d+(?:\.\d\d)?)/g, '$1 dollars')
    .replace(/[<>{}[\]*_#`"\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
