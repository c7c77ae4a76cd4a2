import { randomUUID } from 'node:crypto'
import { idInDestination, LiveCallsChanged, liveCallsChanged } from '@towline/contract'
import { systemOf } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { performed } from '../../../platform/perform.ts'
import type { FanOut } from '../../../platform/realtime/index.ts'
import type { LiveCall } from '../live-call.ts'
import { holdCall, keepHoldingCalls, letGoOfCall, takeCallOrders } from './hold-calls.ts'
import { noteBriefed } from './note-briefed.ts'

/** Well within the time after which a silent process holds nothing any more. */
const KEEP_MS = 5_000

/** The calls this process holds, as everybody sees them, and the way orders reach their agents. */
export type Keeper = {
  taken(live: LiveCall): void
  gone(live: LiveCall): void
  /** A person has picked up this call. */
  briefed(callSid: string): void
  stop(): Promise<void>
}

/**
 * Keeps the database told of the calls of this process. An order is a row and a word on the fan-out; it
 * is also looked for from time to time, for words can be lost.
 */
export function openKeeper(app: App, fanOut: FanOut): Keeper {
  const holder = randomUUID()
  const held = new Map<string, LiveCall>()
  /** Those the database does not know of yet: it was away, perhaps. */
  const unnoted = new Set<LiveCall>()
  /** What is done for a call is done in turn: it is not let go before it was held. */
  const work = new Map<string, Promise<void>>()

  const inTurn = (id: string, step: () => Promise<void>) => {
    const done = (work.get(id) ?? Promise.resolve()).then(step).catch((error: unknown) => {
      app.log.warn({ err: error }, 'it was not noted which calls are going on')
    })
    work.set(id, done)
    void done.then(() => {
      if (work.get(id) === done) work.delete(id)
    })
  }
  const idOf = ({ call }: LiveCall) => call.phoneCallId
  const actorFor = ({ call }: LiveCall) => systemOf(call.companyId)

  const follow = async (live: LiveCall) => {
    const body = { phoneCallId: idOf(live), holder }
    const orders = await performed(app, takeCallOrders, { actor: actorFor(live), input: { body } })
    for (const order of orders) {
      if (order.kind === 'briefed') live.note('briefed', {})
      else live.happened(order)
    }
  }
  const lookFor = (id: string) => {
    const live = held.get(id)
    if (live) inTurn(id, () => follow(live))
  }
  const hold = (live: LiveCall) =>
    inTurn(idOf(live), async () => {
      // As the caller was told, whatever the owner has set since.
      const isRecorded = live.memory.company.recorded === true
      const body = { phoneCallId: idOf(live), holder, isRecorded }
      await performed(app, holdCall, { actor: actorFor(live), input: { body } })
      unnoted.delete(live)
      await follow(live)
    })
  const letGo = (live: LiveCall) => {
    held.delete(idOf(live))
    unnoted.delete(live)
    const body = { phoneCallId: idOf(live), holder }
    inTurn(idOf(live), () =>
      performed(app, letGoOfCall, { actor: actorFor(live), input: { body } }),
    )
  }
  const keep = async () => {
    for (const live of unnoted) hold(live)
    if (held.size === 0) return
    const input = { body: { holder } }
    for (const id of await performed(app, keepHoldingCalls, { actor: systemOf(null), input }))
      lookFor(id)
  }

  const rounds = setInterval(() => {
    keep().catch((error: unknown) =>
      app.log.warn({ err: error }, 'it was not noted which calls are going on'),
    )
  }, KEEP_MS).unref()
  const unsubscribe = fanOut.subscribe(
    ({ destination, body }) => {
      if (held.size === 0 || idInDestination(liveCallsChanged, destination) === null) return
      const told = LiveCallsChanged.safeParse(JSON.parse(String(body)))
      if (told.success && told.data.isOrdered) lookFor(told.data.id)
    },
    () => void keep().catch(() => {}),
  )

  return {
    taken(live) {
      held.set(idOf(live), live)
      unnoted.add(live)
      hold(live)
    },
    gone: letGo,
    briefed(callSid) {
      const request = { actor: systemOf(null), input: { body: { callSid } } }
      performed(app, noteBriefed, request).catch((error: unknown) =>
        app.log.warn({ err: error }, 'it was not noted that a person picked up'),
      )
    },
    async stop() {
      clearInterval(rounds)
      unsubscribe()
      for (const live of [...held.values()]) letGo(live)
      await Promise.all(work.values())
    },
  }
}
