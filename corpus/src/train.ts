// npm run train: makes the weights of the learned reader, which hears dangers for now, and says what it and the
// readers to come get right of lines of people it has never met: `--dev` of the dev people, else of the
// held-out ones. `--curve` also with half, a quarter and an eighth of the people it learns from.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Marks, measure } from './measure.ts'
import { linesOf, type Profile, profiles, type Split } from './read-corpus.ts'

const SEED = 20_261_122
const WEIGHTS = join(import.meta.dirname, '../../agent/src/readers/learned/generated/danger.json')

const started = Date.now()
const people = profiles()
const train = linesOfAll('train')
const triedOn: Split = process.argv.includes('--dev') ? 'dev' : 'held-out'
const tried = linesOfAll(triedOn)
console.log(
  `${train.length} lines of ${peopleOf('train').length} people to learn from; ${tried.length} of ${peopleOf(triedOn).length} others (${triedOn}) to try it on.`,
)
const fractions = process.argv.includes('--curve') ? [8, 4, 2, 1] : [1]
const columns = fractions.map((fraction) => {
  const some = peopleOf('train').filter((_, at) => at % fraction === 0)
  const lines = some.flatMap(linesOf)
  return { title: `${lines.length} lines`, ...measure(lines, tried, SEED) }
})
tell(columns)
// The last has learned from all of them.
writeFileSync(WEIGHTS, `${JSON.stringify(columns.at(-1)?.classifiers.get('danger'))}\n`)
console.log(`\nWeights written; ${Math.round((Date.now() - started) / 1000)} s in all.`)

function peopleOf(split: Split): Profile[] {
  return people.filter((profile) => profile.split === split)
}

function linesOfAll(split: Split) {
  return peopleOf(split).flatMap(linesOf)
}

function tell(all: { title: string; marks: Marks }[]): void {
  const names = [...new Set(all.flatMap(({ marks }) => Object.keys(marks)))]
  console.log(`\n| | ${all.map(({ title }) => title).join(' | ')} |`)
  console.log(`| --- |${' --- |'.repeat(all.length)}`)
  for (const name of names) {
    const cells = all.map(({ marks }) => {
      const { right, of } = marks[name] ?? { right: 0, of: 0 }
      return of ? `${right} of ${of} (${Math.round((100 * right) / of)} %)` : ''
    })
    console.log(`| ${name} | ${cells.join(' | ')} |`)
  }
}
