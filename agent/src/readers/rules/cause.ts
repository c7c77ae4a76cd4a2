import type { TowReason } from '@towline/contract'
import { causes } from '../../concepts/causes.ts'
import { PhraseFinder, tokenOf } from '../../text/phrases.ts'
import { textBetween, type Word } from '../../text/words.ts'

type Reader = { reason: TowReason; says: PhraseFinder; not: PhraseFinder }

let readers: readonly Reader[] | undefined

/** What happened, and the words that say so; undefined where only parts and troubles are told. */
export function causeOf(words: Word[]): { reason: TowReason; said: string } | undefined {
  readers ??= causes.map(({ reason, says, not = [] }) => ({
    reason,
    says: new PhraseFinder(says),
    not: new PhraseFinder(not),
  }))
  const tokens = words.map(({ text }) => tokenOf(text))
  for (const { reason, says, not } of readers) {
    const [found] = says.find(tokens)
    if (found && !not.has(tokens))
      return { reason, said: textBetween(words, found.start, found.end) }
  }
  return undefined
}
