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

/**
 * The learned reader of these lines. What rounds teach beside them is danger alone: to the linear reader of dangers
 * and to one of the two networks, so that the other tasks lose nothing by it. The same lines and the same seed give
 * the same reader, byte for byte.
 */
export function trainReader(
  corpus: readonly CorpusLine[],
  seed: number,
  rounds: readonly CorpusLine[] = [],
): StoredReader {
  const withPieces = (some: readonly CorpusLine[]) => [...some, ...some.flatMap(harmlessPieces)]
  const lines = withPieces(corpus)
  const more = withPieces([...corpus, ...rounds])
  const linear = Object.fromEntries(
    tasks.map((task) => {
      const taught = task.name === 'danger' ? more : lines
      return [task.name, trainClassifier(examplesOf(task, taught), seed)]
    }),
  ) as Record<TaskName, ReturnType<typeof trainClassifier>>
  return {
    classes: {
      linear,
      networks: [
        trainNetwork(lines, { epochs: EPOCHS, seed }),
        trainNetwork(more, { epochs: EPOCHS, seed: seed + 1 }),
      ],
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

const harmless = new Set(['reason', 'everyday', 'lookalike', 'harmless', 'breath', 'hint', 'wish'])
const WORDS_OF_TWO = 8
