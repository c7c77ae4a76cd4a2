import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Operation } from '@towline/contract'
import * as contract from '@towline/contract'
import { anything, hostileTexts, schemaOf, valueFor } from '@towline/server/testing/nonsense'
import type { Target } from './target.ts'

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value
const everything: unknown[] = Object.values(contract)
/** What would end the talk: the company without its demo, its number or its people has nothing left to break. */
const spared = ['logout', 'endOtherSessions', 'resetPassword', 'removeDemo', 'erasePerson']
const operations = everything
  .filter(isOperation)
  .filter(
    ({ name, carries, access }) =>
      !spared.includes(name) && carries !== 'upload' && access.kind !== 'signed',
  )
  .map((operation) => ({
    ...operation,
    schemas: {
      params: operation.params && schemaOf(operation.params),
      query: operation.query && schemaOf(operation.query),
      body: operation.body && schemaOf(operation.body),
    },
  }))

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')

/** One request to one operation, nearly as it should be. */
export async function anOperation({ random, seen, send, cookie }: Target): Promise<void> {
  const { method, path, schemas } = random.one(operations)
  const params = valueFor(schemas.params, random, seen) as Record<string, unknown> | null
  const filled = path.replace(/:(\w+)/g, (_, name) =>
    encodeURIComponent((asText(params?.[name]) || 'x').toWellFormed()),
  )
  const query = schemas.query && random.chance(0.8) ? valueFor(schemas.query, random, seen) : null
  const asked = new URLSearchParams(
    Object.entries(typeof query === 'object' && query ? query : {}).map(([name, value]) => [
      name,
      asText(value),
    ]),
  )
  const text = JSON.stringify(valueFor(schemas.body, random, seen)) ?? ''
  const body = random.chance(0.04) ? text.slice(0, random.below(text.length + 1)) : text
  const hasBody = method !== 'GET' && (schemas.body !== undefined || random.chance(0.1))
  await send(
    `${filled}${asked.size > 0 ? `?${asked}` : ''}`,
    {
      method,
      headers: {
        ...(random.chance(0.95) && { cookie: await cookie() }),
        ...(hasBody && { 'content-type': random.chance(0.97) ? 'application/json' : 'text/plain' }),
      },
      ...(hasBody && { body }),
    },
    { what: hasBody ? body : '' },
  )
}

const forms = [
  'AccountSid',
  'From',
  'To',
  'Caller',
  'Called',
  'CallStatus',
  'Direction',
  'Body',
  'MessageSid',
  'MessageStatus',
  'ErrorCode',
  'OptOutType',
  'SessionStatus',
  'HandoffData',
  'RecordingSid',
  'RecordingStatus',
  'RecordingDuration',
  'DialCallStatus',
  'ForwardedFrom',
  'CallDuration',
  'NumMedia',
]
const formValues = [
  'completed',
  'ringing',
  'in-progress',
  'failed',
  'ended',
  'received',
  'delivered',
  'undelivered',
  'STOP',
  '64105',
  `RE${'a'.repeat(32)}`,
  '{"reason":"agent"}',
  '-5',
  '999999999999',
  'anonymous',
  '+12145550142',
]
const webhooks = everything
  .filter(isOperation)
  .filter(({ access }) => access.kind === 'signed' && access.by === 'carrier')
  .map(({ path }) => path)

/** A form post of the carrier, well signed, with anything in it; or the payment provider's, likewise. */
export async function aWebhook(target: Target): Promise<void> {
  const { product, random, seen, send } = target
  if (random.chance(0.3)) return aPaymentEvent(target)
  const text = () => (random.chance(0.5) ? random.one(formValues) : asText(anything(random, seen)))
  const form: Record<string, string> = {
    CallSid: `CA${random.bytes(16).toString('hex')}`,
    From: '+12145550142',
    To: product.demo.number,
  }
  for (const name of forms) if (random.chance(0.4)) form[name] = text().toWellFormed()
  const path = random
    .one(webhooks)
    .replace(/:\w+/g, () => encodeURIComponent(random.one([...seen.ids, 'x'])))
  const url = `${product.url}${path}`
  const token = (await readFile(join(product.dataDir, 'carrier-token'), 'utf8')).trim()
  const signed = Object.keys(form)
    .sort()
    .reduce((sum, name) => `${sum}${name}${form[name]}`, url)
  const signature = createHmac('sha1', token).update(signed).digest('base64')
  await send(
    path,
    {
      method: 'POST',
      headers: { 'x-twilio-signature': signature },
      body: new URLSearchParams(form),
    },
    { what: JSON.stringify(form) },
  )
}

const eventTypes = [
  'checkout.session.completed',
  'customer.subscription.updated',
  'invoice.paid',
  'charge.refunded',
  'refund.failed',
  'x',
]

async function aPaymentEvent({ product, random, seen, send }: Target): Promise<void> {
  const secret = (await readFile(join(product.dataDir, 'payments-secret'), 'utf8')).trim()
  const id = () => random.one(['cs_test_1', 'sub_1', ...seen.ids, ...hostileTexts])
  const event = {
    id: `evt_${random.below(1e6)}`,
    object: 'event',
    type: random.one(eventTypes),
    data: {
      object: random.chance(0.2)
        ? anything(random, seen)
        : {
            id: id(),
            object: random.one(['checkout.session', 'subscription', 'charge', 'x']),
            customer: id(),
            subscription: id(),
            payment_intent: id(),
            metadata: anything(random, seen),
          },
    },
    ...(random.chance(0.3) && { account: id() }),
  }
  const body = random.chance(0.1)
    ? random.one(hostileTexts).toWellFormed()
    : JSON.stringify(event).toWellFormed()
  const at = Math.floor(Date.now() / 1000)
  const v1 = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  const headers = { 'stripe-signature': `t=${at},v1=${v1}`, 'content-type': 'application/json' }
  await send('/towline/billing/webhook', { method: 'POST', headers, body }, { what: body })
}

const transports = [
  'websocket',
  'xhr',
  'xhr_send',
  'xhr_streaming',
  'eventsource',
  'htmlfile',
  'jsonp',
  'jsonp_send',
  'iframe.html',
  'x',
]

/** A request to SockJS, whose three parts of the address may be anything. */
export async function aSockJs({ random, send }: Target): Promise<void> {
  const part = () =>
    encodeURIComponent(
      (random.chance(0.5)
        ? random.one(['000', 'abc', 's1', 's2', 's3'])
        : random.one(hostileTexts)
      ).toWellFormed(),
    )
  const path = random.chance(0.15)
    ? random.one([
        '',
        '/',
        '/info',
        '/iframe.html',
        '/iframe-0.3.html',
        '/websocket',
        '/info/x',
        '//',
        '/%2e%2e',
      ])
    : `/${part()}/${part()}/${random.one(transports)}`
  const query = random.chance(0.4)
    ? `?c=${encodeURIComponent(random.one(['cb', '%20', 'a.b', ...hostileTexts]).toWellFormed())}`
    : ''
  const method = random.one(['GET', 'POST', 'POST', 'OPTIONS', 'PUT', 'HEAD', 'DELETE'])
  const stomp = JSON.stringify([random.one(['CONNECT\n\n\0', 'SEND\n\n\0', '\n', ...hostileTexts])])
  const body = random.one(['', '[]', '"x"', 'x', '{}', stomp, `d=${encodeURIComponent(stomp)}`])
  const type = random.one([
    'text/plain',
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/x',
    '',
  ])
  const hasBody = !['GET', 'HEAD'].includes(method)
  await send(
    `/towline/ws${path}${query}`,
    { method, ...(type && { headers: { 'content-type': type } }), ...(hasBody && { body }) },
    { what: body, mayStayOpen: true },
  )
}
