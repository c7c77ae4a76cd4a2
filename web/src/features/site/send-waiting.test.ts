// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keep, type WaitingMessage, waitingMessages } from './contact-outbox.ts'
import { resumeSending } from './resume-sending.ts'
import { sendWaiting } from './send-waiting.ts'

const message = (clientKey: string, keptAt = Date.now()): WaitingMessage => ({
  name: 'Val Ortega',
  email: 'val@val-towing.example',
  phoneNumber: '4695550155',
  companyName: 'Val Towing',
  comments: 'Do you take over our number?',
  source: '',
  clientKey,
  keptAt,
})
const received = { status: 'received', message: 'Thanks' }
const answers: (() => Response | Promise<Response>)[] = []
const sent: { clientKey: string; keptAt?: number }[] = []
const ok = () => Response.json(received)
const refusal = (status: number, error: string) => () =>
  Response.json({ error, message: 'No' }, { status })
const noNetwork = () => Promise.reject(new TypeError('fetch failed'))

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  answers.length = sent.length = 0
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    return Promise.resolve((answers.shift() ?? ok)())
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('sends a message with its key, and forgets it once it has arrived', async () => {
  keep(message('a'))
  await sendWaiting()
  expect(sent).toMatchObject([{ clientKey: 'a', name: 'Val Ortega' }])
  expect(sent[0]).not.toHaveProperty('keptAt')
  expect(waitingMessages()).toEqual([])
})

it('tries again with growing pauses, under the same key', async () => {
  answers.push(noNetwork, refusal(503, 'unavailable'), refusal(429, 'too_many'))
  keep(message('a'))
  const sending = sendWaiting()
  for (const [pause, tries] of [
    [1_900, 1],
    [200, 2],
    [3_800, 2],
    [300, 3],
    [7_700, 3],
    [400, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(pause)
    expect(sent).toHaveLength(tries)
  }
  await sending
  expect(new Set(sent.map(({ clientKey }) => clientKey))).toEqual(new Set(['a']))
  expect(waitingMessages()).toEqual([])
})

it('does not wait out the pause when the network is back', async () => {
  answers.push(noNetwork)
  keep(message('a'))
  const sending = sendWaiting()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toHaveLength(1)
  window.dispatchEvent(new Event('online'))
  await sending
  expect(sent).toHaveLength(2)
})

it('forgets a message that is refused for good, and goes on with the next', async () => {
  answers.push(refusal(400, 'bad_request'))
  keep(message('a'))
  keep(message('b'))
  await sendWaiting()
  expect(sent.map(({ clientKey }) => clientKey)).toEqual(['a', 'b'])
  expect(waitingMessages()).toEqual([])
})

it('does not send twice at once', async () => {
  keep(message('a'))
  await Promise.all([sendWaiting(), sendWaiting()])
  expect(sent).toHaveLength(1)
})

it('forgets what could not be sent for a fortnight, and what is no message', () => {
  const fortnight = 14 * 24 * 60 * 60 * 1000
  keep(message('old', Date.now() - fortnight))
  keep(message('young', Date.now() - fortnight + 1000))
  expect(waitingMessages().map(({ clientKey }) => clientKey)).toEqual(['young'])
  localStorage.setItem('towline-contact', '[{"clientKey":7},null,"x"]')
  expect(waitingMessages()).toEqual([])
  localStorage.setItem('towline-contact', 'no list')
  expect(waitingMessages()).toEqual([])
})

it('goes on with what an earlier visit left', async () => {
  keep(message('a'))
  resumeSending()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await vi.waitFor(() => expect(waitingMessages()).toEqual([]))
})
