import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { within } from '../../../platform/within.ts'
import type { CallService } from '../session/call-service.ts'
import type { LiveCall } from '../session/live-call.ts'
import { restoreCall } from '../session/restore-call.ts'
import { readFrame, type SetupFrame } from './relay-frames.ts'
import { FRAMES, RelaySession } from './relay-session.ts'
import type { Tickets } from './tickets.ts'

/** The largest frame a carrier has reason to send; a socket that sends a larger one is closed with 1009. */
const LARGEST_FRAME = 64 * 1024

/** The relay's door: the carrier's WebSocket, or the browser phone's with a ticket. */
export class RelayDoor {
  readonly #service: CallService
  readonly #tickets: Tickets
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_FRAME,
    perMessageDeflate: false,
  })

  constructor(service: CallService, tickets: Tickets) {
    this.#service = service
    this.#tickets = tickets
  }

  /** Lets go of every socket that is still open. */
  close(): void {
    for (const socket of this.#sockets.clients) socket.terminate()
  }

  /** Takes an upgrade to the relay's address, or refuses it with 403; false when it is for somebody else. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    const url = URL.parse(request.url ?? '/', 'http://relay')
    if (url?.pathname !== this.#service.deps.relayPath) return false
    if (!isAllowed(this.#service, this.#tickets, request, url)) refuse(socket)
    else
      this.#sockets.handleUpgrade(request, socket, head, (opened) =>
        awaitSetup(this.#service, opened),
      )
    return true
  }
}

/** Signed over the address as the TwiML had it, not as a proxy made it; or by a ticket of ours. */
function isAllowed(
  service: CallService,
  tickets: Tickets,
  request: IncomingMessage,
  url: URL,
): boolean {
  if (service.isStopping) return false
  const ticket = url.searchParams.get('ticket')
  if (ticket !== null) return tickets.take(ticket)
  const signature = request.headers['x-twilio-signature']
  return service.deps.telephony.verifyHandshake({
    signature: Array.isArray(signature) ? signature[0] : signature,
    url: service.relayUrl,
  })
}

function refuse(socket: Duplex): void {
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
}

/** Waits for `setup`, finds the call it names, and gives the socket over to it. */
function awaitSetup(service: CallService, socket: WebSocket): void {
  const { limits, logger } = service.deps
  const patience = setTimeout(() => socket.close(1008, 'no setup came'), limits.setupMs)
  // An error is always followed by close; all it needs is somebody to hear it.
  socket.on('error', (error) => logger.warn({ err: error }, 'relay socket'))
  socket.once('close', () => clearTimeout(patience))
  socket.once('message', (data: RawData) => {
    clearTimeout(patience)
    const received = readFrame(String(data))
    if (received.kind !== 'frame' || received.frame.type !== 'setup') {
      socket.close(1008, 'the first message must be setup')
      return
    }
    void attach(service, socket, received.frame)
  })
}

/** Keeps what comes while the call is fetched: as much as is listened to at once later. */
async function attach(service: CallService, socket: WebSocket, setup: SetupFrame): Promise<void> {
  const waiting: string[] = []
  const wait = (data: RawData) => {
    if (waiting.length < FRAMES.framesAtOnce) waiting.push(String(data))
  }
  socket.on('message', wait)
  const live = await findCall(service, setup)
  socket.off('message', wait)
  if (!live) {
    socket.close(1008, 'no such call')
    return
  }
  if (socket.readyState !== socket.OPEN) return
  const session = openSession(service, socket, live, setup)
  for (const frame of waiting) session.receive(frame)
}

async function findCall(service: CallService, setup: SetupFrame): Promise<LiveCall | null> {
  try {
    const live = await within(service.deps.limits.answerMs, restoreCall(service, setup.callSid))
    return live && isSame(live.call.token, setup.customParameters.token ?? '') ? live : null
  } catch (error) {
    service.deps.logger.error(
      { err: error, callSid: setup.callSid },
      'a call could not be fetched for its relay',
    )
    return null
  }
}

function openSession(
  service: CallService,
  socket: WebSocket,
  live: LiveCall,
  setup: SetupFrame,
): RelaySession {
  const session = new RelaySession(socket, live, service.deps)
  const { greeting } = live
  socket.on('message', (data, isBinary) => session.receive(isBinary ? '' : String(data)))
  socket.on('error', (error) => {
    // The only error of a frame that a new socket would bring again.
    if ('code' in error && error.code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH')
      live.beyondHelp = 'frame too large'
  })
  socket.once('close', (code) => service.disconnect(session, code === 1000))
  service.connect(session)
  const { resumed } = setup.customParameters
  if (resumed === 'transferFailed') live.receive({ kind: 'transferFailed' })
  // The caller was to be put through while there was no socket.
  else if (live.memory.phase === 'transferring') session.end('transfer')
  else if (resumed || !greeting) live.receive({ kind: 'reconnected' })
  else {
    session.greeted(greeting.seq, greeting.text)
    live.receive({ kind: 'setUp' })
  }
  return session
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
