import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { warmUp } from '@towline/agent'
import { RELAY_PATH } from '@towline/contract'
import type { FastifyInstance } from 'fastify'
import type { App } from '../../platform/app.ts'
import type { FanOut } from '../../platform/realtime/index.ts'
import type { AnyVerb } from '../../platform/verb.ts'
import { callLogOf } from './call-log.ts'
import { deskOf } from './desk.ts'
import { openKeeper } from './live-calls/keeper.ts'
import { liveCallVerbs } from './live-calls/live-call-verbs.ts'
import { mindOf } from './model-mind/mind.ts'
import { type LineLimits, PhoneLine } from './phone-line.ts'
import { openPracticeLine } from './practice/practice-line.ts'
import { practiceVerbs } from './practice/practice-verbs.ts'
import { readRecordedCall } from './recorded-call.ts'
import { RelayDoor } from './relay-door.ts'
import { hangUpPhone, rejoinAgent, ringAgent } from './ring-agent.ts'
import { Tickets } from './tickets.ts'
import { tryAgent } from './trying/try-agent.ts'
import { openTryingLine } from './trying/trying-line.ts'
import { openWebhooks } from './webhooks.ts'

/** The phone line as the server starts it. */
export type OpenPhoneLine = {
  /** What people of the company, and visitors, ask of it over HTTP. */
  verbs: AnyVerb[]
  /** Opens the carrier's three webhooks. */
  openWebhooks(http: FastifyInstance): void
  /** Takes an upgrade to the relay's address; false when it is for somebody else. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
  /** Moves live calls elsewhere and writes everything down. */
  stop(): Promise<void>
}

const SECOND = 1000

/** Opens the phone line over the running product; `limits` replace single ones of the usual. */
export function openPhoneLine(
  app: App,
  fanOut: FanOut,
  limits: Partial<LineLimits> = {},
): OpenPhoneLine {
  const { metrics, settings, telephony, now } = app
  warmUp()
  const keeper = openKeeper(app, fanOut)
  const mind = mindOf(app)
  const line = new PhoneLine({
    publicUrl: settings.PUBLIC_URL,
    relayPath: RELAY_PATH,
    telephony,
    mind,
    desk: deskOf(app),
    log: callLogOf(app),
    logger: app.log,
    now,
    limits: {
      calls: settings.MAX_CALLS,
      callMs: 30 * 60 * SECOND,
      unwrittenMs: 5 * SECOND,
      aloneMs: 60 * SECOND,
      finishMs: 60 * SECOND,
      farewellMs: 3 * SECOND,
      roundMs: 500,
      silence: { first: settings.SILENCE_FIRST_MS, next: settings.SILENCE_NEXT_MS },
      malformed: 10,
      turns: 400,
      closing: 10 * SECOND,
      answerMs: 8 * SECOND,
      setupMs: 10 * SECOND,
      reconnects: 3,
      ...limits,
    },
    figures: {
      counted: (calls) => metrics.liveCalls.set(calls),
      answeredAfter: (ms) => metrics.firstToken.observe(ms / SECOND),
      handedOver: (reason) => metrics.callsHandedOver.inc({ reason }),
    },
    taken: keeper.taken,
    gone: keeper.gone,
    briefed: keeper.briefed,
  })
  const tickets = new Tickets((text) => telephony.sign(text, {}), now)
  const door = new RelayDoor(line, tickets)
  const trying = openTryingLine(app)
  const practice = openPracticeLine(app, mind)
  return {
    verbs: [
      ringAgent(line, tickets),
      rejoinAgent(line, tickets),
      hangUpPhone(line),
      tryAgent(trying),
      readRecordedCall,
      ...practiceVerbs(practice),
      ...liveCallVerbs,
    ],
    openWebhooks: (http) => openWebhooks(http, app, line),
    handleUpgrade: (request, socket, head) =>
      door.handleUpgrade(request, socket, head) ||
      trying.door.handleUpgrade(request, socket, head) ||
      practice.door.handleUpgrade(request, socket, head),
    stop: async () => {
      await Promise.all([line.stop(), trying.stop(), practice.stop()])
      await keeper.stop()
      door.close()
    },
  }
}
