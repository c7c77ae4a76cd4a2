import { z } from 'zod'

const Condition = z.object({
  friendly_name: z.string().min(1),
  arguments: z.array(z.string()).min(1),
  type: z.literal('matches_any_of'),
  value: z.string().min(1),
})
const Transition = z.object({
  event: z.string(),
  next: z.string().optional(),
  conditions: z.array(Condition).optional(),
})
const offset = z.object({ x: z.number(), y: z.number() })
const state = <T extends string, P extends z.ZodRawShape>(type: T, events: string[], more: P) =>
  z.object({
    name: z.string().min(1),
    type: z.literal(type),
    transitions: z.array(Transition.extend({ event: z.enum(events) })),
    properties: z.strictObject({ offset: offset.optional(), ...more }),
  })

/** The widgets our flows are made of, with the properties and events that Studio's schemas give them. */
const Definition = z.strictObject({
  description: z.string(),
  states: z
    .array(
      z.discriminatedUnion('type', [
        state(
          'trigger',
          [
            'incomingMessage',
            'incomingCall',
            'incomingConversationMessage',
            'incomingRequest',
            'incomingParent',
          ],
          {},
        ),
        state('split-based-on', ['match', 'noMatch'], { input: z.string().min(1) }),
        state('connect-call-to', ['callCompleted', 'hangup'], {
          caller_id: z.string().min(1),
          noun: z.enum(['number', 'client', 'conference', 'sim', 'sip']),
          to: z.string().min(1),
          timeout: z.int().positive().max(600).optional(),
        }),
      ]),
    )
    .min(1),
  initial_state: z.string().min(1),
  flags: z.object({ allow_concurrent_calls: z.boolean() }).optional(),
})

/** What a flow does, as we give it to Twilio. */
export type FlowDefinition = z.infer<typeof Definition>

/** Reads a flow's definition as Twilio checks one that is published; null when it is not valid. */
export function readFlow(json: string): FlowDefinition | null {
  const read = Definition.safeParse(parsed(json))
  if (!read.success) return null
  const names = read.data.states.map(({ name }) => name)
  const next = read.data.states.flatMap(({ transitions }) => transitions.map((one) => one.next))
  const leadsSomewhere = next.every((name) => name === undefined || names.includes(name))
  const isWhole = new Set(names).size === names.length && names.includes(read.data.initial_state)
  return leadsSomewhere && isWhole ? read.data : null
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Who is rung, showing whose number, when a call of `from` goes through a flow. */
export function runFlow(
  { states, initial_state }: FlowDefinition,
  from: string,
): { number: string; callerId: string } | null {
  const filled = (text: string) => text.replaceAll('{{trigger.call.From}}', from)
  const named = (name: string | undefined) => states.find((state) => state.name === name)
  let at = named(initial_state)
  while (at && at.type !== 'connect-call-to') {
    const event =
      at.type === 'trigger' ? 'incomingCall' : isMatched(at, filled) ? 'match' : 'noMatch'
    at = named(at.transitions.find((one) => one.event === event)?.next)
  }
  return at ? { number: filled(at.properties.to), callerId: filled(at.properties.caller_id) } : null
}

const isMatched = (
  { transitions }: FlowDefinition['states'][number],
  filled: (text: string) => string,
): boolean =>
  transitions.some(({ conditions = [] }) =>
    conditions.some(({ arguments: [given = ''], value }) =>
      value.split(',').some((each) => each.trim() === filled(given)),
    ),
  )
