import { Corrections, liveCallsChanged } from '@towline/contract'
import { z } from 'zod'
import { type Context, handle, inside } from '../../../platform/handler.ts'
import { hold, keepHolding, letGo, takeOrders } from './live-calls.store.ts'

const Held = z.object({ phoneCallId: z.uuid(), holder: z.string() })
const NewlyHeld = Held.extend({ isRecorded: z.boolean() })

/** What somebody told the agent of a call; `briefed` is the carrier's news that a person has picked up. */
export const CallOrder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('corrected'), facts: Corrections, by: z.string() }),
  z.object({ kind: z.literal('whispered'), words: z.string(), by: z.string() }),
  z.object({ kind: z.literal('takenOver'), by: z.string() }),
  z.object({ kind: z.literal('briefed') }),
])
export type CallOrder = z.infer<typeof CallOrder>

/** This process holds a call: it stands in the list of those that are going on. Answers the orders that wait for it. */
export const holdCall = handle(
  inside({
    name: 'holdCall',
    because: 'only the phone line knows which calls it holds',
    body: NewlyHeld,
    reply: z.array(CallOrder),
  }),
  async (context, { body }) => (await holdAll(context, [body])).flat(),
)

/** The same for all calls that come in one instant, no call twice. */
export const holdCalls = handle(
  inside({
    name: 'holdCalls',
    because: 'only the phone line knows which calls it holds',
    body: z.array(NewlyHeld),
    reply: z.array(z.array(CallOrder)),
  }),
  (context, { body }) => holdAll(context, body),
)

async function holdAll(
  { tx, companyId, now, announce }: Context,
  held: z.infer<typeof NewlyHeld>[],
): Promise<CallOrder[][]> {
  await hold(tx, held, now)
  const orders = await takeOrders(tx, held, now)
  return held.map(({ phoneCallId: id }) => {
    announce(liveCallsChanged, companyId, { id })
    return orders.filter(({ phone_call_id }) => phone_call_id === id).map(orderOf)
  })
}

const orderOf = ({ kind, data }: { kind: string; data: unknown }): CallOrder =>
  CallOrder.parse({ ...Object(data), kind })

/** This process holds a call no more. */
export const letGoOfCall = handle(
  inside({
    name: 'letGoOfCall',
    because: 'only the phone line knows which calls it holds',
    body: Held,
    reply: z.void(),
  }),
  async ({ tx, companyId, announce }, { body: { phoneCallId, holder } }) => {
    await letGo(tx, phoneCallId, holder)
    announce(liveCallsChanged, companyId, { id: phoneCallId })
  },
)

/** This process still holds its calls: said from time to time. Answers those that have orders waiting. */
export const keepHoldingCalls = handle(
  inside({
    name: 'keepHoldingCalls',
    because: 'only the phone line knows which calls it holds',
    body: z.object({ holder: z.string() }),
    reply: z.array(z.string()),
  }),
  ({ tx, now }, { body }) => keepHolding(tx, body.holder, now),
)

/** The process that holds a call takes what was told to its agent. */
export const takeCallOrders = handle(
  inside({
    name: 'takeCallOrders',
    because: 'only the process that holds a call follows its orders',
    body: Held,
    reply: z.array(CallOrder),
  }),
  async ({ tx, now }, { body }) => (await takeOrders(tx, [body], now)).map(orderOf),
)
