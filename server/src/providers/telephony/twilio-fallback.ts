import { WITHHELD_NUMBERS } from '@towline/contract'
import type Twilio from 'twilio/lib/rest/Twilio.js'
import type { OwnNumber } from './telephony.port.ts'
import { asking, IS_OVER, isRefusedFor } from './twilio-errors.ts'

/** Goes up with every change of the flow below, so that those at Twilio are made anew. */
const REVISION = 1
/** How long the company's phone rings. */
const RING_SECONDS = 25
/** How many a page of a list holds, the most there may be. */
export const PAGE_SIZE = 1000

/** A Studio flow of ours at Twilio. */
type Flow = { sid: string; friendlyName: string; url: string }

/** The flows of ours at Twilio by the number (sid) they are the fallback of. */
export type Fallbacks = ReadonlyMap<string, readonly Flow[]>

/** All fallbacks we have made. Which number one is for, and where it forwards to, stands in its name. */
export async function listFallbacks(account: Twilio): Promise<Fallbacks> {
  const flows = await asking(() => account.studio.v2.flows.list({ pageSize: PAGE_SIZE }))
  const byNumber = new Map<string, Flow[]>()
  for (const { sid, friendlyName, webhookUrl } of flows) {
    const [, number] = /^Towline \d+ (PN\w+) to \+\d+$/.exec(friendlyName) ?? []
    if (!number) continue
    const known = byNumber.get(number) ?? []
    byNumber.set(number, [...known, { sid, friendlyName, url: secured(webhookUrl) }])
  }
  return byNumber
}

/**
 * The URL of a flow that forwards a number's callers, made or changed where there is none like it; empty for a
 * number that forwards nowhere.
 */
export async function fallbackOf(
  account: Twilio,
  fallbacks: Fallbacks,
  number: OwnNumber,
): Promise<string> {
  const { sid, e164, fallbackPhone } = number
  if (!fallbackPhone || fallbackPhone === e164) return ''
  const friendlyName = `Towline ${REVISION} ${sid} to ${fallbackPhone}`
  const [known] = fallbacks.get(sid) ?? []
  if (known?.friendlyName === friendlyName) return known.url
  const wanted = { friendlyName, status: 'published' as const, definition: forwarding(number) }
  const { flows } = account.studio.v2
  const kept = await asking(() => (known ? flows(known.sid).update(wanted) : flows.create(wanted)))
  return secured(kept.webhookUrl)
}

/** Takes away what was made for a number. */
export async function removeFallbacks(account: Twilio, sid: string): Promise<void> {
  for (const flow of (await listFallbacks(account)).get(sid) ?? []) {
    try {
      await asking(() => account.studio.v2.flows(flow.sid).remove())
    } catch (error) {
      if (!isRefusedFor(IS_OVER, error)) throw error
    }
  }
}

/** Twilio's own examples write it both ways. */
const secured = (url: string) => url.replace(/^http:/, 'https:')

/**
 * What the carrier does by itself: rings the company's phone. It shows the caller's number, or where that is
 * withheld our own, because nobody may call with a number that is none.
 */
function forwarding({ e164, fallbackPhone }: OwnNumber): object {
  const forward = (name: string, callerId: string) => ({
    name,
    type: 'connect-call-to',
    transitions: [{ event: 'callCompleted' }, { event: 'hangup' }],
    properties: {
      caller_id: callerId,
      noun: 'number',
      to: fallbackPhone,
      timeout: RING_SECONDS,
      offset: { x: 0, y: 400 },
    },
  })
  const from = '{{trigger.call.From}}'
  const withheld = {
    friendly_name: 'The number is withheld',
    arguments: [from],
    type: 'matches_any_of',
    value: WITHHELD_NUMBERS.join(','),
  }
  return {
    description: "Towline: calls the company's phone while the server doesn't answer.",
    states: [
      {
        name: 'Trigger',
        type: 'trigger',
        transitions: [
          { event: 'incomingMessage' },
          { event: 'incomingCall', next: 'caller' },
          { event: 'incomingRequest' },
        ],
        properties: { offset: { x: 0, y: 0 } },
      },
      {
        name: 'caller',
        type: 'split-based-on',
        transitions: [
          { event: 'noMatch', next: 'forward' },
          { event: 'match', next: 'forward_withheld', conditions: [withheld] },
        ],
        properties: { input: from, offset: { x: 0, y: 200 } },
      },
      forward('forward', from),
      forward('forward_withheld', e164),
    ],
    initial_state: 'Trigger',
    flags: { allow_concurrent_calls: true },
  }
}
