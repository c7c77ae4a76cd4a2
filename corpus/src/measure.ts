import {
  bestTags,
  classify,
  lineFeatures,
  type StoredClassifier,
  type Tagger,
  unpack,
  unpackTagger,
} from '@towline/agent/learned'
import type { CorpusLine } from './read-corpus.ts'
import { examplesOf, NONE, tasks } from './tasks.ts'
import { trainClassifier } from './train-classifier.ts'
import { askedOf, taggedLine, trainTagger } from './train-tagger.ts'

export type Share = { right: number; of: number }
export type Marks = Record<string, Share>

/** The figures of a reader trained on some lines and tried on others, by what is read, and its classifiers by task. */
export function measure(train: CorpusLine[], tried: CorpusLine[], seed: number) {
  const marks: Marks = {}
  const classifiers = new Map<string, StoredClassifier>()
  for (const task of tasks) {
    const trained = trainClassifier(examplesOf(task, train), seed)
    classifiers.set(task.name, trained)
    const classifier = unpack(trained)
    for (const { text, label } of examplesOf(task, tried)) {
      const best = classify(classifier, lineFeatures(text))[0]?.label
      if (label === NONE) count(marks, `${task.name}: left alone`, best === NONE)
      else {
        count(marks, `${task.name}: noticed`, best !== NONE)
        count(marks, `${task.name}: right`, best === label)
      }
    }
  }
  const tagger = unpackTagger(trainTagger(withParts(train).map(taggedLine), seed))
  for (const line of withParts(tried)) markParts(marks, tagger, line)
  return { marks, classifiers }
}

/** The lines whose parts are marked: those of a kind that has parts, even where one has none. */
export function withParts(lines: CorpusLine[]): CorpusLine[] {
  const kinds = new Set([
    'place',
    'hint',
    'name',
    'vehicle',
    'correction',
    'breath',
    'reason',
    'everyday',
  ])
  return lines.filter(({ kind }) => kinds.has(kind))
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
