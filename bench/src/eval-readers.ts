import {
  type Caller,
  callPureAgent,
  type Objecting,
  objecting,
  population,
  readerErrors,
  SimulatedReader,
  simulatedReaderName,
} from '@towline/simulator'
import { z } from 'zod'
import { type CallOnce, callAll, callInProcess } from './eval-calls.ts'
import { keptOf, served, share, wantsTruck } from './eval-report.ts'
import { circumstances, markdown } from './report.ts'

/** The same callers, heard by the built-in readers alone and beside a reader that is made up. */
export const ReaderRow = z.object({
  callers: z.string(),
  reader: z.string(),
  objects: z.enum(objecting),
  served: z.string(),
  good: z.string(),
  circumstances: z.string(),
  command: z.string(),
})
export type ReaderRow = z.infer<typeof ReaderRow>

/** The built-in agent in this process, with a reader beside its own that knows the truth and errs at this rate. */
function besideSimulated(errors: number): CallOnce {
  if (!readerErrors.some((each) => each === errors))
    throw new Error(`Errors of ${readerErrors.map((each) => each * 100).join(', ')} percent only`)
  return async (caller, manner) => ({
    caller,
    ...(await callPureAgent(caller, {
      ...manner,
      reader: new SimulatedReader(caller, errors, population),
    })),
  })
}

type Compared = {
  /** The name of the round; without one it is the population. */
  name: string
  callers: readonly Caller[]
  objects: Objecting
  /** In percent, for each a reader. */
  errors: readonly number[]
}

/** Lets the callers call the agent alone, and with a simulated reader for each rate of errors. */
export async function compareReaders(asked: Compared): Promise<ReaderRow[]> {
  const { name, callers, objects, errors } = asked
  const ears: [string, CallOnce][] = [
    ['built-in readers alone', callInProcess],
    ...errors.map((each): [string, CallOnce] => [
      simulatedReaderName(each / 100),
      besideSimulated(each / 100),
    ]),
  ]
  const manner = { objects, noise: 'none' as const, seed: '' }
  const rows: ReaderRow[] = []
  for (const [reader, callOnce] of ears) {
    const calls = (await callAll(callers, { callOnce, manner, atOnce: 1 }, () => {})).map(keptOf)
    const round = name === 'population' ? '' : ` --round ${name}`
    rows.push({
      callers: name,
      reader,
      objects,
      served: served(calls.filter(wantsTruck)),
      good: share(calls.filter(({ good }) => good).length, calls.length),
      circumstances: circumstances(),
      command: `npm run eval -- --reader simulated --errors ${errors.join(',')}${round} --objects ${objects}`,
    })
  }
  return rows
}

const isSameRow = (one: ReaderRow, other: ReaderRow) =>
  one.callers === other.callers && one.reader === other.reader && one.objects === other.objects

/** The rows that were kept, with new ones in the place of older ones of the same. */
export const withNewRows = (
  kept: readonly ReaderRow[],
  rows: readonly ReaderRow[],
): ReaderRow[] => [...kept.filter((old) => !rows.some((row) => isSameRow(old, row))), ...rows]

/** What a second reader does for the agent; empty while none was tried. */
export function readersTable(rows: readonly ReaderRow[]): string {
  if (rows.length === 0) return ''
  const made = [
    ...new Set(rows.map(({ circumstances, command }) => `${circumstances}; \`${command}\``)),
  ]
  return markdown({
    title: 'A second reader that is simulated',
    columns: [
      'callers',
      'who hears',
      'callers object',
      'no callback needed, of those who want a truck',
      'ended as they had to, of all',
    ],
    rows: rows.map(({ callers, reader, objects, served, good }) => [
      callers,
      reader,
      objects,
      served,
      good,
    ]),
    note: `The simulated reader knows the caller's truth: each finding is wrong, each is missing, and each turn is late at the rate it is given. It says what the agent makes of a second reader, and nothing of any language model. It reads no dangers and no wishes, and only what the words tell: what nobody asks for it can't find. All in process, without a map. Round 2026-11-24-b has been read by those who improved the agent and its readers since it first called. ${made.join('; ')}`,
  })
}
