import type { Socket } from 'node:net'
import formbody from '@fastify/formbody'
import { RELAY_PATH } from '@towline/contract'
import Fastify from 'fastify'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { Failure } from '../../../platform/failure.ts'
import { sendFailure } from '../../../platform/http-errors.ts'
import { createLocalFanOut, type FanOut } from '../../../platform/realtime/index.ts'
import {
  CarrierPhone,
  type CarrierPhoneOptions,
} from '../../../providers/telephony/phone/carrier-phone.ts'
import { wireSignatures } from '../../../providers/telephony/signature.ts'
import { RelayDoor } from '../carrier/relay-door.ts'
import { Tickets } from '../carrier/tickets.ts'
import { openWebhooks } from '../carrier/webhooks.ts'
import type { CallModel } from '../model/call-model.ts'
import { CallService } from '../session/call-service.ts'
import type { CallLimits, VoiceDeps } from '../session/deps.ts'
import { Office } from './office.ts'

export const TOKEN = 'a-token-for-tests'
const CALLED = '+14695550199'
/** Not where the server listens: behind a proxy it never is. */
export const PUBLIC_URL = 'https://towline.example'

const patient: CallLimits = {
  calls: 300,
  callMs: 60_000,
  unwrittenMs: 5000,
  aloneMs: 60_000,
  finishMs: 2000,
  farewellMs: 1000,
  roundMs: 10,
  silence: { first: 60_000, next: 60_000 },
  malformed: 10,
  turns: 400,
  closing: 1000,
  answerMs: 2000,
  setupMs: 1000,
  reconnects: 3,
}

type Given = {
  limits?: Partial<CallLimits>
  office?: Office
  model?: CallModel
  localNames?: VoiceDeps['localNames']
  fanOut?: FanOut
  /** What takes the place of the office in memory. */
  real?: Pick<VoiceDeps, 'tools' | 'log' | 'registry'>
}

/** A call service on a port of its own over an office in memory, and telephones to call it. */
export async function aCallService({
  limits = {},
  office = new Office(),
  model,
  localNames,
  fanOut = createLocalFanOut(),
  real,
}: Given = {}) {
  const handedOver: string[] = []
  const logged: { msg: string; code?: string }[] = []
  const signatures = wireSignatures(TOKEN)
  const telephony = { ...signatures, name: 'sandbox' as const }
  const service = new CallService({
    publicUrl: PUBLIC_URL,
    relayPath: RELAY_PATH,
    telephony,
    model: model ?? null,
    tools: office.tools,
    log: office.log,
    fanOut,
    knownNumbers: { find: (number) => office.lines.get(number), refresh: async () => {} },
    ...(localNames && { localNames }),
    ...real,
    logger: pino({ level: 'warn' }, { write: (line) => logged.push(JSON.parse(line)) }),
    now: () => Date.now(),
    limits: { ...patient, ...limits },
    metrics: {
      counted: () => {},
      answeredAfter: () => {},
      handedOver: (reason) => handedOver.push(reason),
    },
  })
  const tickets = new Tickets((text) => signatures.sign(text, {}), Date.now, fanOut)
  const door = new RelayDoor(service, tickets)
  const http = Fastify()
  const sockets = new Set<Socket>()
  http.server.on('connection', (socket) => sockets.add(socket))
  http.server.on('upgrade', (request, socket, head) => door.handleUpgrade(request, socket, head))
  http.setValidatorCompiler(() => () => true)
  http.setErrorHandler((error, request, reply) => {
    if (!(error instanceof Failure)) throw error
    return sendFailure(reply, error, request.id)
  })
  await http.register(formbody)
  openWebhooks(http, { settings: { PUBLIC_URL }, telephony }, service)
  const server = await http.listen({ port: 0, host: '127.0.0.1' })
  /** As a killed process goes: nothing is written down, nobody is told. */
  const kill = async () => {
    for (const socket of sockets) socket.destroy()
    await http.close()
  }
  onTestFinished(kill)

  const aPhone = (options: Partial<CarrierPhoneOptions> = {}) => {
    const phone = new CarrierPhone({
      server,
      publicUrl: PUBLIC_URL,
      token: TOKEN,
      from: '+12145550123',
      to: CALLED,
      ...options,
    })
    onTestFinished(() => phone.hangUp().catch(() => {}))
    return phone
  }
  return { office, service, tickets, handedOver, logged, server, aPhone, kill }
}
