import {
  clausesOf,
  type StoredClasses,
  type StoredTagger,
  type TaskName,
} from '@towline/agent/learned'
import type { CorpusLine } from './read-corpus.ts'
import { examplesOf, tasks } from './tasks.ts'
import { trainClassifier } from './train-classifier.ts'
import { trainNetwork } from './train-network.ts'
import { taggedLine, trainTagger, withParts } from './train-tagger.ts'

/** All that the learned reader knows, as it is kept. */
export type StoredReader = { classes: StoredClasses; tagger: StoredTagger }

/** The learned reader of these lines. The same lines and the same seed give the same reader, byte for byte. */
export function trainReader(corpus: readonly CorpusLine[], seed: number): StoredReader {
  const lines = [...corpus, ...corpus.flatMap(harmlessPieces)]
  const linear = Object.fromEntries(
    tasks.map((task) => [task.name, trainClassifier(examplesOf(task, lines), seed)]),
  ) as Record<TaskName, ReturnType<typeof trainClassifier>>
  return {
    classes: {
      linear,
      networks: [seed, seed + 1].map((one) => trainNetwork(lines, { epochs: EPOCHS, seed: one })),
    },
    tagger: trainTagger(withParts(corpus).map(taggedLine), seed),
  }
}

const EPOCHS = 10

/** Of what tells of no danger no clause does, and no half: the reader hears those by themselves too. */
function harmlessPieces(line: CorpusLine): CorpusLine[] {
  if (!harmless.has(line.kind)) return []
  const words = line.text.split(' ')
  const half = words.length >> 1
  const halves =
    words.length < WORDS_OF_TWO ? [] : [words.slice(0, half).join(' '), words.slice(half).join(' ')]
  return [...clausesOf(line.text), ...halves].map((text) => ({ ...line, kind: 'piece', text }))
}

const harmless = new Set(['reason', 'everyday', 'lookalike', 'breath', 'hint', 'wish'])
const WORDS_OF_TWO = 8
