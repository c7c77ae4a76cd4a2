import { DispatchCall, TowReason } from '@towline/contract'
import { z } from 'zod'

/** Facts as a model tells them; places in the caller's words, which the intake takes apart itself. */
export const RecordFacts = DispatchCall.pick({
  customerName: true,
  customerPhone: true,
  vehicleYear: true,
  vehicleMake: true,
  vehicleModel: true,
  vehicleColor: true,
  licensePlateInfo: true,
  vin: true,
  poNumber: true,
  mcMembershipNumber: true,
})
  .extend({
    towReason: TowReason,
    pickup: z.string().max(300).describe("Where the vehicle is, in the caller's words"),
    dropoff: z.string().max(300).describe('Where it is to be taken, in his words'),
    corrects: z.boolean().describe('The briefing had it wrong, or the caller changed his mind'),
  })
  .partial()
export type RecordFacts = z.infer<typeof RecordFacts>

/** What a caller may want beside a tow, and the dangers a model may hear: the dialogue acts on either. */
export const CallerWants = z.object({
  wish: z.enum([
    'person',
    'cancel',
    'message',
    'status',
    'wrong number',
    'sales',
    'injury',
    'fire',
    'live lane',
    'high water',
    'child or animal inside',
    'may hurt themselves',
    'crime or weapon',
    'railroad tracks',
    'wires down',
    'trapped',
  ]),
})

const CheckPlace = z.object({ which: z.enum(['pickup', 'dropoff']) })
const CheckJob = z.object({})

/** Everything a model may call, by the name it calls it by. */
export const tools = {
  record_facts: {
    description:
      'Notes what the caller told in his last words that the briefing lacks or has wrong. Only what he said.',
    input: RecordFacts,
  },
  caller_wants: {
    description:
      'The caller wants something other than to answer, or somebody is in danger. The desk takes over at once.',
    input: CallerWants,
  },
  check_place: {
    description: 'Whether the map knows the place he named, and in which towns there is one.',
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
  | { name: 'record_facts'; input: RecordFacts }
  | { name: 'caller_wants'; input: z.infer<typeof CallerWants> }
  | { name: 'check_place'; input: z.infer<typeof CheckPlace> }
  | { name: 'check_job'; input: z.infer<typeof CheckJob> }
  | { name: 'unreadable'; problem: string }

/** Holds what a model calls against the tools there are. Never throws. */
export function readToolCall(name: string, input: unknown): ToolCall {
  switch (name) {
    case 'record_facts':
      return read(name, RecordFacts, input)
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
