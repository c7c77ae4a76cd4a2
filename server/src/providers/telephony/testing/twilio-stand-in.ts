import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'

/** How the stand-in misbehaves, once, on the first request that matches. */
type Fault = {
  /** Matched against `POST /Messages.json` and the like. */
  on: RegExp
  status: number
  code?: number
  /** Does what was asked before it fails, as when an answer is lost on its way. */
  afterwards?: true
}

type Fields = Record<string, string>
type Reply = { status: number; body?: unknown; sound?: string }

/** What the stand-in holds; tests read it and may write to it. */
type TwilioState = {
  /** Numbers for sale by area code; an area code that is missing has two. */
  stock: Map<string, string[]>
  /** The account's numbers by sid, as they were bought or last changed. */
  numbers: Map<string, Fields>
  texts: Fields[]
  liveCalls: Set<string>
  redirected: Fields[]
  /** Sound of the recordings by sid. */
  recordings: Map<string, string>
  faults: Fault[]
  /** Every request as `POST /Messages.json`. */
  asked: string[]
}

/** A running stand-in. */
export type TwilioStandIn = TwilioState & {
  url: string
  accountSid: string
  authToken: string
  stop: () => Promise<void>
}

/**
 * The part of Twilio's REST API (2010-04-01) that the product uses: numbers searched, bought, changed
 * and released, messages sent and listed, calls redirected. Refuses what Twilio's test credentials do.
 */
export async function startTwilioStandIn(): Promise<TwilioStandIn> {
  const access = { accountSid: `AC${'0'.repeat(32)}`, authToken: 'the stand-in of an auth token' }
  const state: TwilioState = {
    stock: new Map(),
    numbers: new Map(),
    texts: [],
    liveCalls: new Set(),
    redirected: [],
    recordings: new Map(),
    faults: [],
    asked: [],
  }
  const server = createServer(async (request, response) => {
    const { status, body, sound } = await answer(request, state, access)
    if (sound !== undefined) {
      response.writeHead(status, { 'Content-Type': 'audio/mpeg' }).end(sound)
      return
    }
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(body === undefined ? undefined : JSON.stringify(body))
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

async function answer(
  request: IncomingMessage,
  state: TwilioState,
  access: { accountSid: string; authToken: string },
): Promise<Reply> {
  const url = new URL(request.url ?? '/', 'http://stand-in')
  const root = `/2010-04-01/Accounts/${access.accountSid}`
  const path = url.pathname.replace(root, '')
  const asked = `${request.method} ${path}`
  state.asked.push(asked)
  const form = Object.fromEntries(new URLSearchParams(await readText(request)))
  const basic = Buffer.from(`${access.accountSid}:${access.authToken}`).toString('base64')
  if (request.headers.authorization !== `Basic ${basic}` || !url.pathname.startsWith(root)) {
    return refusal(401, 20003)
  }
  const faultAt = state.faults.findIndex(({ on }) => on.test(asked))
  const [fault] = faultAt < 0 ? [] : state.faults.splice(faultAt, 1)
  if (fault && !fault.afterwards) return refusal(fault.status, fault.code ?? 0)
  const reply = route(asked, Object.fromEntries(url.searchParams), form, state)
  return fault ? refusal(fault.status, fault.code ?? 0) : reply
}

function route(asked: string, query: Fields, form: Fields, state: TwilioState): Reply {
  const sid = /\/((?:PN|CA|RE)\w+)\.(?:json|mp3)$/.exec(asked)?.[1] ?? ''
  const verb = asked.replace(sid && `/${sid}`, sid && '/{sid}')
  switch (verb) {
    case 'GET /AvailablePhoneNumbers/US/Local.json':
      return offer(query, state)
    case 'GET /IncomingPhoneNumbers.json':
      return list('incoming_phone_numbers', ownNumbers(query, state))
    case 'POST /IncomingPhoneNumbers.json':
      return buy(form, state)
    case 'POST /IncomingPhoneNumbers/{sid}.json':
      return change(sid, form, state)
    case 'DELETE /IncomingPhoneNumbers/{sid}.json':
      return state.numbers.delete(sid) ? { status: 204 } : refusal(404, 20404)
    case 'POST /Messages.json':
      return send(form, state)
    case 'GET /Messages.json':
      return list('messages', sentTexts(query, state))
    case 'POST /Calls/{sid}.json':
      if (!state.liveCalls.has(sid)) return refusal(400, 21220)
      state.redirected.push({ sid, twiml: form.Twiml ?? '' })
      return { status: 200, body: { sid } }
    case 'GET /Recordings/{sid}.mp3': {
      const sound = state.recordings.get(sid)
      return sound === undefined ? refusal(404, 20404) : { status: 200, sound }
    }
    default:
      return refusal(404, 20404)
  }
}

function offer(query: Fields, state: TwilioState): Reply {
  // Places are not looked up: around a ZIP there is what the ZIP's key in the stock says.
  const where = query.AreaCode ?? query.InPostalCode ?? query.InRegion ?? ''
  const two = query.AreaCode ? [`+1${where}5550100`, `+1${where}5550101`] : []
  const bought = new Set([...state.numbers.values()].map((number) => number.phone_number))
  const free = (state.stock.get(where) ?? two).filter((number) => !bought.has(number))
  return list(
    'available_phone_numbers',
    free.map((number) => ({ phone_number: number })),
  )
}

function ownNumbers(query: Fields, { numbers }: TwilioState): Fields[] {
  return [...numbers.values()].filter(
    (number) =>
      (!query.PhoneNumber || number.phone_number === query.PhoneNumber) &&
      (!query.FriendlyName || number.friendly_name === query.FriendlyName),
  )
}

function buy(form: Fields, state: TwilioState): Reply {
  const phoneNumber = form.PhoneNumber ?? ''
  if (ownNumbers({ PhoneNumber: phoneNumber }, state).length > 0) return refusal(400, 21422)
  const sid = sidOf('PN', phoneNumber)
  state.numbers.set(sid, { sid, ...inSnakes(form) })
  return { status: 201, body: state.numbers.get(sid) }
}

function change(sid: string, form: Fields, { numbers }: TwilioState): Reply {
  const before = numbers.get(sid)
  if (!before) return refusal(404, 20404)
  numbers.set(sid, { ...before, ...inSnakes(form) })
  return { status: 200, body: numbers.get(sid) }
}

function send(form: Fields, { texts }: TwilioState): Reply {
  const { To: to = '', Body: body = '' } = form
  if (to === '+15005550004') return refusal(400, 21610)
  if (to === '+15005550001' || !/^\+1[2-9]\d{9}$/.test(to)) return refusal(400, 21211)
  if (!body) return refusal(400, 21602)
  if (body.length > 1600) return refusal(400, 21617)
  const text = {
    sid: sidOf('SM', String(texts.length)),
    date_created: new Date().toUTCString(),
    ...inSnakes(form),
  }
  texts.push(text)
  return { status: 201, body: text }
}

function sentTexts(query: Fields, { texts }: TwilioState): Fields[] {
  return texts.filter((text) => text.to === query.To && text.from === query.From).reverse()
}

function list(name: string, items: Fields[]): Reply {
  return { status: 200, body: { [name]: items, page: 0, page_size: 50, next_page_uri: null } }
}

function refusal(status: number, code: number): Reply {
  return { status, body: { status, code, message: `The stand-in refuses (${code})` } }
}

function inSnakes(form: Fields): Fields {
  const snake = (name: string) => name.replace(/(?!^)[A-Z]/g, '_$&').toLowerCase()
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [snake(name), value]))
}

function sidOf(prefix: string, of: string): string {
  return prefix + createHash('sha256').update(of).digest('hex').slice(0, 32)
}

function portOf(address: string | AddressInfo | null): number {
  if (!address || typeof address === 'string') throw new Error('The stand-in has no port')
  return address.port
}
