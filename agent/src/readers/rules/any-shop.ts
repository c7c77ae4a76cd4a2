import { landmarkWords } from '../../text/lexicon/businesses.ts'
import { textAt, textBetween, titleCase, type Word } from '../../text/words.ts'

type Found = { name: string; start: number; end: number }

const whichever =
  /^(?:the |a |an |some |just )*(?:(?:nearest|closest|cheapest|any|some|whatever|whichever|local|good|nearby) )+/
const possessed = /^(?:my|our|your|the company|y'?all'?s)$/
const places = new Set([
  ...landmarkWords,
  'place',
  'dealers',
  'one',
  'guy',
  'work',
  'junkyard',
  'location',
  'impound',
])
/** "Your house" is nobody's shop. */
const notShops = new Set([
  'house',
  'home',
  'apartment',
  'apartments',
  'area',
  'store',
  'subdivision',
])

/**
 * A destination that is whichever suits ("the nearest tire shop", "any body shop"), the caller's own
 * ("my mechanic") or the company's ("your yard"): good enough to go by, in the caller's words.
 */
export function anyShopAt(words: Word[], at: number): Found | undefined {
  const lead = whichever.exec(`${textBetween(words, at, at + 5)} `)?.[0]
  const isOwn = possessed.test(textAt(words, at))
  if (!lead && !isOwn) return
  const first = lead ? at + lead.trim().split(' ').length : at + 1
  for (let end = first + 1; end <= first + 3 && end <= words.length; end++) {
    const kind = textAt(words, end - 1)
    if (places.has(kind) && !(isOwn && notShops.has(kind)) && !places.has(textAt(words, end)))
      return { name: nameOf(words, at, first, end), start: at, end }
    if (words[end - 1]?.stop) return
  }
}

function nameOf(words: Word[], at: number, first: number, end: number): string {
  const owner = textAt(words, at)
  if (owner === 'my' || owner === 'our') return titleCase(textBetween(words, first, end))
  if (possessed.test(owner)) return `Our ${textBetween(words, first, end)}`
  const text = textBetween(words, at, end).replace(/^(?:(?:the|a|an|some|just) )+/, '')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
