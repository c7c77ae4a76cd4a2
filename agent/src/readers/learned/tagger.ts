import { chains, landmarkWords } from '../../text/lexicon/businesses.ts'
import { colors } from '../../text/lexicon/colors.ts'
import { commonWords } from '../../text/lexicon/common-words.ts'
import { firstNames } from '../../text/lexicon/first-names.ts'
import { makeOf, modelOf, vehicleKey } from '../../text/lexicon/vehicles.ts'
import { oneOf } from '../../text/one-of.ts'
import { townAt } from '../../text/town.ts'
import { type Word, wordsOf } from '../../text/words.ts'
import { hash } from './features.ts'
import phrases from './phrases/tagger.json' with { type: 'json' }
import { unpackWeights } from './weights.ts'

/** How many different features a word can have; pieces that fall on the same number share their weights. */
export const WORD_BUCKETS = 1 << 16

/** A linear tagger: weights a tag for each bucket, and for each tag after each other. `O` is no part. */
export type Tagger = {
  tags: readonly string[]
  weights: Int8Array
  /** From the tag in the row to the tag in the column; the last row is the start of the line. */
  follows: readonly (readonly number[])[]
  scale: number
}

/** How a tagger is kept in a file: its weights packed, in base64. */
export type StoredTagger = Omit<Tagger, 'weights'> & { packed: string }

/** The tagger of its stored form. Throws where the weights are not of this size. */
export const unpackTagger = ({ packed, ...rest }: StoredTagger): Tagger => ({
  ...rest,
  weights: unpackWeights(packed, WORD_BUCKETS * rest.tags.length),
})

const numberWord = oneOf(phrases.numberWord, { before: '^', after: '$' })
const streetWord =
  /^(?:st|street|ave|avenue|rd|road|blvd|boulevard|ln|lane|dr|drive|ct|court|way|pkwy|parkway|pike|trail|circle|terrace|loop|place|calle|avenida|camino)$/
const roadWord =
  /^(?:highway|hwy|interstate|freeway|tollway|turnpike|expressway|route|rt|fm|county|state|us|i|loop|spur|carretera|autopista)$/
const leading =
  /^(?:at|on|in|by|near|of|off|to|and|behind|between|from|past|across|before|after|outside|toward|towards|called|en|de|la|el|del|con|y|a|al|por|cerca|junto|frente|<)$/
const wayWord =
  /^(?:north|south|east|west|northbound|southbound|eastbound|westbound|norte|sur|este|oeste)$/

/** What each word of a line looks like to the tagger, in the context of `asked`. */
export function wordFeatures(words: Word[], asked: string): number[][] {
  const towns = townWords(words)
  const kinds = words.map((word, at) => kindsOf(word, towns[at] === true))
  const text = (at: number) =>
    at < 0 ? '<' : (words[at]?.text.replaceAll(/\d/g, '0').toLowerCase() ?? '>')
  const ledBy = (at: number) => {
    for (let back = 1; back <= 4; back += 1) {
      const word = text(at - back)
      if (leading.test(word)) return `${word}${back > 2 ? ' far' : ''}`
    }
    return '-'
  }
  const streetAhead = (at: number) => {
    for (let on = 1; on <= 3; on += 1) if (kinds[at + on]?.includes('street word')) return on
    return 0
  }
  return words.map((_, at) => {
    const own = text(at)
    const found = [
      `w0 ${own}`,
      `w-1 ${text(at - 1)}`,
      `w-2 ${text(at - 2)}`,
      `w+1 ${text(at + 1)}`,
      `w+2 ${text(at + 2)}`,
      `w-1,0 ${text(at - 1)} ${own}`,
      `w0,1 ${own} ${text(at + 1)}`,
      `w-2,-1 ${text(at - 2)} ${text(at - 1)}`,
      `pre ${own.slice(0, 3)}`,
      `suf ${own.slice(-3)}`,
      `suf2 ${own.slice(-2)}`,
      `a ${asked} ${at === 0}`,
      `aw ${asked} ${own}`,
      `shape ${own.length > 6 ? 'long' : own.length} ${/\d/.test(own)}`,
      `w+1,2 ${text(at + 1)} ${text(at + 2)}`,
      `w-1,+1 ${text(at - 1)} ${text(at + 1)}`,
      `pre4 ${own.slice(0, 4)}`,
      `suf4 ${own.slice(-4)}`,
      `led ${ledBy(at)}`,
      `led0 ${ledBy(at)} ${own}`,
      `way ${streetAhead(at)}`,
      `ledway ${ledBy(at)} ${streetAhead(at)} ${asked}`,
    ]
    for (const offset of [-3, -2, -1, 0, 1, 2, 3])
      for (const kind of kinds[at + offset] ?? []) found.push(`k${offset} ${kind}`)
    for (const kind of kinds[at] ?? []) {
      found.push(`ak ${asked} ${kind}`, `lk ${ledBy(at)} ${kind}`)
      for (const next of kinds[at + 1] ?? ['>']) found.push(`kn ${kind} ${next}`)
    }
    const before = kinds[at - 1] ?? ['<']
    for (const kind of kinds[at] ?? []) for (const one of before) found.push(`kk ${one} ${kind}`)
    return found.map((feature) => hash('t', feature) % WORD_BUCKETS)
  })
}

function kindsOf({ text }: Word, inTown: boolean): string[] {
  const found: string[] = []
  if (inTown) found.push('town')
  if (numberWord.test(text)) found.push('number')
  if (/\d/.test(text)) found.push(`digits${text.length}`)
  if (streetWord.test(text)) found.push('street word')
  if (roadWord.test(text)) found.push('road word')
  if (wayWord.test(text)) found.push('way')
  if (chains.has(text)) found.push('chain')
  if (landmarkWords.has(text)) found.push('landmark')
  if (colors.has(text)) found.push('color')
  if (firstNames.has(text)) found.push('first name')
  if (makeOf(vehicleKey(text))) found.push('make')
  if (modelOf(vehicleKey(text))) found.push('model')
  found.push(commonWords.has(text) ? 'common' : 'rare')
  return found
}

function townWords(words: Word[]): boolean[] {
  const marked = words.map(() => false)
  for (let at = 0; at < words.length; at += 1) {
    const town = townAt(words, at)
    if (town?.city) marked.fill(true, at, town.end)
  }
  return marked
}

/** The likeliest tags of these words, one each, by Viterbi. */
export function bestTags(
  tagger: Pick<Tagger, 'tags' | 'follows'> & { weights: ArrayLike<number> },
  features: number[][],
): number[] {
  const { tags, weights, follows } = tagger
  const width = tags.length
  let scores = Array.from(follows[width] ?? [])
  const from: number[][] = []
  for (const [at, own] of features.entries()) {
    const emitted = new Float64Array(width)
    for (const feature of own)
      for (let tag = 0; tag < width; tag += 1)
        emitted[tag] = (emitted[tag] ?? 0) + (weights[feature * width + tag] ?? 0)
    const before: number[] = []
    const next = new Array<number>(width)
    for (let tag = 0; tag < width; tag += 1) {
      let best = 0
      let highest = Number.NEGATIVE_INFINITY
      if (at === 0) highest = scores[tag] ?? 0
      else
        for (let last = 0; last < width; last += 1) {
          const score = (scores[last] ?? 0) + (follows[last]?.[tag] ?? 0)
          if (score > highest) {
            highest = score
            best = last
          }
        }
      before.push(best)
      next[tag] = highest + (emitted[tag] ?? 0)
    }
    from.push(before)
    scores = next
  }
  let tag = scores.indexOf(Math.max(...scores))
  const path: number[] = []
  for (let at = features.length - 1; at >= 0; at -= 1) {
    path.unshift(tag)
    tag = from[at]?.[tag] ?? 0
  }
  return path
}

export type TaggedPart = { part: string; words: string; start: number; end: number }

/** The parts of a line: what the tagger takes for a street, a town, a make and so on, as said. */
export function partsOf(tagger: Tagger, line: string, asked: string): TaggedPart[] {
  const words = wordsOf(line)
  const path = bestTags(tagger, wordFeatures(words, asked))
  const found: TaggedPart[] = []
  for (const [at, index] of path.entries()) {
    const tag = tagger.tags[index] ?? 'O'
    const last = found.at(-1)
    const isOneBreath = last?.part === 'number' || !words[at - 1]?.stop
    if (tag.startsWith('I-') && last?.end === at && last.part === tag.slice(2) && isOneBreath) {
      last.end = at + 1
      last.words += ` ${words[at]?.text}`
    } else if (tag !== 'O')
      found.push({ part: tag.slice(2), words: words[at]?.text ?? '', start: at, end: at + 1 })
  }
  return found
}
