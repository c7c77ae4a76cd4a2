import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { route } from './twilio-routes.ts'
import { type Fields, type Reply, refusal, sidOf, type TwilioState } from './twilio-state.ts'

/** A running stand-in. */
export type TwilioStandIn = TwilioState & {
  url: string
  accountSid: string
  authToken: string
  stop: () => Promise<void>
}

/**
 * The part of Twilio's APIs that the product uses: numbers searched, bought, changed and released, messages sent
 * and listed, calls redirected, Studio flows, and the sender pool of a messaging service. Checks requests as
 * Twilio does, and refuses what Twilio's test credentials refuse.
 */
export async function startTwilioStandIn(): Promise<TwilioStandIn> {
  const access = { accountSid: `AC${'0'.repeat(32)}`, authToken: 'the stand-in of an auth token' }
  const state: TwilioState = {
    accountSid: access.accountSid,
    stock: new Map(),
    numbers: new Map(),
    texts: [],
    flows: new Map(),
    services: new Map(),
    liveCalls: new Set(),
    redirected: [],
    recordings: new Map(),
    faults: [],
    asked: [],
  }
  const server = createServer(async (request, response) => {
    const { status, body, sound, raw } = await answer(request, state, access)
    const type = sound === undefined ? 'application/json' : 'audio/mpeg'
    response.writeHead(status, { 'Content-Type': type })
    response.end(sound ?? raw ?? (body === undefined ? undefined : JSON.stringify(body)))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    ...state,
    ...access,
    url: `http://127.0.0.1:${portOf(server.address())}`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}

/** A messaging service of the account, with nothing in its pool. */
export function aMessagingService({ services }: TwilioState): string {
  const sid = sidOf('MG', `service ${services.size}`)
  services.set(sid, new Set())
  return sid
}

async function answer(
  request: IncomingMessage,
  state: TwilioState,
  access: { accountSid: string; authToken: string },
): Promise<Reply> {
  const url = new URL(request.url ?? '/', 'http://stand-in')
  const root = `/2010-04-01/Accounts/${access.accountSid}`
  const isKnown = url.pathname.startsWith(`${root}/`) || /^\/v[12]\//.test(url.pathname)
  const asked = `${request.method} ${url.pathname.replace(root, '')}`
  state.asked.push(asked)
  const form: Fields = Object.fromEntries(new URLSearchParams(await readText(request)))
  const basic = Buffer.from(`${access.accountSid}:${access.authToken}`).toString('base64')
  if (request.headers.authorization !== `Basic ${basic}` || !isKnown) return refusal(401, 20003)
  const faultAt = state.faults.findIndex(({ on }) => on.test(asked))
  const [fault] = faultAt < 0 ? [] : state.faults.splice(faultAt, 1)
  const faulty = fault && {
    ...refusal(fault.status, fault.code ?? 0),
    ...(fault.raw !== undefined && { raw: fault.raw }),
  }
  if (faulty && !fault.afterwards) return faulty
  const reply = route(asked, { query: Object.fromEntries(url.searchParams), form, state })
  return faulty ?? reply
}

function portOf(address: string | AddressInfo | null): number {
  if (!address || typeof address === 'string') throw new Error('The stand-in has no port')
  return address.port
}
