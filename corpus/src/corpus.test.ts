import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import {
  classesOf,
  exponential,
  NONE,
  partsOf,
  unpackClasses,
  unpackTagger,
} from '@towline/agent/learned'
import { beforeAll, describe, expect, it } from 'vitest'
import { type CorpusLine, linesOf, profiles } from './read-corpus.ts'
import { linesOfRounds } from './read-rounds.ts'
import { examplesOf, tasks } from './tasks.ts'
import { trainReader } from './train-reader.ts'
import { taggedLine, trainTagger, withParts } from './train-tagger.ts'

/** What training on the first person's lines comes to. Another number means that others are made. */
const CLASSES_OF_01 = '54be5ba66d0a46b0eeb2ffa2b22ccb925b958bbbf329a29f668e205967a17790'

const lines = profiles().flatMap(linesOf)

/** A line with its numbers and marked parts masked: two lines that differ in nothing else say the same. */
function masked({ text, parts }: CorpusLine): string {
  let plain = ''
  let at = 0
  for (const { part, start, end } of parts) {
    plain += `${text.slice(at, start)}<${part}>`
    at = end
  }
  return (plain + text.slice(at)).replaceAll(/\d+/g, '0')
}

const isTold = (label: string | undefined) => label !== undefined && label !== NONE

const isSentence = ({ text }: CorpusLine) => text.split(' ').length > 4

describe('the corpus', () => {
  it('is written in its form, every file, and hardly says anything twice', () => {
    expect(lines.length).toBeGreaterThan(10_000)
    const seen = new Set<string>()
    const twice: string[] = []
    for (const { kind, label, text, profile } of lines.filter((line) => isSentence(line))) {
      const key = `${kind} ${label}: ${text}`
      if (seen.has(key)) twice.push(`${profile.number}: ${key}`)
      seen.add(key)
    }
    expect(twice).toEqual([])
    // Parts are where lines may be alike: "a 2014 Honda Civic" has one shape.
    expect(new Set(lines.map(masked)).size / lines.length).toBeGreaterThan(0.85)
  })

  it('keeps whole people out of what is trained on', () => {
    const splits = Map.groupBy(profiles(), ({ split }) => split)
    expect(splits.get('train')?.length).toBeGreaterThan(splits.get('held-out')?.length ?? 0)
    expect(new Set(profiles().map(({ number }) => number)).size).toBe(profiles().length)
  })
})

describe('the rounds that teach', () => {
  const taught = linesOfRounds()

  it('tell of dangers by kind and of what is none, and of no other task', () => {
    const dangers = taught.filter(({ kind }) => kind === 'danger')
    expect(dangers.length).toBeGreaterThan(3_000)
    expect(taught.length - dangers.length).toBeGreaterThan(3 * dangers.length)
    const others = tasks.filter(({ name }) => name !== 'danger')
    expect(others.flatMap(({ labelOf }) => taught.map(labelOf)).filter(isTold)).toEqual([])
  })

  it('are not the newest', () => {
    const rounds = readdirSync(join(import.meta.dirname, '../../simulator/src/rounds')).sort()
    const teachers = new Set(taught.map(({ profile }) => profile.number))
    expect(teachers.has(rounds.at(-1) ?? '')).toBe(false)
    expect(rounds.filter((round) => teachers.has(round)).length).toBe(teachers.size)
  })
})

describe('training', () => {
  const some = lines.filter(({ profile }) => profile.number === '01')
  let trained: ReturnType<typeof trainReader>
  beforeAll(() => {
    trained = trainReader(some, 7)
  })

  it('makes the same classes of the same lines, byte for byte, on every machine and every Node', () => {
    const digest = createHash('sha256').update(JSON.stringify(trained.classes)).digest('hex')
    expect(digest).toBe(CLASSES_OF_01)
  })

  it('makes the same tagger again of the same lines', () => {
    const taught = withParts(some).map(taggedLine)
    expect(trainTagger(taught, 7)).toEqual(trained.tagger)
  })

  it('makes a reader that knows what it was taught', () => {
    const { classes, tagger } = trained
    const known = unpackClasses(classes)
    for (const task of tasks) {
      const told = examplesOf(task, some)
      const right = told.filter(
        ({ text, label }) => classesOf(known, text)[task.name][0]?.label === label,
      )
      expect(right.length / told.length, task.name).toBeGreaterThan(0.95)
    }
    const line = some.find(({ kind, parts }) => kind === 'place' && parts.length > 1)
    if (!line) throw new Error('no place with two parts')
    const found = partsOf(unpackTagger(tagger), line.text, line.label).map(({ part }) => part)
    expect(found).toEqual(line.parts.map(({ part }) => part))
  })

  it('uses an exponential that is right to thirteen digits', () => {
    for (let value = -40; value < 40; value += 0.37)
      expect(exponential(value) / Math.exp(value)).toBeCloseTo(1, 13)
  })
})

describe('the reader that is kept', () => {
  it('takes less than eight megabytes', () => {
    const folder = join(import.meta.dirname, '../../agent/src/readers/learned/generated')
    const bytes = readdirSync(folder).reduce(
      (sum, file) => sum + statSync(join(folder, file)).size,
      0,
    )
    expect(bytes).toBeLessThan(8_000_000)
  })
})
