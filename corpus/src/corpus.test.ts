import { classify, lineFeatures, partsOf, unpack, unpackTagger } from '@towline/agent/learned'
import { describe, expect, it } from 'vitest'

import { type CorpusLine, linesOf, profiles } from './read-corpus.ts'
import { examplesOf, tasks } from './tasks.ts'
import { trainClassifier } from './train-classifier.ts'
import { taggedLine, trainTagger, withParts } from './train-tagger.ts'

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

describe('training', () => {
  const some = lines.filter(({ profile }) => profile.number === '01')

  it('makes the same classifier again, which knows what it was taught', () => {
    const danger = tasks.find(({ name }) => name === 'danger')
    const examples = danger ? examplesOf(danger, some) : []
    const [one, other] = [trainClassifier(examples, 7), trainClassifier(examples, 7)]
    expect(other).toEqual(one)
    const classifier = unpack(one)
    const known = examples.filter(
      ({ text, label }) => classify(classifier, lineFeatures(text))[0]?.label === label,
    )
    expect(known.length / examples.length).toBeGreaterThan(0.95)
  })

  it('makes the same tagger again, which finds the parts it was taught', () => {
    const taught = withParts(some).map(taggedLine)
    const [one, other] = [trainTagger(taught, 7), trainTagger(taught, 7)]
    expect(other).toEqual(one)
    const line = some.find(({ kind, parts }) => kind === 'place' && parts.length > 1)
    if (!line) throw new Error('no place with two parts')
    const found = partsOf(unpackTagger(one), line.text, line.label).map(({ part }) => part)
    expect(found).toEqual(line.parts.map(({ part }) => part))
  })
})
