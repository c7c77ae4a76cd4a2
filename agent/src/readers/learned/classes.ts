import {
  type Classifier,
  classify,
  type Guess,
  type StoredClassifier,
  unpack,
} from './classifier.ts'
import { lineFeatures } from './features.ts'
import { type Network, networkGuesses, type StoredNetwork, unpackNetwork } from './network.ts'

/** What is asked of every line: which danger, reason, wish or answer it tells, or none. */
export const taskNames = ['danger', 'reason', 'wish', 'answer'] as const
export type TaskName = (typeof taskNames)[number]

/** The label of a line that tells nothing of a task. */
export const NONE = 'none'

/** The readers of all classes of a line: a linear one for each task, and a network for all. */
export type Classes = { linear: Record<TaskName, Classifier>; network: Network }
export type StoredClasses = { linear: Record<TaskName, StoredClassifier>; network: StoredNetwork }

export const unpackClasses = ({ linear, network }: StoredClasses): Classes => ({
  linear: {
    danger: unpack(linear.danger),
    reason: unpack(linear.reason),
    wish: unpack(linear.wish),
    answer: unpack(linear.answer),
  },
  network: unpackNetwork(network),
})

export type Guesses = Record<TaskName, Guess[]>

/** All labels of all tasks for a line, the likeliest first: what the linear reader and the network hold for likely together. */
export function classesOf({ linear, network }: Classes, line: string): Guesses {
  const features = lineFeatures(line)
  const others = networkGuesses(network, line)
  const both = (task: TaskName): Guess[] =>
    together(classify(linear[task], features), others.get(task) ?? [])
  return {
    danger: both('danger'),
    reason: both('reason'),
    wish: both('wish'),
    answer: both('answer'),
  }
}

/** The geometric mean, in which the network counts twice: what either holds for unlikely is. */
function together(ones: readonly Guess[], others: readonly Guess[]): Guess[] {
  const byLabel = new Map(others.map(({ label, probability }) => [label, probability]))
  const products = ones.map(({ label, probability }) => ({
    label,
    probability: Math.cbrt(probability * (byLabel.get(label) ?? 0) ** 2),
  }))
  const sum = products.reduce((all, { probability }) => all + probability, 1e-9)
  return products
    .map(({ label, probability }) => ({ label, probability: probability / sum }))
    .sort((one, other) => other.probability - one.probability)
}
