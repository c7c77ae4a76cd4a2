import { fastifyCookie } from '@fastify/cookie'
import { idInDestination, SecretId } from '@towline/contract'
import { type Identify, SESSION_IDLE_MS, stillSignedIn } from './features/auth/index.ts'
import {
  chatsStillOpen,
  mayHearChat,
  openVisits,
  Visit,
  type Visits,
} from './features/chat/index.ts'
import { sendHandlers } from './features.ts'
import type { Actor } from './platform/actor.ts'
import type { App } from './platform/app.ts'
import type { ClientAddress } from './platform/client-address.ts'
import { executed } from './platform/execute.ts'
import { Failure } from './platform/failure.ts'
import { secureAnswers } from './platform/http.ts'
import { measureRealtime } from './platform/metrics.ts'
import { DEVICE_COOKIE, deviceIn } from './platform/place.ts'
import {
  createRate,
  createRealtime,
  type FanOut,
  type Present,
  type Realtime,
  StompFault,
} from './platform/realtime/index.ts'
import { busyLimit } from './platform/request-limit.ts'
import { sessionIn } from './platform/session-cookies.ts'
import { ownOrigins } from './platform/settings.ts'
import { chatIn, mayHear } from './topic-permissions.ts'

/** Where the server's processes tell each other that a session has ended. Nobody can subscribe to it. */
export const SESSION_ENDED = '/server/session-ended'
/** The same for an employee who is to sign in anew: his id, and after a blank the session that goes on. */
export const DISCONNECTED = '/server/disconnected'

/** What one connection may send: so many at once, as after a time without a line, and then steadily. */
const SENDS = { framesAtOnce: 60, framesPerSecond: 10 }
/** What may be sent in ten seconds on however many connections: into one chat, or by one address to where no key is asked for. */
const SENDS_TOGETHER = { name: 'sends', points: 1_000, seconds: 10 }

/** Somebody on one connection. */
export type OnTheWire = { actor: Actor; address: string; withinRate: () => boolean }

type RealtimeDeps = { identify: Identify; addressOf: ClientAddress; fanOut: FanOut }

/** Opens the realtime wire over the running product. */
export function openRealtime(
  app: App,
  { identify, addressOf, fanOut }: RealtimeDeps,
): { realtime: Realtime<OnTheWire>; visits: Visits } {
  const visits = openVisits(app)
  const together = busyLimit(app, SENDS_TOGETHER)
  const realtime = createRealtime<OnTheWire>({
    authenticate: async ({ cookie, authorization, address, connectHeaders }) => {
      const actor = await identify({
        authorization: authorization ?? connectHeaders.Authorization,
        authToken: sessionIn(app.settings.PUBLIC_URL, (name) => cookieValue(cookie, name)),
        place: { address, device: deviceIn(cookieValue(cookie, DEVICE_COOKIE)) },
      }).catch(asFault)
      if (actor.kind === 'halfway') throw new StompFault(new Failure('two_step_owed').message)
      if (actor.kind === 'employee' && actor.owesTwoStep)
        throw new StompFault(new Failure('two_step_required').message)
      return { actor, address, withinRate: createRate(SENDS) }
    },
    maySubscribe: ({ actor }, destination) => maySubscribe(app, actor, destination),
    lapsed: (present) => lapsed(app, present),
    onSend: (who, destination, body) =>
      perform(app, { visits, together }, who, { destination, body }),
    onGone: visits.went,
    allowedOrigins: ownOrigins(app.settings),
    secure: secureAnswers(app),
    addressOf,
    fanOut,
    log: app.log,
  })
  measureRealtime(app.metrics, () => realtime.figures)
  fanOut.subscribe(({ destination, body }) => {
    const [id, kept] = String(body).split(' ')
    if (destination === SESSION_ENDED)
      realtime.closeWhere(({ actor }) => actor.kind === 'employee' && actor.sessionId === id)
    if (destination === DISCONNECTED)
      realtime.closeWhere(
        ({ actor }) =>
          actor.kind === 'employee' && actor.id === id && (!kept || actor.sessionId !== kept),
      )
  })
  return { realtime, visits }
}

async function maySubscribe(app: App, actor: Actor, destination: string): Promise<boolean> {
  const id = chatIn(destination)
  if (id === null) return mayHear(actor, destination)
  try {
    await executed(app, mayHearChat, { actor, input: { params: { id }, body: {} } })
    return true
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}

/** Whose session, employment or roles have ended, and whose chat has, while they were connected. */
async function lapsed(
  app: App,
  present: readonly Present<OnTheWire>[],
): Promise<ReadonlyMap<OnTheWire, string>> {
  const now = app.now()
  const employees = present.flatMap(({ identity: { actor } }) =>
    actor.kind === 'employee' ? [actor] : [],
  )
  const chatsOf = ({ identity, destinations }: Present<OnTheWire>) =>
    identity.actor.kind === 'nobody' ? destinations.flatMap((at) => chatIn(at) ?? []) : []
  const chats = [...new Set(present.flatMap(chatsOf))]
  const [signedIn, open] = await app.db.asSystem(
    async (tx) => [
      await stillSignedIn(tx, employees, { usedAfter: now - SESSION_IDLE_MS, now }),
      await chatsStillOpen(tx, chats, now),
    ],
    { readOnly: true },
  )
  const ended = new Map<OnTheWire, string>()
  for (const one of present) {
    const { actor } = one.identity
    if (actor.kind === 'employee' && !signedIn.has(actor))
      ended.set(one.identity, 'You were signed out')
    if (chatsOf(one).some((id) => !open.has(id)))
      ended.set(one.identity, new Failure('link_ended').message)
  }
  return ended
}

/** Does what was sent to one of the places there are; what can not be done is told to the sender. */
async function perform(
  app: App,
  { visits, together }: { visits: Visits; together: ReturnType<typeof busyLimit> },
  who: OnTheWire,
  { destination, body }: { destination: string; body: string },
): Promise<void> {
  const to = sendHandlers
    .map((send) => ({ ...send, id: idInDestination(send.destination, destination) }))
    .find(({ id }) => id !== null)
  if (!to) throw new StompFault('There is nobody at this destination to send to')
  if (!who.withinRate()) throw tooMany()
  if ((await together.take(SecretId.safeParse(to.id).data ?? who.address)) > 0) throw tooMany()
  // What it may be is for the handler's own schemas to say.
  const input = { params: { id: to.id }, body: readJson(body) } as never
  const request = { actor: who.actor, input }
  const work: Promise<unknown> = to.perform?.(app, request) ?? executed(app, to.handler, request)
  const done = await work.catch(asFault)
  const visit = Visit.safeParse(done).data
  if (visit) await visits.came(who, visit)
}

const tooMany = () => new StompFault('Too many messages at once')

function readJson(body: string): unknown {
  if (body.trim() === '') return {}
  try {
    return JSON.parse(body)
  } catch {
    throw new StompFault('The message must be JSON')
  }
}

/** What can not be done is the sender's to know; anything else is ours. */
function asFault(error: unknown): never {
  if (!(error instanceof Failure)) throw error
  throw new StompFault(Object.values(error.fields ?? {})[0] ?? error.message)
}

/** A cookie's value; none when it is not there or can not be read. */
function cookieValue(header: string | undefined, name: string): string | undefined {
  return header === undefined ? undefined : fastifyCookie.parse(header)[name]
}
