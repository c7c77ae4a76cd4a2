import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { warmUp } from '@towline/agent'
import { RELAY_PATH } from '@towline/contract'
import type { FastifyInstance } from 'fastify'
import type { App } from '../../platform/app.ts'
import type { AnyHandler } from '../../platform/handler.ts'
import type { FanOut } from '../../platform/realtime/index.ts'
import { callAgent, hangUpPhone, rejoinAgent } from './carrier/built-in-phone.ts'
import { openKnownNumbers } from './carrier/known-numbers.ts'
import { openLocalNames } from './carrier/local-names.ts'
import { RelayDoor } from './carrier/relay-door.ts'
import { Tickets } from './carrier/tickets.ts'
import { openWebhooks } from './carrier/webhooks.ts'
import { liveCallHandlers } from './live-calls/live-call-handlers.ts'
import { openLiveCallRegistry } from './live-calls/registry.ts'
import { callModelOf } from './model/call-model.ts'
import { createModelBudget } from './model/model-budget.ts'
import { openPracticeCallService } from './practice/practice-call-service.ts'
import { practiceHandlers } from './practice/practice-handlers.ts'
import { readReaders } from './readers/read-readers.ts'
import { tryModel } from './readers/try-model.ts'
import { readRecordedCall } from './replay/recorded-call.ts'
import { callLogOf } from './session/call-log.ts'
import { CallService } from './session/call-service.ts'
import type { CallLimits } from './session/deps.ts'
import { agentToolsOf } from './tools/agent-tools.ts'
import { tryAgent } from './trying/try-agent.ts'
import { openVisitorCallService } from './trying/visitor-call-service.ts'

/** The agent's telephone as the server starts it. */
export type Voice = {
  /** What people of the company, and visitors, ask of it over HTTP. */
  handlers: AnyHandler[]
  /** Opens the carrier's webhooks. */
  openWebhooks(http: FastifyInstance): void
  /** Takes an upgrade to the relay's address; false when it is for somebody else. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
  /** Learns which company has which number, for when the database can't be asked. */
  learnNumbers(): Promise<void>
  /** Moves live calls elsewhere and writes everything down. */
  stop(): Promise<void>
}

const SECOND = 1000

/** Opens the agent's telephone over the running product; `limits` replace single ones of the usual. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: it makes one object of short functions that share its state
export function openVoice(app: App, fanOut: FanOut, limits: Partial<CallLimits> = {}): Voice {
  const { metrics, settings, telephony, now } = app
  warmUp()
  const registry = openLiveCallRegistry(app, fanOut)
  const knownNumbers = openKnownNumbers(app, fanOut)
  const model = callModelOf(app, createModelBudget(app))
  const service = new CallService({
    publicUrl: settings.PUBLIC_URL,
    relayPath: RELAY_PATH,
    telephony,
    model,
    tools: agentToolsOf(app),
    log: callLogOf(app),
    fanOut,
    knownNumbers,
    localNames: openLocalNames(app),
    logger: app.log,
    now,
    limits: {
      calls: settings.MAX_CALLS,
      callMs: 30 * 60 * SECOND,
      unwrittenMs: 3 * SECOND,
      aloneMs: 60 * SECOND,
      finishMs: 60 * SECOND,
      farewellMs: 3 * SECOND,
      roundMs: 500,
      silence: { first: settings.SILENCE_FIRST_MS, next: settings.SILENCE_NEXT_MS },
      malformed: 10,
      turns: 400,
      closing: 10 * SECOND,
      answerMs: 3 * SECOND,
      setupMs: 10 * SECOND,
      reconnects: 3,
      ...limits,
    },
    metrics: {
      counted: (calls) => metrics.liveCalls.set(calls),
      answeredAfter: (ms) => metrics.firstToken.observe(ms / SECOND),
      handedOver: (reason) => metrics.callsHandedOver.inc({ reason }),
    },
    registry,
  })
  const tickets = new Tickets((text) => telephony.sign(text, {}), now, fanOut)
  const door = new RelayDoor(service, tickets)
  const visitors = openVisitorCallService(app, fanOut)
  const practice = openPracticeCallService(app, fanOut, model)
  return {
    handlers: [
      callAgent(service, tickets),
      rejoinAgent(service, tickets),
      hangUpPhone(service),
      tryAgent(visitors),
      readRecordedCall,
      readReaders(app),
      tryModel(app),
      ...practiceHandlers(practice),
      ...liveCallHandlers,
    ],
    openWebhooks: (http) => openWebhooks(http, app, service),
    handleUpgrade: (request, socket, head) =>
      door.handleUpgrade(request, socket, head) ||
      visitors.door.handleUpgrade(request, socket, head) ||
      practice.door.handleUpgrade(request, socket, head),
    learnNumbers: () => knownNumbers.refresh(),
    stop: async () => {
      await Promise.all([service.stop(), visitors.stop(), practice.stop(), knownNumbers.stop()])
      await registry.stop()
      door.close()
    },
  }
}
