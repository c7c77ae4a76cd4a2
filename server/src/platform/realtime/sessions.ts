import { createBroker } from './broker.ts'
import type { Caller, OpenSession } from './caller.ts'
import type { FanOut } from './fan-out.ts'
import type { RealtimeLimits } from './limits.ts'
import { createAddressRate, createRate } from './pace.ts'
import type { RealtimeLog } from './realtime-log.ts'
import { StompFault, type StompHeaders } from './stomp-codec.ts'
import { type Sent, StompSession } from './stomp-session.ts'

/** What the house decides: who somebody is, what he may hear, and what happens to what he says. */
export type RealtimeHost<Identity> = {
  /** Says who is connecting; whoever is not let in is told so by a StompFault. Nobody in particular is fine. */
  authenticate(caller: Caller & { connectHeaders: StompHeaders }): Promise<Identity>
  maySubscribe(identity: Identity, destination: string): Promise<boolean>
  /**
   * Who of these may not go on as he does, and what he is told: asked from time to time, for sessions end,
   * rights change and links run out while somebody listens.
   */
  lapsed?(present: readonly Present<Identity>[]): Promise<ReadonlyMap<Identity, string>>
  /** Does what a message asks for. Its receipt goes out afterwards; a StompFault is told to the sender and ends his connection. */
  onSend(identity: Identity, destination: string, body: string, sent: Sent): Promise<void>
  /** The connection of somebody who had signed in has ended. */
  onGone?(identity: Identity): void
  fanOut: FanOut
  log: RealtimeLog
}

/** Somebody who has signed in, and what he listens to. */
export type Present<Identity> = { identity: Identity; destinations: readonly string[] }

/** What there is to measure. `delivered` and `closedAsSlow` count from the start. */
export type RealtimeFigures = {
  readonly connections: number
  readonly subscriptions: number
  readonly delivered: number
  readonly closedAsSlow: number
}

const LOOK_MS = 1_000
const GOING_AWAY = 1001
const SERVICE_RESTART = 1012

/** Every conversation of this process, whatever carries it, fed by the fan-out. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: it makes one object of short functions that share its state
export function createSessions<Identity>(house: RealtimeHost<Identity>, limits: RealtimeLimits) {
  const broker = createBroker()
  const sessions = new Set<StompSession<Identity>>()
  let closedAsSlow = 0
  const rates = ratesOf(limits)

  const open: OpenSession = (pipe, caller) => {
    const withinRate = createRate(rates.subscribes)
    const session = new StompSession<Identity>(pipe, {
      limits,
      log: house.log,
      broker,
      async authenticate(connectHeaders) {
        if (!rates.mayConnect(caller.address))
          throw new StompFault('Too many connections at once from this address')
        return house.authenticate({ ...caller, connectHeaders })
      },
      async maySubscribe(identity, destination) {
        if (!withinRate() || !rates.maySubscribe(caller.address))
          throw new StompFault('Too many subscriptions at once')
        return house.maySubscribe(identity, destination)
      },
      onSend: house.onSend,
      onEnd(why) {
        sessions.delete(session)
        const { who } = session
        if (who) house.onGone?.(who.identity)
        if (why === 'slow') {
          closedAsSlow++
          house.log.warn({ closedAsSlow }, 'a realtime listener did not take what it was sent')
        }
      },
    })
    sessions.add(session)
    return session
  }
  const endAll = (code: number, reason: string) => {
    for (const session of [...sessions]) session.end(code, reason)
  }

  const stopListening = house.fanOut.subscribe(
    (announcement) => broker.deliver(announcement),
    // Clients fetch afresh when they connect again, so a gap is closed by sending them through that.
    () => endAll(SERVICE_RESTART, 'Please connect again'),
  )
  const looking = setInterval(() => {
    for (const session of [...sessions]) session.checkPace()
  }, LOOK_MS).unref()

  const recheck = async () => {
    const present = [...sessions].flatMap(({ present: one }) => one ?? [])
    if (present.length === 0 || !house.lapsed) return
    const lapsed = await house.lapsed(present)
    for (const session of [...sessions]) {
      const why = session.who && lapsed.get(session.who.identity)
      if (why !== undefined) session.refuse(why)
    }
  }
  const rechecking = setInterval(() => {
    recheck().catch((error: unknown) =>
      house.log.warn({ err: error }, 'could not check who may still listen'),
    )
  }, limits.recheckMs).unref()

  return {
    open,
    recheck,
    closeWhere(predicate: (identity: Identity) => boolean): number {
      const theirs = [...sessions].filter((session) => session.isOf(predicate))
      for (const session of theirs) session.refuse('You were signed out')
      return theirs.length
    },
    figures(): RealtimeFigures {
      const { subscriptions, delivered } = broker
      return { connections: sessions.size, subscriptions, delivered, closedAsSlow }
    },
    close() {
      stopListening()
      clearInterval(looking)
      clearInterval(rechecking)
      endAll(GOING_AWAY, 'The server is going away')
    },
  }
}

function ratesOf(limits: RealtimeLimits) {
  const rate = (framesAtOnce: number, framesPerSecond: number) => ({
    framesAtOnce,
    framesPerSecond,
  })
  return {
    subscribes: rate(limits.subscribesAtOnce, limits.subscribesPerSecond),
    mayConnect: createAddressRate(rate(limits.connectsAtOnce, limits.connectsPerSecond)),
    maySubscribe: createAddressRate(
      rate(limits.addressSubscribesAtOnce, limits.addressSubscribesPerSecond),
    ),
  }
}
