import { type Classifier, classify, unpack } from './classifier.ts'
import { lineFeatures } from './features.ts'
import weights from './generated/danger.json' with { type: 'json' }

let classifier: Classifier | undefined

/** How probably words tell of a danger of any kind, from 0 to 1, by what was learned from the corpus; in any of our languages. */
export function dangerProbability(words: string): number {
  classifier ??= unpack(weights)
  const guesses = classify(classifier, lineFeatures(words))
  return 1 - (guesses.find(({ label }) => label === 'none')?.probability ?? 1)
}
