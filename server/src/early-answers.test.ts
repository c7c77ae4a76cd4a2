import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { DispatchCall } from '@towline/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lastingDatabase } from './testing/database.ts'
import { type Product, startProduct, type TestCompany } from './testing/product.ts'

const MEGABYTE = 1024 * 1024

const database = lastingDatabase()
let product: Product
let company: TestCompany
let jobId = ''

beforeAll(async () => {
  product = await startProduct(database.db)
  company = await product.company('Early Towing')
  const { basic } = company
  const made = await product.call('POST', '/towline/dispatch', { basic, body: {} })
  jobId = DispatchCall.parse(await made.json()).id
})
afterAll(() => product.stop())

const json = 'Content-Type: application/json'
const weird = 'Content-Type: text/weird'
const upload = () => `X-Upload-Id: ${randomUUID()}`
const signedIn = () => `Authorization: Basic ${Buffer.from(company.basic).toString('base64')}`

/** What is refused before all of its body is read: where it goes, with which headers, and the answer's status. */
const refused: [string, () => { path: string; headers: string[]; status: number }][] = [
  [
    'a photo that is none',
    () => ({
      path: `/towline/media/of/${jobId}`,
      headers: [signedIn(), upload()],
      status: 415,
    }),
  ],
  [
    'a photo of nobody who signed in',
    () => ({ path: `/towline/media/of/${jobId}`, headers: [upload()], status: 401 }),
  ],
  [
    'a photo for a chat that is not there',
    () => ({ path: `/towline/chatapi/${'x'.repeat(22)}/media`, headers: [upload()], status: 404 }),
  ],
  [
    'a record of more than a megabyte',
    () => ({ path: '/towline/dispatch', headers: [signedIn(), json], status: 413 }),
  ],
  [
    'what has a type nobody takes',
    () => ({ path: '/towline/dispatch', headers: [weird], status: 415 }),
  ],
  [
    'an event of the payment provider that is too large',
    () => ({ path: '/towline/billing/webhook', headers: [json], status: 413 }),
  ],
  [
    'a form of the carrier that is too large',
    () => ({
      path: '/towline/voice/incoming',
      headers: ['Content-Type: application/x-www-form-urlencoded'],
      status: 413,
    }),
  ],
  [
    'messages of the realtime wire that are too large',
    () => ({ path: '/towline/ws/000/early/xhr_send', headers: [json], status: 413 }),
  ],
  ['what goes nowhere', () => ({ path: '/towline/nothing', headers: [weird], status: 404 })],
]

/** A connection that is kept open, and what was heard on it. */
function aConnection() {
  const { port } = new URL(product.url)
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true })
  let heard = ''
  socket.on('data', (piece) => {
    heard += piece
  })
  const ended = once(socket, 'end')
  const answered = async () => {
    while (!/\r\n\r\n.+[}\n]$/s.test(heard)) await once(socket, 'data')
    return heard
  }
  const ask = (method: string, path: string, headers: string[], bytes: number) =>
    socket.write(
      `${[`${method} ${path} HTTP/1.1`, 'Host: early', ...headers, `Content-Length: ${bytes}`].join('\r\n')}\r\n\r\n`,
    )
  return { socket, ended, answered, ask }
}

describe.each(refused)('%s', (_, given) => {
  it('is answered before it has arrived, and the connection ends in peace', async () => {
    const { path, headers, status } = given()
    const { socket, ask, answered, ended } = aConnection()
    const half = Buffer.alloc(MEGABYTE, 'no photo, ')
    ask('POST', path, headers, 2 * half.length)
    socket.write(half)
    const answer = await answered()
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).toMatch(/^connection: close\r$/im)
    // A sender who does not look sends on; it is no fault, and what comes after it is not done.
    socket.write(half)
    ask('GET', '/healthz', [], 0)
    await ended
    socket.end()
    await once(socket, 'close')
    expect(await answered()).toBe(answer)
  })
})

it('a small file that is refused leaves the connection to the next request', async () => {
  const { socket, ask, answered } = aConnection()
  ask('POST', `/towline/media/of/${jobId}`, [signedIn(), upload()], 9_000)
  socket.write(Buffer.alloc(9_000, 'no photo, '))
  expect(await answered()).toMatch(/^HTTP\/1.1 415 /)
  ask('GET', '/healthz', [], 0)
  await expect.poll(answered).toMatch(/HTTP\/1.1 200 OK.*"alive":true/s)
  socket.destroy()
})
