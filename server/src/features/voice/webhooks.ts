import {
  answerCall as answerEndpoint,
  briefPerson as briefEndpoint,
  CarrierForm,
  type Endpoint,
  endRelay as endEndpoint,
  receiveCallStatus as statusEndpoint,
} from '@towline/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { checkCarrier } from '../../platform/open-verbs.ts'
import { describe } from '../../platform/route-schema.ts'
import { hangupTwiml } from '../../providers/telephony/index.ts'
import { answerCall } from './answer-call.ts'
import { receiveCallStatus } from './call-status.ts'
import { endRelay } from './end-relay.ts'
import { briefPerson } from './live-calls/brief-person.ts'
import type { PhoneLine, Tries } from './phone-line.ts'

/** What tells a carrier's post from a stranger's. */
type Wire = Parameters<typeof checkCarrier>[0]

type Answer = (form: CarrierForm, request: FastifyRequest) => string | Promise<string>

/**
 * Opens the carrier's webhooks. They are no verbs, because a verb needs a database to begin with, and
 * these must put a caller through to the company when there is none.
 */
export function openWebhooks(http: FastifyInstance, app: Wire, line: PhoneLine): void {
  const open = (endpoint: Endpoint, answer: Answer) =>
    http.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: describe(endpoint),
      config: { endpoint: endpoint.name },
      handler: async (request, reply) => {
        checkCarrier(app, request)
        const twiml = await answer(CarrierForm.parse(request.body ?? {}), request)
        return reply.header('cache-control', 'no-store').type('text/xml; charset=utf-8').send(twiml)
      },
    })
  open(answerEndpoint, (form) => answerCall(line, form))
  open(endEndpoint, (form, request) => endRelay(line, form, triesIn(request.query)))
  open(briefEndpoint, (_form, request) => briefPerson(line, callIn(request.query)))
  open(statusEndpoint, (form) => {
    receiveCallStatus(line, form)
    return hangupTwiml()
  })
}

/** Whose call a person has picked up: his own leg of it has another name. */
function callIn(query: unknown): string {
  const given = typeof query === 'object' && query !== null ? query : {}
  return 'call' in given && typeof given.call === 'string' ? given.call : ''
}

/** The counts in the action's address; they are part of what the carrier signed. */
function triesIn(query: unknown): Tries {
  const given = typeof query === 'object' && query !== null ? query : {}
  return { reconnects: countIn(given, 'reconnects'), dials: countIn(given, 'dials') }
}

function countIn(query: object, name: 'reconnects' | 'dials'): number {
  const count = Number(Object.entries(query).find(([key]) => key === name)?.[1])
  return Number.isInteger(count) && count > 0 ? count : 0
}
