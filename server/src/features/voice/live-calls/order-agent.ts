import {
  correctLiveCall as correctOperation,
  liveCallsChanged,
  takeLiveCall as takeOperation,
  whisperToAgent as whisperOperation,
} from '@towline/contract'
import type { Actor } from '../../../platform/actor.ts'
import { type Context, handle } from '../../../platform/handler.ts'
import { newId } from '../../../platform/ids.ts'
import { storableJson } from '../../../platform/storable.ts'
import type { CallOrder } from './hold-calls.ts'
import { isHeld } from './live-calls.store.ts'

/** Corrects fields while the caller talks. */
export const correctLiveCall = handle(correctOperation, (context, { params, body: { facts } }) =>
  order(context, params.id, { kind: 'corrected', facts, by: nameOf(context.actor) }),
)

/** Tells the agent something the caller does not hear. */
export const whisperToAgent = handle(whisperOperation, (context, { params, body: { words } }) =>
  order(context, params.id, { kind: 'whispered', words, by: nameOf(context.actor) }),
)

/** Takes the call over, on the company's transfer phone. */
export const takeLiveCall = handle(takeOperation, (context, { params }) =>
  order(context, params.id, { kind: 'takenOver', by: nameOf(context.actor) }),
)

const nameOf = (actor: Actor) => (actor.kind === 'employee' ? actor.name : 'The office')

/** Writes an order down for the process that holds the call, whichever it is, and tells it. */
export async function order(context: Context, phoneCallId: string, given: CallOrder) {
  const { tx, companyId, now, announce, audit, fail } = context
  const held = (await isHeld(tx, companyId, phoneCallId, now)) ?? fail('not_found')
  if (!held) fail('phone_call_over')
  const { kind, ...data } = given
  await tx
    .insertInto('call_order')
    .values({
      id: newId(),
      phone_call_id: phoneCallId,
      kind,
      data: storableJson(data),
      given_at: new Date(now),
    })
    .execute()
  // What was said about the caller stands in the log of the call.
  audit(
    `phone call ${kind}`,
    phoneCallId,
    'facts' in given ? { fields: Object.keys(given.facts) } : {},
  )
  announce(liveCallsChanged, companyId, { id: phoneCallId, isOrdered: true })
  return { id: phoneCallId }
}
