import type { TowReason } from '@towline/contract'
import { type CorpusLine, linesOf, profiles, type Split } from '@towline/corpus'
import type { Sayings, topics } from '@towline/simulator'

type Topic = (typeof topics)[number]

/** Where in a call an everyday line of the corpus is said. */
const topicOf: Record<string, Topic> = {
  opening: 'opening',
  safety: 'safety',
  where: 'where',
  reason: 'reason',
  vehicle: 'vehicle',
  name: 'name',
  'may text': 'may text',
  'read back': 'right',
}

/** What the people of a part of the corpus say, as sayings to be said to the agent. */
export function sayingsOf(split: Split): Sayings {
  const lines = profiles()
    .filter((profile) => profile.split === split)
    .flatMap(linesOf)
  const of = (kind: string) => lines.filter((line) => line.kind === kind)
  return {
    dangers: of('danger').map(said),
    lookalikes: of('lookalike').map(said),
    ordinary: of('everyday').map((line) => ({
      ...said(line),
      asked: topicOf[line.label] ?? 'opening',
    })),
    places: of('place').map(placeOf),
    reasons: of('reason').map((line) => ({ ...said(line), reason: line.label as TowReason })),
  }
}

/** "Fifth avenue" is 5th Avenue on the signs: nobody compares their letters. */
const isOrdinal = /\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|\w+th)\b/

const said = ({ text, profile }: CorpusLine) => ({ said: text, language: profile.language })

/** A place answer: its names are not to be lost, and what is told in digits is to be read so. */
function placeOf(line: CorpusLine): Sayings['places'][number] {
  const wordsFor = (name: string) => {
    const found = line.parts.find(({ part }) => part === name)
    return found && line.text.slice(found.start, found.end)
  }
  const inDigits = (words: string | undefined) => (words && /\d/.test(words) ? words : undefined)
  const keep = ['street', 'cross', 'business', 'landmark', 'town'].flatMap(
    (part) => wordsFor(part) ?? [],
  )
  return {
    ...said(line),
    asked: line.label === 'where to' ? 'where to' : 'where',
    keep,
    number: inDigits(wordsFor('number')),
    street: isOrdinal.test(wordsFor('street') ?? '') ? undefined : wordsFor('street'),
    highway: inDigits(wordsFor('highway')),
    city: wordsFor('town'),
  }
}
