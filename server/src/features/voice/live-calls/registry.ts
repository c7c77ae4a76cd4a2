import { randomUUID } from 'node:crypto'
import {
  Corrections,
  dispatchChanged,
  idInDestination,
  LiveCallsChanged,
  liveCallsChanged,
} from '@towline/contract'
import { z } from 'zod'
import { systemOf } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { executed } from '../../../platform/execute.ts'
import type { FanOut } from '../../../platform/realtime/index.ts'
import type { RegisteredCall, VoiceDeps } from '../session/deps.ts'
import {
  type CallOrder,
  holdCall,
  holdCalls,
  keepHoldingCalls,
  letGoOfCall,
  takeCallOrders,
} from './hold-calls.ts'
import { noteBriefed } from './note-briefed.ts'
import { readChangesByPeople } from './read-changes-by-people.ts'

/** Well within the time after which a silent process holds nothing any more. */
const KEEP_MS = 5_000

/** Of a job that changed only the call it came from, where that was carried along. */
const ChangedJob = z.object({ call: z.object({ twilioCallId: z.string() }).optional() })

/** The calls this process holds, as everybody sees them, and the way orders reach their agents. */
export type LiveCallRegistry = NonNullable<VoiceDeps['registry']> & { stop(): Promise<void> }

/**
 * Keeps the database told of the calls of this process. An order is a row and a word on the fan-out; it
 * is also looked for from time to time, for words can be lost.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: it makes one object of short functions that share its state
export function openLiveCallRegistry(app: App, fanOut: FanOut): LiveCallRegistry {
  const holder = randomUUID()
  const held = new Map<string, RegisteredCall>()
  /** Those the database does not know of yet: it was away, perhaps. */
  const unnoted = new Set<RegisteredCall>()
  /** Those whose job will be read for what people set on it: what changes before that is seen with it. */
  const toFollow = new Set<RegisteredCall>()
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
  const idOf = ({ call }: RegisteredCall) => call.phoneCallId
  const actorFor = ({ call }: RegisteredCall) => systemOf(call.companyId)

  const follow = (live: RegisteredCall, orders: CallOrder[]) => {
    for (const order of orders) {
      if (order.kind === 'briefed') live.note('briefed', {})
      else live.receive(order)
    }
  }
  const takeOrdersOf = (id: string) => {
    const live = held.get(id)
    if (!live) return
    inTurn(id, async () => {
      const input = { body: { phoneCallId: id, holder } }
      follow(live, await executed(app, takeCallOrders, { actor: actorFor(live), input }))
    })
  }
  /** What people set on the job of a call stands for its agent as if it had been corrected in the call. */
  const followPeople = async (live: RegisteredCall) => {
    const read = (phoneCallIds: string[]) =>
      executed(app, readChangesByPeople, {
        actor: actorFor(live),
        input: { body: { phoneCallIds } },
      })
    const set = await app.inBatches(`changes ${live.call.companyId}`, idOf(live), { all: read })
    const known: Record<string, unknown> = live.memory.intake.settled ?? {}
    const news = Object.entries(set).filter(([field, value]) => known[field] !== value)
    const facts = Corrections.safeParse(Object.fromEntries(news)).data
    if (facts) live.receive({ kind: 'corrected', facts, by: 'The office' })
  }
  const followJobs = (companyId: string, body: string) => {
    const changed = ChangedJob.safeParse(JSON.parse(body)).data
    for (const live of held.values()) {
      const isIts = !changed?.call || changed.call.twilioCallId === live.call.callSid
      if (live.call.companyId !== companyId || !isIts || toFollow.has(live)) continue
      toFollow.add(live)
      inTurn(idOf(live), () => {
        toFollow.delete(live)
        return followPeople(live)
      })
    }
  }
  const hold = (live: RegisteredCall) =>
    inTurn(idOf(live), async () => {
      // As the caller was told, whatever the owner has set since.
      const isRecorded = live.memory.company.recorded !== undefined
      const body = { phoneCallId: idOf(live), holder, isRecorded }
      const actor = actorFor(live)
      const orders = await app.inBatches(`hold ${live.call.companyId}`, body, {
        all: (bodies) => executed(app, holdCalls, { actor, input: { body: bodies } }),
        one: () => executed(app, holdCall, { actor, input: { body } }),
      })
      unnoted.delete(live)
      follow(live, orders)
    })
  const letGo = (live: RegisteredCall) => {
    held.delete(idOf(live))
    unnoted.delete(live)
    const body = { phoneCallId: idOf(live), holder }
    inTurn(idOf(live), () => executed(app, letGoOfCall, { actor: actorFor(live), input: { body } }))
  }
  const keep = async () => {
    for (const live of unnoted) hold(live)
    if (held.size === 0) return
    const input = { body: { holder } }
    for (const id of await executed(app, keepHoldingCalls, { actor: systemOf(null), input }))
      takeOrdersOf(id)
  }

  const rounds = setInterval(() => {
    keep().catch((error: unknown) =>
      app.log.warn({ err: error }, 'it was not noted which calls are going on'),
    )
  }, KEEP_MS).unref()
  const unsubscribe = fanOut.subscribe(
    ({ destination, body }) => {
      if (held.size === 0) return
      const jobsOf = idInDestination(dispatchChanged, destination)
      if (jobsOf !== null) return followJobs(jobsOf, String(body))
      if (idInDestination(liveCallsChanged, destination) === null) return
      const told = LiveCallsChanged.safeParse(JSON.parse(String(body)))
      if (told.success && told.data.isOrdered) takeOrdersOf(told.data.id)
    },
    () => void keep().catch(() => {}),
  )

  return {
    add(live) {
      held.set(idOf(live), live)
      unnoted.add(live)
      hold(live)
    },
    remove: letGo,
    pickedUp(callSid) {
      const request = { actor: systemOf(null), input: { body: { callSid } } }
      executed(app, noteBriefed, request).catch((error: unknown) =>
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
