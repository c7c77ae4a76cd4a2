import { BUCKETS } from './features.ts'
import { softmax } from './vectors.ts'
import { unpackWeights } from './weights.ts'

/** A linear classifier: for each bucket a row of one weight a label. */
export type Classifier = {
  labels: readonly string[]
  weights: Int8Array
  bias: readonly number[]
  /** What a weight of one stands for. */
  scale: number
}

/** How a classifier is kept in a file: its weights packed, in base64. */
export type StoredClassifier = Omit<Classifier, 'weights'> & { packed: string }

export type Guess = { label: string; probability: number }

/** The classifier of its stored form. Throws where the weights are not of this size. */
export const unpack = ({ packed, ...rest }: StoredClassifier): Classifier => ({
  ...rest,
  weights: unpackWeights(packed, BUCKETS * rest.labels.length),
})

/** All labels with their probabilities for a line's features, the likeliest first. */
export function classify(classifier: Classifier, features: Uint32Array): Guess[] {
  const { labels, weights, bias, scale } = classifier
  const width = labels.length
  const sums = new Float64Array(width)
  for (const feature of features) {
    const row = feature * width
    for (let at = 0; at < width; at += 1) sums[at] = (sums[at] ?? 0) + (weights[row + at] ?? 0)
  }
  // Long lines have many features: their sum counts as that of a line of usual length.
  const weight = scale / Math.sqrt(Math.max(1, features.length))
  const shares = softmax(labels.map((_, at) => (sums[at] ?? 0) * weight + (bias[at] ?? 0)))
  return labels
    .map((label, at) => ({ label, probability: shares[at] ?? 0 }))
    .sort((one, other) => other.probability - one.probability)
}
