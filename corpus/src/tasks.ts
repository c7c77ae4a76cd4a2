import { NONE, type TaskName } from '@towline/agent/learned'
import type { LabeledLine } from './read-corpus.ts'
import type { Example } from './train-classifier.ts'

/** What a line is for a task: its label, `none`, or nothing where the line says nothing about it. */
export type Task = {
  name: TaskName
  labelOf(line: LabeledLine): string | undefined
}

const noReason = new Set(['place', 'answer', 'name', 'vehicle', 'correction', 'wish'])
const noWish = new Set([
  'place',
  'hint',
  'answer',
  'name',
  'vehicle',
  'reason',
  'danger',
  'lookalike',
])
const noAnswer = new Set(['place', 'reason', 'name', 'vehicle', 'danger', 'breath', 'wish'])

/** The questions that the learned reader answers about a line, each by a classifier of its own. */
export const tasks: Task[] = [
  { name: 'danger', labelOf: ({ kind, label }) => (kind === 'danger' ? label : NONE) },
  {
    name: 'reason',
    labelOf: ({ kind, label }) => {
      if (kind === 'reason' || kind === 'breath') return label
      return noReason.has(kind) || (kind === 'everyday' && label !== 'reason') ? NONE : undefined
    },
  },
  {
    name: 'wish',
    labelOf: ({ kind, label }) => {
      if (kind === 'wish') return label
      return noWish.has(kind) || (kind === 'everyday' && label !== 'opening') ? NONE : undefined
    },
  },
  {
    name: 'answer',
    labelOf: ({ kind, label }) => {
      if (kind === 'answer') return label
      return noAnswer.has(kind) ? NONE : undefined
    },
  },
]

/** The examples of a task among these lines. */
export function examplesOf(task: Task, lines: readonly LabeledLine[]): Example[] {
  return lines.flatMap((line) => {
    const label = task.labelOf(line)
    return label ? [{ text: line.text, label }] : []
  })
}
