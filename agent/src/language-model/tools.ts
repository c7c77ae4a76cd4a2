import { z } from 'zod'
import { dangers } from '../concepts/dangers.ts'
import type { ModelReading } from '../types/events.ts'
import type { Danger, Intent } from '../types/facts.ts'

const dangerNames = dangers.map(({ id }) => id) as [Danger, ...Danger[]]
const wishes = ['person', 'cancel', 'message', 'status', 'wrong number', 'sales'] as const

/** What a caller may want beside a tow, and every danger there is: the dialogue acts on either. */
export const CallerWants = z.object({ wish: z.enum([...wishes, ...dangerNames]) })
type Wish = z.infer<typeof CallerWants>['wish']

const CheckPlace = z.object({ which: z.enum(['pickup', 'dropoff']) })
const CheckJob = z.object({})

/** Everything a speaking model may call, by the name it calls it by; what was told is read beside it. */
export const tools = {
  caller_wants: {
    description:
      'The caller wants something other than to answer, or somebody is in danger. The desk takes over at once.',
    input: CallerWants,
  },
  check_place: {
    description: 'Whether the map knows the place they named, and in which towns there is one.',
    input: CheckPlace,
  },
  check_job: {
    description: 'How the open tow of this caller stands on the board at this moment.',
    input: CheckJob,
  },
} as const
export type ToolName = keyof typeof tools

/** A tool call as it was read: its input by its own schema, or what is wrong with it. */
export type ToolCall =
  | { name: 'caller_wants'; input: z.infer<typeof CallerWants> }
  | { name: 'check_place'; input: z.infer<typeof CheckPlace> }
  | { name: 'check_job'; input: z.infer<typeof CheckJob> }
  | { name: 'unreadable'; problem: string }

/** Holds what a model calls against the tools there are. Never throws. */
export function readToolCall(name: string, input: unknown): ToolCall {
  switch (name) {
    case 'caller_wants':
      return read(name, CallerWants, input)
    case 'check_place':
      return read(name, CheckPlace, input)
    case 'check_job':
      return read(name, CheckJob, input)
    default:
      return { name: 'unreadable', problem: `There is no tool ${name}.` }
  }
}

function read<N extends ToolName, T>(name: N, schema: z.ZodType<T>, input: unknown) {
  const result = schema.safeParse(input)
  return result.success
    ? { name, input: result.data }
    : { name: 'unreadable' as const, problem: z.prettifyError(result.error) }
}

/** A wish or a danger a model heard, as the dialogue knows it. */
export function readingOfWish(wish: Wish): ModelReading {
  const danger = dangerNames.find((each) => each === wish)
  const intents: Intent[] = danger ? [] : [wish as (typeof wishes)[number]]
  return { facts: {}, intents, dangers: danger ? [danger] : [], corrects: false }
}
