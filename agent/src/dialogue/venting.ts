import { oneOf } from '../text/one-of.ts'
import { withPlainQuotes } from '../text/words.ts'
import phrases from './phrases/venting.json' with { type: 'json' }

/** Sighs, oaths and calls to hurry: they tell that a caller is upset, and nothing about their tow. */
const vents = [
  /(?:u+g+h+|a+r+g+h+|[sp]igh|gr+|pf+t*|oh boy|gee+z)/,
  /(?:would you |can you |could you |can we |just |please |you (?:need|have) to )*hurry(?: it)?(?: the \w+)?(?: up)?(?: already| please)*/,
  /(?:come on|c'mon)(?: man| dude| lady| already)?/,
  oneOf(phrases.vents, { before: '(?:oh |holy |jesus |good |my )*', after: '' }),
  /(?:this|that|it)(?:'s| is) (?:such |total |complete |fucking )?(?:bullshit|bull|crap|stupid|ridiculous|nonsense)/,
  /(?:are you (?:kidding|serious|fucking kidding)(?: me)?|you(?:'ve| have)? got to be kidding(?: me)?|unbelievable|seriously)/,
  /i(?:'ve| have)? (?:already |just )?told you(?: that)?(?: already)?/,
]

/** A vent is taken out only as a clause of its own, so that "Hurry Lane" stays an address. */
const vent = `(?:${vents.map(({ source }) => source).join('|')})`
const atStart = new RegExp(
  `^\\s*(?:(?:fine|look|listen|well|oh|just|and|but)[,\\s]+)?${vent}(?=[\\s]*[.,!?;]|\\s*$)[\\s.,!?;]*`,
  'i',
)
const atEnd = new RegExp(`[.,!?;]\\s*(?:and |but |so |just )*${vent}[\\s.!?]*$`, 'i')

/** Oaths in the middle of what they tell, also as recognizers blot them out; and whom else they talk to. */
const oath =
  /(?<=^|\s)(?:(?:mother)?(?:fuck|frick|freak|frigg)(?:ing|in'?|en)(?! (?:out|hell))|god ?damn(?:ed)?|damned|[a-z]?\*{2,}[a-z]*)\s+(?=\w)/gi
const dear = /\b(no|yeah|yes|wait|okay),? (?:honey|babe|sweetie|sweetheart|hon|darling)\b/gi

/** What a caller said without their sighs and oaths; empty when there was nothing else. */
export function withoutVents(words: string): string {
  const unsworn = words.replace(oath, '').replace(dear, '$1')
  const plain = withPlainQuotes(unsworn)
  const rest = plain.replace(atStart, '').replace(atEnd, '')
  if (rest === plain) return unsworn
  return withoutVents(rest)
}
