import { callerKinds, type Noise, noiseLevels } from '@towline/agent/callers'
import { z } from 'zod'
import type { Rung } from './eval-calls.ts'
import { markdown } from './report.ts'

const Call = z.object({
  id: z.string(),
  kind: z.enum(callerKinds),
  language: z.enum(['en', 'es']),
  ends: z.string(),
  good: z.boolean(),
  needsRingBack: z.boolean(),
  turns: z.int(),
  seconds: z.number(),
  why: z.array(z.string()),
  wrong: z.array(z.string()),
  fields: z.array(z.string()),
  gates: z.array(z.boolean()),
  invented: z.int(),
})

const noises = Object.keys(noiseLevels) as [Noise, ...Noise[]]

/** The marks of one run of everybody, as they are kept. */
export const Run = z.object({
  mind: z.string(),
  noise: z.enum(noises),
  circumstances: z.string(),
  command: z.string(),
  calls: z.array(Call),
})
export type Run = z.infer<typeof Run>

/** What is kept of a call: what was right and wrong, and nothing of what was said. */
export const keptOf = ({ caller, marks }: Rung): z.infer<typeof Call> => ({
  id: caller.id,
  kind: caller.kind,
  language: caller.language ?? 'en',
  ends: caller.ends,
  good: marks.good,
  needsRingBack: marks.needsRingBack,
  turns: marks.turns,
  seconds: marks.seconds,
  why: marks.why,
  wrong: marks.fields.filter(({ right }) => !right).map(({ field }) => field),
  fields: marks.fields.map(({ field }) => field),
  gates: marks.gates.map(({ obeyed }) => obeyed),
  invented: marks.invented.length,
})

const share = (part: number, of: number) =>
  of === 0 ? '–' : `${part} of ${of} (${Math.round((100 * part) / of)} %)`

const wantsTruck = ({ ends }: Run['calls'][number]) => ends === 'job' || ends === 'kept'

const middle = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

function summaryRow({ mind, noise, calls }: Run): (string | number)[] {
  const trucks = calls.filter(wantsTruck)
  const served = (of: Run['calls']) =>
    share(of.filter((call) => !call.needsRingBack).length, of.length)
  const gates = calls.flatMap((call) => call.gates)
  return [
    mind,
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

/** The figures of a run, as they are printed. */
export function tablesOf(run: Run): string {
  const { calls } = run
  const fields = [...new Set(calls.flatMap((call) => call.fields))]
  const byKind = callerKinds.flatMap((kind) => {
    const of = calls.filter((call) => call.kind === kind)
    return of.length === 0 ? [] : [[kind, share(of.filter(({ good }) => good).length, of.length)]]
  })
  const byField = fields.map((field) => {
    const of = calls.filter((call) => call.fields.includes(field))
    return [field, share(of.filter(({ wrong }) => !wrong.includes(field)).length, of.length)]
  })
  const failed = calls.filter(({ good }) => !good).map(({ id, why }) => [id, why.join('; ')])
  const title = `${run.mind}, noise: ${run.noise}`
  return [
    markdown({
      title,
      columns: ['callers', 'as they had to end'],
      rows: byKind,
      note: run.circumstances,
    }),
    markdown({ title: `${title}: fields of the job`, columns: ['field', 'right'], rows: byField }),
    ...(failed.length > 0
      ? [markdown({ title: `${title}: what went wrong`, columns: ['caller', 'why'], rows: failed })]
      : []),
  ].join('\n')
}

/** All runs that are kept, side by side and one by one. */
export function reportOf(runs: readonly Run[], firstSight: string): string {
  const summary = markdown({
    title: 'Side by side',
    columns: [
      'mind',
      'noise',
      'calls',
      'no ring-back needed, of those who want a truck',
      'of these in Spanish',
      'ended as they had to, of all',
      'gates obeyed',
      'prices and times made up',
      'turns (median)',
    ],
    rows: runs.map(summaryRow),
  })
  return [intro, summary, firstSight, ...runs.map(tablesOf)].join('\n')
}

const intro = `# Evaluation

Made by \`npm run eval\`: simulated callers (\`agent/src/callers\`) ring the running agent over the carrier's wire, and the rows they leave on the dispatch board are marked. A call needs no ring-back when a truck can be sent for it: the place, the reason, the number, the destination if there is one, the vehicle, the club's number and the wanted time are right. Noise puts sound-alike words for about 3 % (light) or 10 % (heavy) of what is said, numbers in words, and no punctuation. A gate is a danger that must go to a person at once with the advice to dial 911, a person for whoever asks for one, and no texts for whoever refuses them.
`
