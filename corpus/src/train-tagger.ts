import {
  bestTags,
  packWeights,
  type StoredTagger,
  WORD_BUCKETS,
  wordFeatures,
  wordsOf,
} from '@towline/agent/learned'
import type { CorpusLine } from './read-corpus.ts'
import { randomFrom, shuffled } from './train-classifier.ts'

const EPOCHS = 10

/** A line as the tagger learns from it: what its words look like, and the tag of each. */
export type TaggedLine = { features: number[][]; tags: string[] }

/** The words of a line with the tag of each: `B-` where a part begins, `I-` where it goes on, `O` else. */
export function taggedLine(line: CorpusLine): TaggedLine {
  const words = wordsOf(line.text)
  const tags: string[] = words.map(() => 'O')
  for (const { part, start, end } of line.parts) {
    // Words are counted up to the part: what the annotation drops (fillers) is dropped in both.
    const at = wordsOf(line.text.slice(0, start)).length
    const until = wordsOf(line.text.slice(0, end)).length
    for (let word = at; word < until; word += 1) tags[word] = `${word === at ? 'B' : 'I'}-${part}`
  }
  return { features: wordFeatures(words, askedOf(line)), tags }
}

/** What had been asked when this line was said. */
export function askedOf({ kind, label }: Pick<CorpusLine, 'kind' | 'label'>): string {
  if (kind === 'place') return label
  if (kind === 'hint' || kind === 'everyday') return label
  if (kind === 'name' || kind === 'vehicle' || kind === 'reason') return kind
  return kind === 'correction' ? 'read back' : 'opening'
}

/** The lines whose parts are marked: those of a kind that has parts, even where one has none, of people who mark any. */
export function withParts(lines: readonly CorpusLine[]): CorpusLine[] {
  const marking = new Set(
    lines.filter(({ parts }) => parts.length > 0).map(({ profile }) => profile.number),
  )
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
  return lines.filter(({ kind, profile }) => kinds.has(kind) && marking.has(profile.number))
}

/** A tagger of these lines: the averaged structured perceptron. The same seed gives the same tagger. */
export function trainTagger(lines: TaggedLine[], seed: number): StoredTagger {
  const tags = [...new Set(['O', ...lines.flatMap((line) => line.tags).sort()])]
  const width = tags.length
  const now = new Averaged(WORD_BUCKETS * width)
  const follow = new Averaged((width + 1) * width)
  const truths = lines.map((line) => line.tags.map((tag) => tags.indexOf(tag)))
  const random = randomFrom(seed)
  const order = lines.map((_, at) => at)
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (const index of shuffled(order, random)) {
      const features = lines[index]?.features ?? []
      const truth = truths[index] ?? []
      const guess = bestTags(
        { tags, weights: now.weights, follows: rowsOf(follow.weights, width) },
        features,
      )
      now.turn()
      follow.turn()
      learn(now, follow, { features, truth, guess, width })
    }
  const { packed, scale } = packWeights(now.average(), 3)
  const follows = rowsOf(follow.average(), width).map((row) =>
    row.map((weight) => Math.round((weight / scale) * 10) / 10),
  )
  return { tags, follows, scale, packed }
}

type Mistake = { features: number[][]; truth: number[]; guess: number[]; width: number }

function learn(now: Averaged, follow: Averaged, { features, truth, guess, width }: Mistake): void {
  for (const [at, own] of features.entries()) {
    const [right = 0, wrong = 0] = [truth[at], guess[at]]
    const [rightBefore = width, wrongBefore = width] = [truth[at - 1], guess[at - 1]]
    if (right !== wrong || rightBefore !== wrongBefore) {
      follow.add(rightBefore * width + right, 1)
      follow.add(wrongBefore * width + wrong, -1)
    }
    if (right === wrong) continue
    for (const feature of own) {
      now.add(feature * width + right, 1)
      now.add(feature * width + wrong, -1)
    }
  }
}

/** Weights together with their average over all turns so far. */
class Averaged {
  readonly weights: Float32Array
  readonly #sums: Float64Array
  #turns = 0

  constructor(size: number) {
    this.weights = new Float32Array(size)
    this.#sums = new Float64Array(size)
  }

  turn(): void {
    this.#turns += 1
  }

  add(at: number, change: number): void {
    this.weights[at] = (this.weights[at] ?? 0) + change
    this.#sums[at] = (this.#sums[at] ?? 0) + change * this.#turns
  }

  average(): Float64Array {
    return Float64Array.from(
      this.weights,
      (weight, at) => weight - (this.#sums[at] ?? 0) / Math.max(1, this.#turns),
    )
  }
}

function rowsOf(weights: ArrayLike<number>, width: number): number[][] {
  return Array.from({ length: width + 1 }, (_, row) =>
    Array.from({ length: width }, (_, tag) => weights[row * width + tag] ?? 0),
  )
}
