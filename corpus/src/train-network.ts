import {
  addScaled,
  FEATURES,
  FILTERS,
  look,
  type Network,
  packWeights,
  piecesFrom,
  ROWS,
  rowsOf,
  type StoredNetwork,
  shareOf,
  sharesOf,
  WIDTH,
  WINDOW,
  type WordRows,
} from '@towline/agent/learned'
import type { CorpusLine } from './read-corpus.ts'
import { type Task, tasks } from './tasks.ts'
import { importanceOf, randomFrom, shuffled } from './train-classifier.ts'

export type NetworkSettings = { epochs: number; seed: number }

const RATE = 0.002
const ROW_RATE = 0.05
/** Words overheard and features left out while learning, so that nothing leans on one of them. */
const OVERHEARD = 0.15
const LEFT_OUT = 0.4
const BATCH = 16
const DECAY = 1e-4

type Example = { rows: WordRows[]; labels: number[] }

/** A network of these lines, for all tasks at once: what helps one helps the others. The same seed gives the same network. */
export function trainNetwork(
  lines: readonly CorpusLine[],
  settings: NetworkSettings,
): StoredNetwork {
  const random = randomFrom(settings.seed)
  const all = tasks.map((task) => ({ task, labels: labelsOf(task, lines) }))
  const examples = lines.map(
    (line): Example => ({
      rows: rowsOf(line.text),
      labels: all.map(({ task, labels }) => labels.indexOf(task.labelOf(line) ?? '')),
    }),
  )
  const learner = new Learner(newNetwork(all, random), examples, random)
  for (let epoch = 0; epoch < settings.epochs; epoch += 1)
    learner.learn(shuffled(examples, random), RATE * (1 - epoch / settings.epochs))
  return learner.stored()
}

const labelsOf = (task: Task, lines: readonly CorpusLine[]): string[] =>
  [...new Set(lines.flatMap((line) => task.labelOf(line) ?? []))].sort()

function newNetwork(all: { task: Task; labels: string[] }[], random: () => number): Network {
  const normal = (size: number, spread: number) =>
    new Float32Array(size).map(() => (random() + random() + random() + random() - 2) * 1.7 * spread)
  return {
    rows: normal(ROWS * WIDTH, 0.1),
    filters: normal(FILTERS * WINDOW, 1 / Math.sqrt(WINDOW)),
    filterBias: new Float32Array(FILTERS),
    heads: all.map(({ task, labels }) => ({
      task: task.name,
      labels,
      weights: normal(labels.length * FEATURES, 0.5 / Math.sqrt(FEATURES)),
      bias: new Float32Array(labels.length),
    })),
  }
}

/** Numbers that learn by Adam: what is to change is gathered over a few lines. */
class Weights {
  readonly now: Float32Array
  readonly wanted: Float32Array
  readonly #mean: Float32Array
  readonly #spread: Float32Array

  constructor(now: Float32Array) {
    this.now = now
    this.wanted = new Float32Array(now.length)
    this.#mean = new Float32Array(now.length)
    this.#spread = new Float32Array(now.length)
  }

  step(rate: number, warmth: { mean: number; spread: number }): void {
    const { now, wanted } = this
    const [mean, spread] = [this.#mean, this.#spread]
    for (let at = 0; at < wanted.length; at += 1) {
      const gradient = wanted[at] ?? 0
      const nextMean = 0.9 * (mean[at] ?? 0) + 0.1 * gradient
      const nextSpread = 0.999 * (spread[at] ?? 0) + 0.001 * gradient * gradient
      mean[at] = nextMean
      spread[at] = nextSpread
      const weight = now[at] ?? 0
      const change = nextMean / warmth.mean / (Math.sqrt(nextSpread / warmth.spread) + 1e-8)
      now[at] = weight - rate * (change + DECAY * weight)
    }
    wanted.fill(0)
  }
}

class Learner {
  readonly #network: Network
  readonly #filters: Weights
  readonly #filterBias: Weights
  readonly #heads: { weights: Weights; bias: Weights; importance: number[] }[]
  /** Of each number of a row, what it was asked to change by so far, squared. */
  readonly #asked = new Float32Array(ROWS * WIDTH)
  readonly #random: () => number
  #beta = { mean: 1, spread: 1 }

  constructor(network: Network, examples: readonly Example[], random: () => number) {
    this.#network = network
    this.#random = random
    this.#filters = new Weights(network.filters)
    this.#filterBias = new Weights(network.filterBias)
    this.#heads = network.heads.map(({ labels, weights, bias }, at) => ({
      weights: new Weights(weights),
      bias: new Weights(bias),
      importance: importanceOf(
        examples.flatMap((example) => {
          const label = labels[example.labels[at] ?? -1]
          return label ? [label] : []
        }),
        labels,
      ),
    }))
  }

  learn(examples: readonly Example[], rate: number): void {
    for (const [at, example] of examples.entries()) {
      this.#see(example)
      if (at % BATCH === BATCH - 1) this.#step(rate)
    }
    this.#step(rate)
  }

  #step(rate: number): void {
    this.#beta = { mean: this.#beta.mean * 0.9, spread: this.#beta.spread * 0.999 }
    const warmth = { mean: 1 - this.#beta.mean, spread: 1 - this.#beta.spread }
    for (const weights of [
      this.#filters,
      this.#filterBias,
      ...this.#heads.flatMap((head) => [head.weights, head.bias]),
    ])
      weights.step(rate, warmth)
  }

  #see({ rows, labels }: Example): void {
    const random = this.#random
    const heard = rows.map((row) => (random() > OVERHEARD ? row : null))
    const { words, features, foundAt } = look(this.#network, heard)
    const kept = features.map(() => (random() < LEFT_OUT ? 0 : 1 / (1 - LEFT_OUT)))
    for (const [at, keep] of kept.entries()) features[at] = (features[at] ?? 0) * keep
    const wanted = this.#seeHeads(features, labels)
    for (const [at, keep] of kept.entries()) wanted[at] = (wanted[at] ?? 0) * keep
    const wantedWords = new Float32Array(words.length)
    for (const [filter, at] of foundAt.entries()) {
      const change = wanted[filter] ?? 0
      if (at < 0 || change === 0) continue
      this.#filterBias.wanted[filter] = (this.#filterBias.wanted[filter] ?? 0) + change
      addScaled(this.#filters.wanted, filter * WINDOW, change, words, at * WIDTH, WINDOW)
      addScaled(wantedWords, at * WIDTH, change, this.#network.filters, filter * WINDOW, WINDOW)
    }
    for (const [at, word] of heard.entries()) {
      if (!word) continue
      addScaled(wantedWords, (at + 1) * WIDTH, 1 / rows.length, wanted, FILTERS, WIDTH)
      this.#changeRows(word, wantedWords, (at + 1) * WIDTH)
    }
  }

  /** What the features of a line should have been otherwise, for its labels to be told from them. */
  #seeHeads(features: Float32Array, labels: readonly number[]): Float32Array {
    const wanted = new Float32Array(FEATURES)
    for (const [task, head] of this.#network.heads.entries()) {
      const truth = labels[task] ?? -1
      const learned = this.#heads[task]
      if (truth < 0 || !learned) continue
      for (const [label, share] of sharesOf(head, features).entries()) {
        const error = (share - (label === truth ? 1 : 0)) * (learned.importance[truth] ?? 1)
        if (Math.abs(error) < 1e-5) continue
        learned.bias.wanted[label] = (learned.bias.wanted[label] ?? 0) + error
        addScaled(learned.weights.wanted, label * FEATURES, error, features, 0, FEATURES)
        addScaled(wanted, 0, error, head.weights, label * FEATURES, FEATURES)
      }
    }
    return wanted
  }

  #changeRows(word: WordRows, wanted: Float32Array, from: number): void {
    const { rows } = this.#network
    const change = (row: number, share: number) => {
      for (let at = 0; at < WIDTH; at += 1) {
        const gradient = (wanted[from + at] ?? 0) * share
        const place = row * WIDTH + at
        const asked = (this.#asked[place] ?? 0) + gradient * gradient
        this.#asked[place] = asked
        rows[place] = (rows[place] ?? 0) - (ROW_RATE * gradient) / Math.sqrt(asked + 1e-3)
      }
    }
    change(word.word, 1)
    const share = shareOf(word)
    for (const piece of word.pieces) change(piece, share)
  }

  stored(): StoredNetwork {
    const { rows, filters, filterBias, heads } = this.#network
    // What no line has touched says nothing.
    const touched = rows.map((number, at) => ((this.#asked[at] ?? 0) > 0 ? number : 0))
    return {
      words: packWeights(touched.subarray(0, piecesFrom * WIDTH)),
      pieces: packWeights(touched.subarray(piecesFrom * WIDTH)),
      filters: packWeights(filters),
      filterBias: Array.from(filterBias, rounded),
      heads: heads.map(({ task, labels, weights, bias }) => ({
        task,
        labels,
        weights: packWeights(weights),
        bias: Array.from(bias, rounded),
      })),
    }
  }
}

const rounded = (number: number): number => Math.round(number * 1e4) / 1e4
