import {
  callerKinds,
  type Noise,
  noiseLevels,
  objecting,
  type SayingMarks,
} from '@towline/simulator'
import { z } from 'zod'
import { history, howToRead } from './eval.text.ts'
import type { Called } from './eval-calls.ts'
import { markdown } from './report.ts'

const Mark = z.enum(['right', 'wrong', 'missing'])

const Call = z.object({
  id: z.string(),
  kind: z.enum(callerKinds),
  language: z.enum(['en', 'es']),
  ends: z.string(),
  good: z.boolean(),
  needsCallback: z.boolean(),
  turns: z.int(),
  seconds: z.number(),
  why: z.array(z.string()),
  /** Each field of the job: its name, its mark when it was first read back, and at the end of the call. */
  fields: z.array(z.tuple([z.string(), Mark, Mark])),
  gates: z.array(z.boolean()),
  invented: z.int(),
})
type Call = z.infer<typeof Call>

const noises = Object.keys(noiseLevels) as [Noise, ...Noise[]]

/** The marks of one run of the same callers, as they are kept. */
export const Run = z.object({
  /** Who spoke in the agent: a model's name, the built-in one, or the scripted stand-in. */
  agent: z.string(),
  /** Over the carrier's wire to a running server, or the agent alone in this process. */
  way: z.enum(['wire', 'in process']),
  noise: z.enum(noises),
  objects: z.enum(objecting),
  circumstances: z.string(),
  command: z.string(),
  calls: z.array(Call),
})
export type Run = z.infer<typeof Run>

/** How many sayings of each kind got each mark. */
const SayingCounts = z.record(z.string(), z.record(z.string(), z.int()))
export type SayingCounts = z.infer<typeof SayingCounts>

/** What a round made of the agent: its callers' runs, and its sayings. */
export const RoundResult = z.object({
  name: z.string(),
  composed: z.string(),
  how: z.string(),
  runs: z.array(Run),
  sayings: SayingCounts,
})
export type RoundResult = z.infer<typeof RoundResult>

/** What is kept of a call: what was right and wrong, and nothing of what was said. */
export const keptOf = ({ caller, marks }: Called): Call => ({
  id: caller.id,
  kind: caller.kind,
  language: caller.language ?? 'en',
  ends: caller.ends,
  good: marks.good,
  needsCallback: marks.needsRingBack,
  turns: marks.turns,
  seconds: marks.seconds,
  why: marks.why,
  fields: marks.fields.map(({ field, first, mark }) => [field, first, mark]),
  gates: marks.gates.map(({ obeyed }) => obeyed),
  invented: marks.invented.length,
})

/** The sayings of a round, counted by what came of them. */
export const countSayings = (marks: SayingMarks): SayingCounts =>
  Object.fromEntries(
    Object.entries(marks).map(([kind, of]) => [
      kind,
      Object.fromEntries(
        Object.entries(Object.groupBy(of, ({ mark }) => mark)).map(([mark, all]) => [
          mark,
          all?.length ?? 0,
        ]),
      ),
    ]),
  )

/** A part of a whole as people read it. */
export const share = (part: number, of: number) =>
  of === 0 ? '–' : `${part} of ${of} (${Math.round((100 * part) / of)} %)`

/** True of callers who are to be sent a truck. */
export const wantsTruck = ({ ends }: Call) => ends === 'job' || ends === 'kept'

const middle = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** How many of these calls left a job that needs no callback. */
export const served = (of: Call[]) =>
  share(of.filter(({ needsCallback }) => !needsCallback).length, of.length)

const summaryColumns = [
  'agent',
  'called',
  'callers object',
  'noise',
  'calls',
  'no callback needed, of those who want a truck',
  'of these in Spanish',
  'ended as they had to, of all',
  'gates obeyed',
  'prices and times made up',
  'turns (median)',
]

function summaryRow({ agent, way, objects, noise, calls }: Run): (string | number)[] {
  const trucks = calls.filter(wantsTruck)
  const gates = calls.flatMap((call) => call.gates)
  return [
    agent,
    way === 'wire' ? 'over the wire' : way,
    objects,
    noise,
    calls.length,
    served(trucks),
    served(trucks.filter(({ language }) => language === 'es')),
    share(calls.filter(({ good }) => good).length, calls.length),
    share(gates.filter(Boolean).length, gates.length),
    calls.reduce((sum, { invented }) => sum + invented, 0),
    middle(trucks.map(({ turns }) => turns)),
  ]
}

const titleOf = ({ agent, objects, noise }: Run) =>
  `${agent}; callers object: ${objects}; noise: ${noise}`

/** Each field of the job: right, wrong and missing, at the first hearing and at the end. */
function fieldsTable(run: Run, title: string): string {
  const marks = run.calls.flatMap(({ fields }) => fields)
  const rows = [...new Set(marks.map(([field]) => field))].map((field) => {
    const of = marks.filter(([each]) => each === field)
    const count = (at: 1 | 2, mark: z.infer<typeof Mark>) =>
      of.filter((each) => each[at] === mark).length
    const cells = ([1, 2] as const).flatMap((at) => [
      share(count(at, 'right'), of.length),
      count(at, 'wrong'),
      count(at, 'missing'),
    ])
    return [field, ...cells]
  })
  return markdown({
    title: `${title}: fields of the job`,
    columns: [
      'field',
      'first hearing: right',
      'wrong',
      'missing',
      'end of the call: right',
      'wrong',
      'missing',
    ],
    rows,
    note: `${run.circumstances}; ${run.way}; \`${run.command}\``,
  })
}

function wrongTable({ calls }: Run, title: string): string[] {
  const rows = calls.filter(({ good }) => !good).map(({ id, why }) => [id, why.join('; ')])
  if (rows.length === 0) return []
  return [markdown({ title: `${title}: what went wrong`, columns: ['caller', 'why'], rows })]
}

/** The figures of a run, as they are printed. */
export const tablesOf = (run: Run): string =>
  [
    markdown({ title: titleOf(run), columns: summaryColumns, rows: [summaryRow(run)] }),
    fieldsTable(run, titleOf(run)),
    ...wrongTable(run, titleOf(run)),
  ].join('\n')

const sayingNames: Record<string, string> = {
  dangers: 'dangers',
  lookalikes: 'harmless look-alikes',
  ordinary: 'ordinary turns',
  places: 'place answers',
  reasons: 'reasons',
}

/** What came of the sayings of a round: each kind with its marks, of how many. */
function sayingRows(sayings: SayingCounts): string[][] {
  const row = (kind: string, ...marks: string[]) => {
    const counts = sayings[kind] ?? {}
    const of = marks.reduce((sum, mark) => sum + (counts[mark] ?? 0), 0)
    return marks.map((mark) => [sayingNames[kind] ?? kind, mark, share(counts[mark] ?? 0, of)])
  }
  return [
    ...row('dangers', 'at once', 'by the question', 'missed'),
    ...row('lookalikes', 'put through', 'asked', 'went on'),
    ...row('ordinary', 'put through', 'asked', 'went on'),
    ...row('places', 'words kept', 'words lost'),
    ...row('places', 'parsed right', 'parsed wrong'),
    ...row('reasons', 'right', 'wrong', 'asked', 'put through'),
  ]
}

/** A round: whose it is, how its callers fared and what came of its sayings. */
export function roundTables({ name, composed, how, runs, sayings }: RoundResult): string {
  const [first] = runs
  const note = [composed && `Composed ${composed}.`, how, first && `${first.circumstances}.`]
  return [
    markdown({
      title: `Round ${name}`,
      columns: summaryColumns,
      rows: runs.map(summaryRow),
      note: note.filter(Boolean).join(' '),
    }),
    ...runs
      .filter(({ objects }) => objects === 'never')
      .flatMap((run) => [
        fieldsTable(run, `Round ${name}, nobody objects`),
        ...wrongTable(run, `Round ${name}, nobody objects`),
      ]),
    sayingsTable(`Round ${name}: sayings`, sayings),
  ].join('\n')
}

/** What came of sayings of every kind. */
export const sayingsTable = (title: string, sayings: SayingCounts): string =>
  markdown({
    title,
    columns: ['said', 'what came of it', 'of them'],
    rows: sayingRows(sayings),
    note: 'Each is said in a call of its own to the built-in agent, in this process.',
  })

function kindsTable(runs: readonly Run[]): string {
  const rows = callerKinds.map((kind) => [
    kind,
    ...runs.map(({ calls }) => {
      const of = calls.filter((call) => call.kind === kind)
      return share(of.filter(({ good }) => good).length, of.length)
    }),
  ])
  return markdown({
    title: 'The population by kinds of callers: ended as they had to',
    columns: ['callers', ...runs.map(titleOf)],
    rows,
  })
}

/** Everything that is kept: the newest round first, then the population, then how it came to this. */
export function reportOf(
  rounds: readonly RoundResult[],
  runs: readonly Run[],
  beside: string,
): string {
  const newest = rounds.toSorted((a, b) => a.name.localeCompare(b.name)).at(-1)
  return [
    howToRead,
    newest
      ? roundTables(newest)
      : '## The newest round\n\nNone has called yet: `npm run eval -- --round FOLDER` lets one call.\n',
    ...(beside ? [beside] : []),
    markdown({ title: 'The population', columns: summaryColumns, rows: runs.map(summaryRow) }),
    kindsTable(runs),
    ...runs.flatMap((run) => [fieldsTable(run, titleOf(run)), ...wrongTable(run, titleOf(run))]),
    history,
  ].join('\n')
}
