import { landmarkWords } from '../../text/lexicon/businesses.ts'
import { textBetween, type Word } from '../../text/words.ts'

/** "…, the Ford dealer", "…, it's a cafe on 290", "…, is that a Chevy dealer?" */
export function isToldWhat(words: Word[], at: number): boolean {
  const lead = /^(?:(?:it's|that's|they're|its|is that|that is|it is) )?(?:the|a|an|my) /.exec(
    textBetween(words, at, at + 4),
  )?.[0]
  if (!lead) return false
  // "Spin Cycle, a washateria on Ferguson Road"
  const rest = textBetween(words, at, at + 7).slice(lead.length)
  if (/^(?:[a-z]+ ){1,3}(?:on|off|in|near|outside)\b/.test(rest)) return true
  const from = at + lead.trim().split(' ').length
  return words
    .slice(from, from + 4)
    .some(({ text }) => landmarkWords.has(text) || /^(?:place|dealer|guy|spot|joint)$/.test(text))
}
