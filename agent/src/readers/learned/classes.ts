import {
  type Classifier,
  classify,
  type Guess,
  type StoredClassifier,
  unpack,
} from './classifier.ts'
import { lineFeatures } from './features.ts'
import { type Network, networksGuesses, type StoredNetwork, unpackNetwork } from './network.ts'

/** What is asked of every line: which danger, reason, wish or answer it tells, or none. */
export const taskNames = ['danger', 'reason', 'wish', 'answer'] as const
export type TaskName = (typeof taskNames)[number]

/** The label of a line that tells nothing of a task. */
export const NONE = 'none'

/** The readers of all classes of a line: a linear one for each task, and networks that each know all of them. */
export type Classes = { linear: Record<TaskName, Classifier>; networks: readonly Network[] }
export type StoredClasses = {
  linear: Record<TaskName, StoredClassifier>
  networks: readonly StoredNetwork[]
}

export const unpackClasses = ({ linear, networks }: StoredClasses): Classes => ({
  linear: {
    danger: unpack(linear.danger),
    reason: unpack(linear.reason),
    wish: unpack(linear.wish),
    answer: unpack(linear.answer),
  },
  networks: networks.map(unpackNetwork),
})

export type Guesses = Record<TaskName, Guess[]>

/** All labels of all tasks for a line, the likeliest first: what the linear reader and the networks hold for likely together. */
export function classesOf({ linear, networks }: Classes, line: string): Guesses {
  const features = lineFeatures(line)
  const others = networksGuesses(networks, line)
  const all = (task: TaskName): Guess[] =>
    together([
      classify(linear[task], features),
      ...others.map((guesses) => guesses.get(task) ?? []),
    ])
  return {
    danger: all('danger'),
    reason: all('reason'),
    wish: all('wish'),
    answer: all('answer'),
  }
}

/** The geometric mean: what any of them holds for unlikely is. */
export function together(minds: readonly (readonly Guess[])[]): Guess[] {
  const byLabel = minds.map(
    (guesses) => new Map(guesses.map(({ label, probability }) => [label, probability])),
  )
  const means = (minds[0] ?? []).map(({ label }) => ({
    label,
    probability:
      byLabel.reduce((product, mind) => product * (mind.get(label) ?? 0), 1) ** (1 / minds.length),
  }))
  const sum = means.reduce((all, { probability }) => all + probability, 1e-9)
  return means
    .map(({ label, probability }) => ({ label, probability: probability / sum }))
    .sort((one, other) => other.probability - one.probability)
}
