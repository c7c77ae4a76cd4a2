import { readFlow } from './studio-flow.ts'
import {
  type Fields,
  type Flow,
  type Reply,
  refusal,
  sidOf,
  type TwilioState,
} from './twilio-state.ts'

type Asked = { query: Fields; form: Fields; state: TwilioState }

const ROUTES: Record<string, (asked: Asked, sid: string, service: string) => Reply> = {
  'GET /AvailablePhoneNumbers/US/Local.json': offer,
  'GET /IncomingPhoneNumbers.json': ({ query, state }) =>
    list('incoming_phone_numbers', ownNumbers(query, state)),
  'POST /IncomingPhoneNumbers.json': buy,
  'POST /IncomingPhoneNumbers/{sid}.json': change,
  'DELETE /IncomingPhoneNumbers/{sid}.json': release,
  'POST /Messages.json': send,
  'GET /Messages.json': ({ query, state }) => list('messages', sentTexts(query, state)),
  'POST /Calls/{sid}.json': redirect,
  'GET /Recordings/{sid}.mp3': ({ state }, sid) => {
    const sound = state.recordings.get(sid)
    return sound === undefined ? refusal(404, 20404) : { status: 200, sound }
  },
  'DELETE /Recordings/{sid}.json': ({ state }, sid) =>
    state.recordings.delete(sid) ? { status: 204 } : refusal(404, 20404),
  'GET /v2/Flows': ({ state }) =>
    // As Twilio's list does: without the definitions.
    listed(
      'flows',
      [...state.flows.values()].map((flow) => ({ ...onTheWire(flow, state), definition: null })),
    ),
  'POST /v2/Flows': (asked) => saveFlow(asked, sidOf('FW', `flow ${asked.state.asked.length}`)),
  'POST /v2/Flows/{sid}': (asked, sid) =>
    asked.state.flows.has(sid) ? saveFlow(asked, sid) : refusal(404, 20404),
  'DELETE /v2/Flows/{sid}': ({ state }, sid) =>
    state.flows.delete(sid) ? { status: 204 } : refusal(404, 20404),
  'GET /v1/Services/{service}/PhoneNumbers': ({ state }, _sid, service) => {
    const pool = state.services.get(service)
    return pool
      ? listed(
          'phone_numbers',
          [...pool].map((sid) => ({ sid })),
        )
      : refusal(404, 20404)
  },
  'POST /v1/Services/{service}/PhoneNumbers': addSender,
}

/** Answers a request as Twilio does. */
export function route(request: string, asked: Asked): Reply {
  const sid = /\/((?:PN|CA|RE|FW)\w+)(?:\.json|\.mp3)?$/.exec(request)?.[1] ?? ''
  const service = /\/(MG\w+)\//.exec(request)?.[1] ?? ''
  const handler = request
    .replace(sid && `/${sid}`, sid && '/{sid}')
    .replace(service && `/${service}/`, service && '/{service}/')
  return ROUTES[handler]?.(asked, sid, service) ?? refusal(404, 20404)
}

function offer({ query, state }: Asked): Reply {
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

function buy({ form, state }: Asked): Reply {
  const phoneNumber = form.PhoneNumber ?? ''
  if (ownNumbers({ PhoneNumber: phoneNumber }, state).length > 0) return refusal(400, 21422)
  const wrong = wrongSettings(form, {})
  if (wrong) return refusal(400, wrong)
  const sid = sidOf('PN', phoneNumber)
  state.numbers.set(sid, { sid, ...inSnakes(form) })
  return { status: 201, body: state.numbers.get(sid) }
}

function change({ form, state }: Asked, sid: string): Reply {
  const before = state.numbers.get(sid)
  if (!before) return refusal(404, 20404)
  const wrong = wrongSettings(form, before)
  if (wrong) return refusal(400, wrong)
  state.numbers.set(sid, { ...before, ...inSnakes(form) })
  return { status: 200, body: state.numbers.get(sid) }
}

function release({ state }: Asked, sid: string): Reply {
  for (const pool of state.services.values()) pool.delete(sid)
  return state.numbers.delete(sid) ? { status: 204 } : refusal(404, 20404)
}

/** Twilio's code for what is wrong with the settings of a number; 0 when nothing is. */
function wrongSettings(form: Fields, before: Fields): number {
  const urls = Object.entries(form).filter(([name]) => /Url$|^StatusCallback$/.test(name))
  const isGood = (url: string) => url === '' || /^https?:\/\/[^\s]+$/.test(url)
  if (urls.some(([, url]) => !isGood(url))) return 21402
  const methods = Object.entries(form).filter(([name]) => name.endsWith('Method'))
  if (methods.some(([, method]) => !['GET', 'POST'].includes(method))) return 21403
  if (form.VoiceFallbackUrl && !(form.VoiceUrl ?? before.voice_url)) return 21405
  return (form.FriendlyName ?? '').length > 64 ? 20001 : 0
}

function send({ form, state }: Asked): Reply {
  const { To: to = '', Body: body = '', From: from = '', MessagingServiceSid: service } = form
  if (to === '+15005550004') return refusal(400, 21610)
  if (to === '+15005550001' || !/^\+1[2-9]\d{9}$/.test(to)) return refusal(400, 21211)
  if (!body) return refusal(400, 21602)
  if (body.length > 1600) return refusal(400, 21617)
  if (!from && !service) return refusal(400, 21603)
  if (service) {
    const pool = state.services.get(service)
    if (!pool) return refusal(400, 21701)
    const numbers = [...pool].map((sid) => state.numbers.get(sid)?.phone_number)
    if (numbers.length === 0) return refusal(400, 21703)
    if (from && !numbers.includes(from)) return refusal(400, 21606)
  }
  const text = {
    sid: sidOf('SM', String(state.texts.length)),
    date_created: new Date().toUTCString(),
    ...inSnakes(form),
  }
  state.texts.push(text)
  return { status: 201, body: text }
}

function sentTexts(query: Fields, { texts }: TwilioState): Fields[] {
  const fits = ({ to, from }: Fields) =>
    (!query.To || to === query.To) && (!query.From || from === query.From)
  return texts.filter(fits).reverse()
}

function redirect({ form, state }: Asked, sid: string): Reply {
  if (!state.liveCalls.has(sid)) return refusal(400, 21220)
  state.redirected.push({ sid, twiml: form.Twiml ?? '' })
  return { status: 200, body: { sid } }
}

function saveFlow({ form, state }: Asked, sid: string): Reply {
  const { FriendlyName: name, Status: status = '' } = form
  const definition = readFlow(form.Definition ?? '')
  const isWhole = name && ['draft', 'published'].includes(status)
  if (!isWhole || !definition) return refusal(400, 20001)
  const isNew = !state.flows.has(sid)
  const flow = { sid, friendly_name: name, status, definition }
  state.flows.set(sid, flow)
  return { status: isNew ? 201 : 200, body: onTheWire(flow, state) }
}

const onTheWire = (flow: Flow, { accountSid }: TwilioState) => ({
  ...flow,
  revision: 1,
  valid: true,
  date_created: '2026-11-22T12:00:00Z',
  // As an example of Twilio's has it.
  webhook_url: `http://webhooks.twilio.com/v1/Accounts/${accountSid}/Flows/${flow.sid}`,
})

function addSender({ form, state }: Asked, _sid: string, service: string): Reply {
  const sid = form.PhoneNumberSid ?? ''
  const pool = state.services.get(service)
  if (!pool) return refusal(404, 20404)
  if (pool.has(sid)) return refusal(409, 21710)
  if (!state.numbers.has(sid)) return refusal(400, 21421)
  if ([...state.services.values()].some((other) => other.has(sid))) return refusal(409, 21712)
  pool.add(sid)
  return { status: 201, body: { sid } }
}

/** A list of the API of 2010. */
function list(name: string, items: Fields[]): Reply {
  return { status: 200, body: { [name]: items, page: 0, page_size: 50, next_page_uri: null } }
}

/** A list of the newer APIs. */
function listed(key: string, items: object[]): Reply {
  return { status: 200, body: { [key]: items, meta: { key, page: 0, next_page_url: null } } }
}

function inSnakes(form: Fields): Fields {
  const snake = (name: string) => name.replace(/(?!^)[A-Z]/g, '_$&').toLowerCase()
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [snake(name), value]))
}
