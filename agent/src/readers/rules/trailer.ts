import { isEveryday } from '../../text/lexicon/common-words.ts'
import { textAt, textBetween, titleCase, type Word } from '../../text/words.ts'

const kinds =
  /^(?:boat|utility|flat|bed|flatbed|dump|enclosed|stock|horse|cargo|car|equipment|livestock|cattle|tandem|fifth|wheel|axle|two|three|single|double|travel|camper|an?)$/

const lead = /^(?:it's|its|it|is|an?|my|the|our|his|her|just|uh|um|well|like|that's|this|yes|yeah)$/

/** "A semi with a trailer" is none. */
const beside = /^(?:with|and|pulling|towing|hauling|semi|truck|than|older|newer|bigger)$/

/**
 * A trailer as people tell it who are asked what vehicle it is: who makes it, and what kind it is in place of a model
 * ("a Magic Tilt boat trailer", "gooseneck stock trailer").
 */
export function trailerTold(words: Word[]): { make?: string; model?: string } {
  const at = words.findIndex(({ text }) => text === 'trailer')
  if (at < 1) return {}
  let start = 0
  while (start < at && lead.test(textAt(words, start))) start += 1
  let end = at
  while (end > start && kinds.test(textAt(words, end - 1))) end -= 1
  const own = words.slice(start, end)
  const isName =
    own.length > 0 &&
    own.length <= 3 &&
    !own.some(({ text }) => beside.test(text)) &&
    own.some(({ text }) => !isEveryday(text))
  const kind = textBetween(words, end, at + 1).replace(/^an? /, '')
  return {
    ...(isName && { make: titleCase(textBetween(words, start, end)) }),
    ...((isName || own.length === 0) && { model: titleCase(kind) }),
  }
}
