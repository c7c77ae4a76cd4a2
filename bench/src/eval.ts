import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  type Caller,
  callerKinds,
  markSayings,
  type Noise,
  noiseLevels,
  type Objecting,
  objecting,
  population,
} from '@towline/simulator'
import { z } from 'zod'
import { type Called, callAll, callInProcess, type Manner } from './eval-calls.ts'
import { sayingsOf } from './eval-corpus.ts'
import { BUILT_IN, readers } from './eval-models.ts'
import { type AgentToCall, runningAgent, startedAgent } from './eval-product.ts'
import { compareReaders, ReaderRow, readersTable, withNewRows } from './eval-readers.ts'
import {
  countSayings,
  keptOf,
  RoundResult,
  Run,
  reportOf,
  roundTables,
  sayingsTable,
  tablesOf,
} from './eval-report.ts'
import { isElsewhere, newestRound, readRound } from './eval-rounds.ts'
import { circumstances } from './report.ts'

const HELP = `Calls the running agent with simulated callers, and marks the jobs they leave on the board.

  npm run eval                          the newest round, then the population
  npm run eval -- --round NAME          one round of simulator/src/rounds, or any folder: --round ./folder
  npm run eval -- --agent model         the population, to the agent with a language model
  npm run eval -- --only flat-at-home   one caller, or a kind of callers; the talk is printed

  --corpus PART    what the people of a part of the corpus (train, dev, held-out) say, and nothing else
  --readers WHICH  rules or all (default): who hears in this process
  --quick          calls the agent alone in this process: seconds, no server, no map, nothing kept
  --model          the language model of AGENT_MODEL, live; bench/eval.md names it
  --record         the same, and keeps its answers in bench/recorded
  --recorded       the answers that were kept, without a key; stale once the prompts change
  --agent NAME     ${Object.keys(readers).join(' or ')} (default built-in); a model is AGENT_MODEL's, or a scripted stand-in without it
  --reader simulated  the built-in readers alone, and beside them one that knows the caller's truth and errs
                   as often as it is told; says nothing of any language model. Calls the agent in this process
  --errors PERCENT how often the simulated reader is wrong, misses, or is late (default 0,10)
  --objects HOW    ${objecting.join(', ')}: whether callers object to what is read back wrong (default: each)
  --noise LEVEL    ${Object.keys(noiseLevels).join(', ')} (default: each for the population, none for a round)
  --only WHO       callers by id, or all of a kind: ${callerKinds.join('; ')}
  --seed TEXT      other wordings and other noise
  --at-once N      how many call at a time (default 6)
  --json           prints the marks as JSON and nothing else
  --url URL        calls the server that runs there instead of one started for it; DATA_DIR holds its
                   demo.json and carrier-token

Whole runs against a server of its own, and whole rounds also with --quick, are kept with the usual seed in
bench/eval.json and bench/eval.md.
`

const { values: asked } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    agent: { type: 'string' },
    corpus: { type: 'string' },
    readers: { type: 'string' },
    model: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    recorded: { type: 'boolean', default: false },
    reader: { type: 'string' },
    errors: { type: 'string', default: '0,10' },
    objects: { type: 'string' },
    noise: { type: 'string' },
    round: { type: 'string' },
    only: { type: 'string' },
    seed: { type: 'string', default: '' },
    'at-once': { type: 'string', default: '6' },
    url: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

const named = (['record', 'recorded', 'model'] as const).find((flag) => asked[flag])
const options = { ...asked, agent: asked.agent ?? named ?? 'built-in' }

const FILE = join(import.meta.dirname, '../eval.json')

async function evaluate(): Promise<void> {
  const { round, only, agent } = options
  if (options.corpus) return sayCorpus(options.corpus)
  if (options.reader) return hearBeside(options.reader)
  const named = round ?? (only || agent !== 'built-in' ? undefined : newestRound())
  const rounds = named ? [await callAsRound(named)] : []
  const runs = round ? [] : await callAsPopulation()
  if (options.json) console.log(JSON.stringify({ rounds, runs }, null, 2))
  // A round says the same in this process as over the wire, where it takes minutes.
  const isWhole = !only && !options.url && !options.seed && (!options.quick || round)
  const isPart = Boolean(round && (isElsewhere(round) || options.objects || options.noise))
  if (isWhole && !isPart) keep(rounds, runs)
}

/** Lets a round, or the population, call with and without a simulated reader. */
async function hearBeside(reader: string): Promise<void> {
  if (reader !== 'simulated') throw new Error(`There is no reader ${reader}: simulated`)
  const { round, only } = options
  const { name, callers } = round
    ? await readRound(round)
    : { name: 'population', callers: population }
  const errors = options.errors.split(',').map(Number)
  const rows: ReaderRow[] = []
  for (const objects of objectingAsked())
    rows.push(...(await compareReaders({ name, callers: chosenOf(callers), objects, errors })))
  console.log(options.json ? JSON.stringify(rows, null, 2) : readersTable(rows))
  if (!only && !(round && isElsewhere(round))) keep([], [], rows)
}

/** Says what people of the corpus say, and what comes of it; of held-out people only the figures. */
async function sayCorpus(named: string): Promise<void> {
  const split = oneOf(['train', 'dev', 'held-out'] as const, named, 'part of the corpus') ?? 'dev'
  const marked = await markSayings(sayingsOf(split), readersAsked())
  if (split !== 'held-out')
    for (const [kind, marks] of Object.entries(marked))
      for (const { said, mark, note } of marks) console.log(`${kind}: ${mark}  ${said}  | ${note}`)
  console.log(sayingsTable(`Corpus, ${split}`, countSayings(marked)))
}

const readersAsked = () => oneOf(['rules', 'all'] as const, options.readers, 'reader') ?? 'all'

/** Lets the callers of a round call, in every way to object, and says its sayings. */
async function callAsRound(named: string): Promise<RoundResult> {
  const { name, composed, how, callers, sayings } = await readRound(named)
  const runs: Run[] = []
  const chosen = chosenOf(callers)
  for (const objects of objectingAsked()) {
    runs.push(await runOf(chosen, { objects, noise: noiseAsked() ?? 'none' }, `--round ${name}`))
  }
  if (options.only) return { name, composed, how, runs, sayings: {} }
  const marked = await markSayings(sayings, readersAsked())
  const result = { name, composed, how, runs, sayings: countSayings(marked) }
  if (!options.json) {
    for (const [kind, marks] of Object.entries(marked))
      for (const { said, mark, note } of marks) console.log(`${kind}: ${mark}  ${said}  | ${note}`)
    console.log(`\n${roundTables(result)}`)
  }
  return result
}

/** Lets the population call: in every way to object without noise, then with noise. */
async function callAsPopulation(): Promise<Run[]> {
  const chosen = chosenOf(population)
  const runs: Run[] = []
  for (const manner of mannersAsked()) {
    const run = await runOf(chosen, manner, '')
    runs.push(run)
    if (!options.json) console.log(`\n${tablesOf(run)}`)
  }
  return runs
}

function chosenOf(callers: readonly Caller[]): readonly Caller[] {
  const { only } = options
  const chosen = callers.filter(({ id, kind }) => !only || id === only || kind === only)
  if (chosen.length === 0) throw new Error(`Nobody is called ${only}`)
  return chosen
}

type HowTheyAre = Pick<Manner, 'objects' | 'noise'>

/** One run of the callers; each has a fresh server, to which no number is known. */
async function runOf(
  callers: readonly Caller[],
  { objects, noise }: HowTheyAre,
  also: string,
): Promise<Run> {
  const agent = await agentToCall()
  const manner = { objects, noise, seed: options.seed, readers: readersAsked() }
  const atOnce = Number(options['at-once'])
  try {
    const called = await callAll(callers, { callOnce: agent.callOnce, manner, atOnce }, tell)
    const asked = [
      options.quick && '--quick',
      also,
      `--agent ${options.agent} --objects ${objects} --noise ${noise}`,
    ]
    return {
      agent: agent.name,
      way: options.quick ? 'in process' : 'wire',
      noise,
      objects,
      circumstances: circumstances(),
      command: `npm run eval -- ${asked.filter(Boolean).join(' ')}`,
      calls: called.map(keptOf),
    }
  } finally {
    await agent.stop()
  }
}

async function agentToCall(): Promise<AgentToCall> {
  if (options.quick && options.agent !== 'built-in')
    throw new Error('Only the built-in agent can be called in this process; leave --quick out')
  if (options.quick) return { name: BUILT_IN, callOnce: callInProcess, stop: async () => {} }
  return options.url ? runningAgent(options.url) : startedAgent(options.agent)
}

const noiseAsked = () => oneOf(Object.keys(noiseLevels) as Noise[], options.noise, 'noise')

function objectingAsked(): readonly Objecting[] {
  const asked = oneOf(objecting, options.objects, 'way to object')
  if (asked) return [asked]
  return options.only ? ['always'] : objecting
}

/** Everything that was asked for, or what a whole run is made of. */
function mannersAsked(): HowTheyAre[] {
  const noise = noiseAsked()
  const quiet = objectingAsked().map((objects) => ({ objects, noise: noise ?? ('none' as const) }))
  const isAnyNoise = !noise && !options.only && !options.objects
  if (!isAnyNoise) return quiet
  return [...quiet, { objects: 'always', noise: 'light' }, { objects: 'always', noise: 'heavy' }]
}

function oneOf<T extends string>(
  all: readonly T[],
  asked: string | undefined,
  what: string,
): T | undefined {
  const found = all.find((each) => each === asked)
  if (asked && !found) throw new Error(`There is no ${what} ${asked}: ${all.join(', ')}`)
  return found
}

function tell({ caller, call, marks }: Called): void {
  if (options.json) return
  console.log(`${marks.good ? 'good ' : 'WRONG'}  ${caller.id}  ${marks.why.join('; ')}`)
  if (!options.only) return
  for (const { who, words } of call.lines) console.log(`         ${who}: ${words}`)
}

/** Puts new results in the place of older ones of the same round, or of the same agent, noise and way to object. */
function keep(rounds: RoundResult[], runs: Run[], readers: ReaderRow[] = []): void {
  const Kept = z.object({
    rounds: z.array(RoundResult),
    runs: z.array(Run),
    readers: z.array(ReaderRow).default([]),
  })
  const kept = existsSync(FILE)
    ? Kept.parse(JSON.parse(readFileSync(FILE, 'utf8')))
    : { rounds: [], runs: [], readers: [] }
  const isOther = (one: Run) => (other: Run) =>
    one.agent !== other.agent || one.noise !== other.noise || one.objects !== other.objects
  const allRounds = [
    ...kept.rounds.filter(({ name }) => rounds.every((round) => round.name !== name)),
    ...rounds,
  ]
  const allRuns = [...kept.runs.filter((old) => runs.every(isOther(old))), ...runs]
  const allReaders = withNewRows(kept.readers, readers)
  const oneCallALine = JSON.stringify({
    rounds: allRounds,
    runs: allRuns,
    readers: allReaders,
  })
    .replaceAll('},{"id"', '},\n{"id"')
    .replaceAll(/([[,])\{"callers"/g, '$1\n{"callers"')
  writeFileSync(FILE, `${oneCallALine}\n`)
  const beside = readersTable(allReaders)
  writeFileSync(FILE.replace('.json', '.md'), reportOf(allRounds, allRuns, beside))
}

if (options.help) console.log(HELP)
else await evaluate()
