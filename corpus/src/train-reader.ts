import type { StoredClasses, StoredTagger, TaskName } from '@towline/agent/learned'
import type { CorpusLine } from './read-corpus.ts'
import { examplesOf, tasks } from './tasks.ts'
import { trainClassifier } from './train-classifier.ts'
import { trainNetwork } from './train-network.ts'
import { taggedLine, trainTagger, withParts } from './train-tagger.ts'

/** All that the learned reader knows, as it is kept. */
export type StoredReader = { classes: StoredClasses; tagger: StoredTagger }

/** The learned reader of these lines. The same lines and the same seed give the same reader, byte for byte. */
export function trainReader(lines: readonly CorpusLine[], seed: number): StoredReader {
  const linear = Object.fromEntries(
    tasks.map((task) => [task.name, trainClassifier(examplesOf(task, lines), seed)]),
  ) as Record<TaskName, ReturnType<typeof trainClassifier>>
  return {
    classes: { linear, network: trainNetwork(lines, { epochs: EPOCHS, seed }) },
    tagger: trainTagger(withParts(lines).map(taggedLine), seed),
  }
}

const EPOCHS = 10
