import {
  bestTags,
  type Classes,
  classesOf,
  classify,
  type Guesses,
  lineFeatures,
  NONE,
  networksGuesses,
  type Tagger,
  together,
  unpackClasses,
  unpackTagger,
} from '@towline/agent/learned'
import type { CorpusLine } from './read-corpus.ts'
import { tasks } from './tasks.ts'
import type { StoredReader } from './train-reader.ts'
import { askedOf, taggedLine, withParts } from './train-tagger.ts'

type Share = { right: number; of: number }
export type Marks = Record<string, Share>

/** Which of the readers of classes is asked. */
export const minds = ['linear', 'networks', 'both'] as const
export type Mind = (typeof minds)[number]

/** What a reader gets right of lines, by what is read. */
export function measure(reader: StoredReader, tried: readonly CorpusLine[], mind: Mind): Marks {
  const marks: Marks = {}
  const classes = unpackClasses(reader.classes)
  for (const line of tried) {
    const guesses = guessesOf(classes, line.text, mind)
    for (const task of tasks) {
      const label = task.labelOf(line)
      const best = guesses[task.name][0]?.label
      if (label === NONE) count(marks, `${task.name}: left alone`, best === NONE)
      else if (label) {
        count(marks, `${task.name}: noticed`, best !== NONE)
        count(marks, `${task.name}: right`, best === label)
      }
    }
  }
  const tagger = unpackTagger(reader.tagger)
  for (const line of withParts(tried)) markParts(marks, tagger, line)
  return marks
}

function guessesOf(classes: Classes, text: string, mind: Mind): Guesses {
  if (mind === 'both') return classesOf(classes, text)
  const features = lineFeatures(text)
  const others = networksGuesses(classes.networks, text)
  const of = (task: keyof Guesses) =>
    mind === 'linear'
      ? classify(classes.linear[task], features)
      : together(others.map((guesses) => guesses.get(task) ?? []))
  return { danger: of('danger'), reason: of('reason'), wish: of('wish'), answer: of('answer') }
}

function markParts(marks: Marks, tagger: Tagger, line: CorpusLine): void {
  const { features, tags } = taggedLine(line)
  const guessed = bestTags(tagger, features).map((tag) => tagger.tags[tag] ?? 'O')
  const [truth, guess] = [spans(tags), spans(guessed)]
  if (line.kind === 'place') {
    for (const span of truth) count(marks, 'place parts: found', guess.has(span))
    for (const span of guess) count(marks, 'place parts: right of those found', truth.has(span))
    count(
      marks,
      `place lines: whole`,
      [...truth].every((span) => guess.has(span)) && truth.size === guess.size,
    )
  } else if (line.kind === 'vehicle' || line.kind === 'name') {
    for (const span of truth) count(marks, `${askedOf(line)} parts: found`, guess.has(span))
    for (const span of guess)
      count(marks, `${askedOf(line)} parts: right of those found`, truth.has(span))
  }
}

function spans(tags: string[]): Set<string> {
  const found = new Set<string>()
  let open: { part: string; start: number } | undefined
  for (const [at, tag] of [...tags, 'O'].entries()) {
    if (open && (!tag.startsWith('I-') || tag.slice(2) !== open.part)) {
      found.add(`${open.part} ${open.start} ${at}`)
      open = undefined
    }
    if (tag.startsWith('B-') || (tag.startsWith('I-') && !open))
      open = { part: tag.slice(2), start: at }
  }
  return found
}

function count(marks: Marks, name: string, isRight: boolean): void {
  const share = marks[name] ?? { right: 0, of: 0 }
  marks[name] = share
  share.of += 1
  share.right += isRight ? 1 : 0
}
