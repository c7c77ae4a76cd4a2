// node corpus/src/agreement.ts: how often two people who label the same lines without seeing each other agree.
// A twentieth of all lines, chosen by what they say, is labeled a second time in `second-labels/`;
// `--sample` prints the lines that wait for it, without their labels, in the order of their words.
import { createHash } from 'node:crypto'
import { type LabeledLine, linesOf, profiles, secondLabels } from './read-corpus.ts'
import { tasks } from './tasks.ts'

const ONE_IN = 20
/** Kinds of lines that only make sense as the answer to a question, and that question. */
const asked: Record<string, string> = {
  where: 'where are you?',
  'where to': 'where should it go?',
  answer: 'a question for yes or no',
  name: 'your name?',
  vehicle: 'what vehicle?',
}
const second = new Map(secondLabels().map((line) => [line.text, line]))
const chosen = profiles()
  .flatMap(linesOf)
  .filter(({ text }) => numberOf(text) % ONE_IN === 0)

if (process.argv.includes('--sample')) {
  const waiting = chosen.filter(({ text }) => !second.has(text))
  waiting.sort((one, other) => numberOf(one.text) - numberOf(other.text))
  for (const { kind, label, text } of waiting)
    console.log(`${asked[kind === 'place' ? label : kind] ?? ''}\t${text}`)
} else tell(chosen)

function tell(first: LabeledLine[]): void {
  const pairs = first.flatMap((line) => {
    const other = second.get(line.text)
    return other ? [{ line, other }] : []
  })
  console.log(`${pairs.length} lines labeled twice, of ${first.length} chosen.\n`)
  console.log('| | the same | of |\n| --- | --- | --- |')
  for (const { name, labelOf } of tasks) {
    const both = pairs
      .map(({ line, other }) => [labelOf(line), labelOf(other)])
      .filter(([one, two]) => one && two && (one !== 'none' || two !== 'none'))
    row(`${name}, told by either`, both.filter(([one, two]) => one === two).length, both.length)
  }
  const parts = pairs.map(({ line, other }) => [partsOf(line), partsOf(other)] as const)
  const either = parts.flatMap(([one, two]) => [...new Set([...one, ...two])])
  const same = parts.flatMap(([one, two]) => [...one].filter((part) => two.has(part)))
  row('parts, marked by either', same.length, either.length)
}

function row(name: string, same: number, of: number): void {
  console.log(`| ${name} | ${same} (${of ? Math.round((100 * same) / of) : 0} %) | ${of} |`)
}

function partsOf({ text, parts }: LabeledLine): Set<string> {
  return new Set(parts.map(({ part, start, end }) => `${part} ${text.slice(start, end)}`))
}

/** A number that depends on the words alone, so that the choice stays when lines are added. */
function numberOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE()
}
