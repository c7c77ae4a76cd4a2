import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { startCall, turn } from '@towline/agent'
import type { FastifyInstance } from 'fastify'
import type { App } from '../../platform/app.ts'
import type { AnyVerb } from '../../platform/verb.ts'
import { callLogOf } from './call-log.ts'
import { deskOf } from './desk.ts'
import { type LineLimits, PhoneLine } from './phone-line.ts'
import { RelayDoor } from './relay-door.ts'
import { hangUpPhone, rejoinAgent, ringAgent } from './ring-agent.ts'
import { Tickets } from './tickets.ts'
import { wallClock } from './wall-clock.ts'
import { openWebhooks } from './webhooks.ts'

/** The phone line as the server starts it. */
export type OpenPhoneLine = {
  /** What people of the company ask of it over HTTP. */
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
export function openPhoneLine(app: App, limits: Partial<LineLimits> = {}): OpenPhoneLine {
  const { metrics, settings, telephony, now } = app
  warmUp(now())
  const line = new PhoneLine({
    publicUrl: settings.PUBLIC_URL,
    telephony,
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
  })
  const tickets = new Tickets((text) => telephony.sign(text, {}), now)
  const door = new RelayDoor(line, tickets)
  return {
    verbs: [ringAgent(line, tickets), rejoinAgent(line, tickets), hangUpPhone(line)],
    openWebhooks: (http) => openWebhooks(http, app, line),
    handleUpgrade: (request, socket, head) => door.handleUpgrade(request, socket, head),
    stop: async () => {
      await line.stop()
      door.close()
    },
  }
}

/** One sentence for each of the agent's lexicons: reasons, streets, roads, vehicles, names. */
const practice = [
  "Hi, I'm safe, I have a flat tire and I need a tow",
  'Yes, this number is fine',
  "I'm at 1245 Main Street in Dallas",
  'No, on I-35 northbound at exit 441, to the shop on Elm Street in Plano',
  "It's a blue 2015 Honda Civic, tomorrow at nine",
  'My name is Harriet Cole',
]

/**
 * Lets the agent practise before anybody calls: the first turns of a process read its lexicons, which
 * would cost the first caller a quarter of a second.
 */
function warmUp(at: number): void {
  const company = {
    name: '',
    agentName: '',
    phone: '',
    city: 'Dallas',
    state: 'TX',
    zip: '75201',
    timeZone: 'America/Chicago',
  }
  const now = wallClock(at, company.timeZone)
  let { memory } = startCall({ company, caller: { number: '' }, at, now })
  for (const words of practice) {
    memory = turn(memory, { kind: 'heard', words, at, now }).memory
  }
}
