import {
  BUCKETS,
  lineFeatures,
  packWeights,
  type StoredClassifier,
  softmax,
} from '@towline/agent/learned'

export type Example = { text: string; label: string }

const EPOCHS = 12
const RATE = 0.5
/** How much of a weight goes at each step: rare features are trusted less. */
const DECAY = 2e-6
/** Weights of fewer levels are dropped: half of all, and nothing is read worse without them. */
const LEAST = 6

/**
 * A linear classifier of these examples: softmax regression by AdaGrad, each label counting alike however
 * many examples it has (tempered), weights kept in eight bits. The same seed gives the same classifier.
 */
export function trainClassifier(examples: Example[], seed: number): StoredClassifier {
  const labels = [...new Set(examples.map(({ label }) => label))].sort()
  const seen = examples.map(({ text, label }) => ({
    features: lineFeatures(text),
    label: labels.indexOf(label),
  }))
  const share = importanceOf(
    examples.map(({ label }) => label),
    labels,
  )
  const weights = new Float32Array(BUCKETS * labels.length)
  const squares = new Float32Array(BUCKETS * labels.length)
  const bias = new Float64Array(labels.length)
  const random = randomFrom(seed)
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (const { features, label } of shuffled(seen, random))
      step({ weights, squares, bias }, features, label, share[label] ?? 1)
  return {
    labels,
    bias: Array.from(bias, (one) => Math.round(one * 1e4) / 1e4),
    ...packWeights(weights, LEAST),
  }
}

type Weights = { weights: Float32Array; squares: Float32Array; bias: Float64Array }

function step(all: Weights, features: Uint32Array, truth: number, importance: number): void {
  const { weights, squares, bias } = all
  const width = bias.length
  const size = 1 / Math.sqrt(Math.max(1, features.length))
  const scores = Array.from(bias)
  for (const feature of features)
    for (let at = 0; at < width; at += 1)
      scores[at] = (scores[at] ?? 0) + (weights[feature * width + at] ?? 0) * size
  const shares = softmax(scores)
  for (let at = 0; at < width; at += 1) {
    const error = ((shares[at] ?? 0) - (at === truth ? 1 : 0)) * importance
    if (Math.abs(error) < 1e-4) continue
    bias[at] = (bias[at] ?? 0) - RATE * 0.05 * error
    const gradient = error * size
    for (const feature of features) {
      const place = feature * width + at
      squares[place] = (squares[place] ?? 0) + gradient * gradient
      const weight = weights[place] ?? 0
      weights[place] =
        weight - (RATE * gradient) / Math.sqrt((squares[place] ?? 0) + 1e-6) - DECAY * weight
    }
  }
}

/** What an example of each label counts: the square root of how rare its label is among all that were given. */
export function importanceOf(given: readonly string[], labels: readonly string[]): number[] {
  const counts = new Map<string, number>()
  for (const label of given) counts.set(label, (counts.get(label) ?? 0) + 1)
  const even = given.length / labels.length
  return labels.map((label) => Math.min(4, Math.sqrt(even / Math.max(1, counts.get(label) ?? 0))))
}

/** Mulberry32: the same numbers from 0 to 1 for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}

export function shuffled<One>(list: readonly One[], random: () => number): One[] {
  const mixed = [...list]
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [mixed[at] as One, mixed[other] as One]
    mixed[at] = two
    mixed[other] = one
  }
  return mixed
}
