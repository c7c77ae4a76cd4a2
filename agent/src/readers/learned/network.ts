import type { Guess } from './classifier.ts'
import { hash, tokensOf } from './features.ts'
import { addScaled, dot, softmax } from './vectors.ts'
import { unpackWeights } from './weights.ts'

const WORD_ROWS = 1 << 13
const PIECE_ROWS = 1 << 14
/** Rows of numbers: one a word, one a piece of a word; those that fall on the same row share it. */
export const ROWS = WORD_ROWS + PIECE_ROWS
/** How many numbers stand for a word. */
export const WIDTH = 48
/** How many patterns of three words in a row are looked for. */
export const FILTERS = 96
export const WINDOW = 3 * WIDTH
/** What is known of a line: how strongly each pattern is in it, and the mean of its words. */
export const FEATURES = FILTERS + WIDTH

const PIECES = [3, 4, 5] as const
const LONGEST = 48

/** The rows of one word. */
export type WordRows = { word: number; pieces: number[] }

/** A small network: words and their pieces as numbers, patterns of three words, and one layer for each task. */
export type Network = {
  rows: Float32Array
  filters: Float32Array
  filterBias: Float32Array
  heads: { task: string; labels: readonly string[]; weights: Float32Array; bias: Float32Array }[]
}

type Packed = { packed: string; scale: number }

/** How a network is kept in a file: its weights in eight bits, packed, in base64. */
export type StoredNetwork = {
  words: Packed
  pieces: Packed
  filters: Packed
  filterBias: readonly number[]
  heads: { task: string; labels: readonly string[]; weights: Packed; bias: readonly number[] }[]
}

/** The network of its stored form. Throws where the weights are not of this size. */
export function unpackNetwork({ words, pieces, filters, ...stored }: StoredNetwork): Network {
  const rows = new Float32Array(ROWS * WIDTH)
  rows.set(numbersOf(words, WORD_ROWS * WIDTH))
  rows.set(numbersOf(pieces, PIECE_ROWS * WIDTH), WORD_ROWS * WIDTH)
  return {
    rows,
    filters: numbersOf(filters, FILTERS * WINDOW),
    filterBias: Float32Array.from(stored.filterBias),
    heads: stored.heads.map(({ task, labels, weights, bias }) => ({
      task,
      labels,
      weights: numbersOf(weights, labels.length * FEATURES),
      bias: Float32Array.from(bias),
    })),
  }
}

const numbersOf = ({ packed, scale }: Packed, count: number): Float32Array =>
  Float32Array.from(unpackWeights(packed, count), (level) => level * scale)

/** Where in all rows those of the pieces begin. */
export const piecesFrom = WORD_ROWS

/** The rows of the words of a line. */
export function rowsOf(line: string): WordRows[] {
  return tokensOf(line)
    .slice(0, LONGEST)
    .map((token) => {
      const word = token.replaceAll(/\d/g, '0')
      const padded = `<${word}>`
      const pieces: number[] = []
      for (const length of PIECES)
        for (let from = 0; from + length <= padded.length; from += 1)
          pieces.push(WORD_ROWS + (hash('g', padded.slice(from, from + length)) % PIECE_ROWS))
      return { word: hash('v', word) % WORD_ROWS, pieces }
    })
}

/** What a piece counts beside its word. */
export const shareOf = ({ pieces }: WordRows): number => 1 / Math.sqrt(Math.max(1, pieces.length))

/** What a network sees in a line. */
export type Seen = {
  /** The words' numbers, with a word of zeros before and after. */
  words: Float32Array
  features: Float32Array
  /** Where in the line each pattern was found strongest; -1 where it was not. */
  foundAt: Int32Array
}

/** What the network sees in these words; `null` for a word that is to be overheard. */
export function look(network: Network, line: readonly (WordRows | null)[]): Seen {
  const { rows, filters, filterBias } = network
  const words = new Float32Array((line.length + 2) * WIDTH)
  const features = new Float32Array(FEATURES)
  const foundAt = new Int32Array(FILTERS).fill(-1)
  for (const [at, word] of line.entries()) {
    if (!word) continue
    const to = (at + 1) * WIDTH
    addScaled(words, to, 1, rows, word.word * WIDTH, WIDTH)
    const share = shareOf(word)
    for (const piece of word.pieces) addScaled(words, to, share, rows, piece * WIDTH, WIDTH)
    addScaled(features, FILTERS, 1 / line.length, words, to, WIDTH)
  }
  for (let filter = 0; filter < FILTERS; filter += 1)
    for (let at = 0; at < line.length; at += 1) {
      const strength =
        (filterBias[filter] ?? 0) + dot(filters, filter * WINDOW, words, at * WIDTH, WINDOW)
      if (strength <= (features[filter] ?? 0)) continue
      features[filter] = strength
      foundAt[filter] = at
    }
  return { words, features, foundAt }
}

/** How probable each label of a task is, in the order of its labels. */
export const sharesOf = (
  { labels, weights, bias }: Network['heads'][number],
  features: Float32Array,
): number[] =>
  softmax(
    labels.map(
      (_, label) => (bias[label] ?? 0) + dot(weights, label * FEATURES, features, 0, FEATURES),
    ),
  )

/** Of each network all labels of all tasks with their probabilities for a line. */
export function networksGuesses(
  networks: readonly Network[],
  line: string,
): ReadonlyMap<string, Guess[]>[] {
  const rows = rowsOf(line)
  return networks.map((network) => {
    const { features } = look(network, rows)
    return new Map(
      network.heads.map((head) => {
        const shares = sharesOf(head, features)
        return [
          head.task,
          head.labels.map((label, at) => ({ label, probability: shares[at] ?? 0 })),
        ]
      }),
    )
  })
}
