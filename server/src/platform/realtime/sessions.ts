import { createBroker } from './broker.ts'
import type { Caller, OpenSession } from './caller.ts'
import type { FanOut } from './fan-out.ts'
import type { RealtimeLimits } from './limits.ts'
import type { RealtimeLog } from './realtime-log.ts'
import type { StompHeaders } from './stomp-codec.ts'
import { type Sent, StompSession } from './stomp-session.ts'

/** What the house decides: who somebody is, what he may hear, and what happens to what he says. */
export type House<Identity> = {
  /** Says who is connecting; whoever is not let in is told so by a StompFault. Nobody in particular is fine. */
  authenticate(caller: Caller & { connectHeaders: StompHeaders }): Promise<Identity>
  maySubscribe(identity: Identity, destination: string): Promise<boolean>
  /** Does what a message asks for. Its receipt goes out afterwards; a StompFault is told to the sender and ends his connection. */
  onSend(identity: Identity, destination: string, body: string, sent: Sent): Promise<void>
  fanOut: FanOut
  log: RealtimeLog
}

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
export function createSessions<Identity>(house: House<Identity>, limits: RealtimeLimits) {
  const broker = createBroker()
  const sessions = new Set<StompSession<Identity>>()
  let closedAsSlow = 0

  const open: OpenSession = (pipe, caller) => {
    const session = new StompSession<Identity>(pipe, {
      limits,
      log: house.log,
      broker,
      authenticate: (connectHeaders) => house.authenticate({ ...caller, connectHeaders }),
      maySubscribe: house.maySubscribe,
      onSend: house.onSend,
      onEnd(why) {
        sessions.delete(session)
        if (why === 'slow') {
          closedAsSlow++
          house.log.warn({ closedAsSlow }, 'a realtime listener did not take what he was sent')
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

  return {
    open,
    closeWhere(predicate: (identity: Identity) => boolean): number {
      const theirs = [...sessions].filter((session) => session.isOf(predicate))
      for (const session of theirs) session.refuse('You have been signed out')
      return theirs.length
    },
    figures(): RealtimeFigures {
      const { subscriptions, delivered } = broker
      return { connections: sessions.size, subscriptions, delivered, closedAsSlow }
    },
    close() {
      stopListening()
      clearInterval(looking)
      endAll(GOING_AWAY, 'The server is going away')
    },
  }
}
