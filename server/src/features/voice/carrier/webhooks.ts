import {
  answerCall as answerOperation,
  briefPerson as briefOperation,
  CarrierForm,
  endRelay as endOperation,
  type Operation,
  receiveCallStatus as statusOperation,
} from '@towline/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { checkCarrier } from '../../../platform/open-handlers.ts'
import { describe } from '../../../platform/route-schema.ts'
import { hangupTwiml } from '../../../providers/telephony/index.ts'
import { briefPerson } from '../live-calls/brief-person.ts'
import type { CallService } from '../session/call-service.ts'
import { answerCall } from './answer-call.ts'
import type { Attempts } from './attempts.ts'
import { receiveCallStatus } from './call-status.ts'
import { endRelay } from './end-relay.ts'

/** What tells a carrier's post from a stranger's. */
type Wire = Parameters<typeof checkCarrier>[0]

type Answer = (form: CarrierForm, request: FastifyRequest) => string | Promise<string>

/**
 * Opens the carrier's webhooks. They are no handlers, because a handler needs a database to begin with, and
 * these must put a caller through to the company when there is none.
 */
export function openWebhooks(http: FastifyInstance, app: Wire, service: CallService): void {
  const open = (operation: Operation, answer: Answer) =>
    http.route({
      method: operation.method,
      url: operation.path,
      schema: describe(operation),
      config: { operation: operation.name },
      handler: async (request, reply) => {
        checkCarrier(app, request)
        const twiml = await answer(CarrierForm.parse(request.body ?? {}), request)
        return reply.header('cache-control', 'no-store').type('text/xml; charset=utf-8').send(twiml)
      },
    })
  open(answerOperation, (form) => answerCall(service, form))
  open(endOperation, (form, request) => endRelay(service, form, attemptsIn(request.query)))
  open(briefOperation, (_form, request) => briefPerson(service, callIn(request.query)))
  open(statusOperation, (form) => {
    receiveCallStatus(service, form)
    return hangupTwiml()
  })
}

/** Whose call a person has picked up: their own leg of it has another name. */
function callIn(query: unknown): string {
  const given = typeof query === 'object' && query !== null ? query : {}
  return 'call' in given && typeof given.call === 'string' ? given.call : ''
}

/** The counts in the action's address; they are part of what the carrier signed. */
function attemptsIn(query: unknown): Attempts {
  const given = typeof query === 'object' && query !== null ? query : {}
  return {
    reconnects: countIn(given, 'reconnects'),
    dials: countIn(given, 'dials'),
    plain: countIn(given, 'plain'),
  }
}

function countIn(query: object, name: keyof Attempts): number {
  const count = Number(Object.entries(query).find(([key]) => key === name)?.[1])
  return Number.isInteger(count) && count > 0 ? count : 0
}
