// npm run train: makes the weights of the learned reader and says what it gets right of lines of people it has
// never met: `--dev` of the dev people, else of the held-out ones. `--curve` also with half, a quarter and an
// eighth of the people it learns from. `--compare` says it of the linear reader and the network apart.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Marks, measure, minds } from './measure.ts'
import { linesOf, type Profile, profiles, type Split } from './read-corpus.ts'
import { linesOfRounds } from './read-rounds.ts'
import { type StoredReader, trainReader } from './train-reader.ts'

const SEED = 20_261_122
const GENERATED = join(import.meta.dirname, '../../agent/src/readers/learned/generated')

const people = profiles()
const triedOn: Split = process.argv.includes('--dev') ? 'dev' : 'held-out'
const tried = peopleOf(triedOn).flatMap(linesOf)
const rounds = linesOfRounds()
const train = peopleOf('train').flatMap(linesOf)
console.log(
  `${train.length} lines of ${peopleOf('train').length} people to learn from, and ${rounds.length} of rounds; ${tried.length} of ${peopleOf(triedOn).length} others (${triedOn}) to try it on.`,
)
const reader = trainReader(train, SEED, rounds)
keep(reader)
tell([{ title: `${train.length} lines`, marks: measure(reader, tried, 'both') }])
if (process.argv.includes('--compare'))
  tell(minds.map((mind) => ({ title: mind, marks: measure(reader, tried, mind) })))
if (process.argv.includes('--curve')) tell([8, 4, 2].map(learnedFrom))
console.log(
  `\nWeights written; ${Math.round(process.cpuUsage().user / 1e6)} s of processor time in all.`,
)

/** What a reader gets right that has learned from one person in so many. */
function learnedFrom(fraction: number) {
  const some = peopleOf('train').filter((_, at) => at % fraction === 0)
  const lines = some.flatMap(linesOf)
  return { title: `${lines.length} lines`, marks: measure(trainReader(lines, SEED), tried, 'both') }
}

function peopleOf(split: Split): Profile[] {
  return people.filter((profile) => profile.split === split)
}

function keep({ classes, tagger }: StoredReader): void {
  writeFileSync(join(GENERATED, 'classes.json'), `${JSON.stringify(classes)}\n`)
  writeFileSync(join(GENERATED, 'parts.json'), `${JSON.stringify(tagger)}\n`)
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
