// @vitest-environment jsdom
import type { Client } from '@stomp/stompjs'
import {
  type ChatMessage,
  type ChatRole,
  markRead,
  type SendDestination,
  sendChatMessage,
  topicFor,
} from '@towline/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onThisDevice } from '../../../platform/text-storage.ts'
import { linesOf } from './chat-lines.ts'
import { openChat } from './open-chat.ts'

const CHAT = 'abcdefghijklmnopqrstuv'

/** A message as the server keeps it. */
const aMessage = (known: Partial<ChatMessage> = {}): ChatMessage => ({
  id: '019f0000-0000-7000-8000-000000000001',
  role: 'customer',
  name: 'Harriet',
  chatId: CHAT,
  content: 'Hello',
  clientId: '',
  companyId: '019f0000-0000-7000-8000-000000000002',
  via: 'chat',
  media: null,
  createdDate: 1_790_000_000_000,
  ...known,
})

type Sent = { destination: string; body: string; headers?: Record<string, string> }

/** A line whose other end is the test. */
function standInWire() {
  const sent: Sent[] = []
  const receipts = new Map<string, () => void>()
  const subscriptions = new Map<string, (frame: { body: string }) => void>()
  const wire = {
    connected: false,
    onConnect: () => undefined,
    onStompError: (_: unknown) => undefined,
    onWebSocketClose: () => undefined,
    activate: () => undefined,
    deactivate: async () => undefined,
    forceDisconnect: () => undefined,
    publish: (one: Sent) => void sent.push(one),
    watchForReceipt: (id: string, done: () => void) => void receipts.set(id, done),
    subscribe: (to: string, hear: (frame: { body: string }) => void) =>
      void subscriptions.set(to, hear),
  }
  const saidAt = (place: SendDestination) =>
    sent
      .filter(({ destination }) => destination === topicFor(place, CHAT))
      .map(({ body }) => JSON.parse(body))
  return {
    // The chat uses no more of a client than this.
    make: async () => wire as unknown as Client,
    up() {
      wire.connected = true
      wire.onConnect()
      receipts.get('listening')?.()
    },
    drop() {
      wire.connected = false
      wire.onWebSocketClose()
    },
    refuse: (message: string, receipt?: string) =>
      wire.onStompError({ headers: { message, 'receipt-id': receipt } }),
    tell: (topic: 'messages' | 'signs', what: unknown) =>
      subscriptions.get(`/topic/chat/${CHAT}/${topic}`)?.({ body: JSON.stringify(what) }),
    said: (): { id: string; content: string }[] => saidAt(sendChatMessage),
    saidAt,
    /** Where it listens, in the order it asked. */
    heardPlaces: () => [...subscriptions.keys()],
    keep: (id: string) => receipts.get(id)?.(),
  }
}

describe('a chat', () => {
  let wire: ReturnType<typeof standInWire>
  const open = async (role: ChatRole = 'customer') => {
    const chat = openChat({
      chatId: CHAT,
      companyId: aMessage().companyId,
      role,
      makeWire: wire.make,
      storage: onThisDevice,
      onUp: vi.fn(),
      onJob: () => undefined,
      name: () => 'Harriet',
    })
    await Promise.resolve()
    return chat
  }
  beforeEach(() => {
    wire = standInWire()
  })
  afterEach(() => window.localStorage.clear())

  it('keeps what is said without a line, and sends it once and in order when it is there', async () => {
    const chat = await open()
    chat.say('one')
    chat.say('two')
    expect(wire.said()).toEqual([])
    wire.up()
    expect(wire.said().map(({ content }) => content)).toEqual(['one'])
    wire.keep(wire.said()[0]?.id ?? '')
    wire.keep(wire.said()[1]?.id ?? '')
    expect(wire.said().map(({ content }) => content)).toEqual(['one', 'two'])
    expect(chat.state().waiting).toEqual([])
  })

  it('sends again with the same id what was on its way when the line dropped', async () => {
    const chat = await open()
    wire.up()
    chat.say('one')
    wire.drop()
    expect(chat.state()).toMatchObject({ line: 'down', waiting: [{ content: 'one' }] })
    wire.up()
    const [first, again] = wire.said()
    expect(again).toEqual(first)
    wire.keep(first?.id ?? '')
    expect(chat.state().waiting).toEqual([])
  })

  it('sends what a page that was closed had kept', async () => {
    const closed = await open()
    closed.say('one')
    closed.close()
    wire = standInWire()
    await open()
    wire.up()
    expect(wire.said()).toMatchObject([{ content: 'one' }])
  })

  it('keeps what two windows of one browser could not send yet', async () => {
    const windows = [await open(), await open()]
    windows[0]?.say('one')
    windows[1]?.say('two')
    for (const window of windows) window.close()
    const contents = (await open()).state().waiting.map(({ content }) => content)
    expect(contents).toEqual(['one', 'two'])
  })

  it('asks anew who is there, and tells anew what was read, when the line is back', async () => {
    const chat = await open('rep')
    wire.up()
    wire.tell('signs', { role: 'customer', here: true, readDate: 5 })
    chat.read(7)
    wire.drop()
    wire.up()
    expect(chat.state().other).toEqual({ readDate: 5 })
    chat.read(7)
    chat.read(7)
    expect(wire.saidAt(markRead)).toEqual([{ readDate: 7 }, { readDate: 7 }])
    chat.close()
  })

  it('sends what is said also where the browser keeps nothing', async () => {
    const denied = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError')
    })
    const chat = await open()
    chat.say('one')
    wire.up()
    denied.mockRestore()
    expect(wire.said()).toMatchObject([{ content: 'one' }])
    expect(window.localStorage.length).toBe(0)
    chat.close()
  })

  it('says who writes where in the words every client of the wire uses', async () => {
    const chat = await open('rep')
    wire.up()
    chat.say('On my way')
    expect(wire.said()).toEqual([
      {
        id: expect.any(String),
        role: 'rep',
        name: 'Harriet',
        content: 'On my way',
        chatId: CHAT,
        companyId: aMessage().companyId,
      },
    ])
    chat.close()
  })

  it('takes in once what came another way than by the line', async () => {
    const chat = await open()
    wire.up()
    chat.take(aMessage())
    wire.tell('messages', aMessage())
    expect(chat.state().heard).toEqual([aMessage()])
    chat.close()
  })

  it('puts aside what the server refuses, goes on with the rest, and tries it again when told', async () => {
    const chat = await open()
    wire.up()
    chat.say('bad')
    chat.say('good')
    const [bad] = wire.said()
    wire.refuse('Write a message first', bad?.id)
    wire.drop()
    wire.up()
    expect(wire.said().at(-1)).toMatchObject({ content: 'good' })
    expect(chat.state().waiting[0]).toMatchObject({ refused: 'Write a message first' })
    wire.keep(wire.said().at(-1)?.id ?? '')
    chat.retry(bad?.id ?? '')
    expect(wire.said().at(-1)).toEqual(bad)
  })

  it('says when it may not listen at all', async () => {
    const chat = await open()
    wire.refuse('You may not subscribe to /topic/chat')
    wire.drop()
    expect(chat.state().line).toBe('refused')
  })

  it('asks first whether a rep is still signed in, and never a customer', async () => {
    await open('rep')
    wire.up()
    expect(wire.heardPlaces()).toEqual([
      `/topic/company/${aMessage().companyId}/joined`,
      `/topic/chat/${CHAT}/messages`,
      `/topic/chat/${CHAT}/signs`,
    ])
    wire = standInWire()
    await open()
    wire.up()
    expect(wire.heardPlaces()).not.toContainEqual(expect.stringContaining('company'))
  })

  it('hears each message once, and the signs of the other side only', async () => {
    const chat = await open()
    wire.up()
    wire.tell('messages', aMessage())
    wire.tell('messages', aMessage())
    wire.tell('messages', 'nonsense')
    wire.tell('signs', { role: 'customer', typing: 'Harriet' })
    wire.tell('signs', { role: 'rep', typing: 'Dana' })
    wire.tell('signs', { role: 'rep', readDate: 5 })
    wire.tell('signs', { role: 'rep', here: true })
    expect(chat.state()).toMatchObject({
      heard: [aMessage()],
      typing: 'Dana',
      other: { readDate: 5, here: true },
    })
    wire.tell('messages', aMessage({ id: aMessage().id.replace(/1$/, '2'), role: 'rep' }))
    expect(chat.state().typing).toBeNull()
    chat.close()
  })
})

describe('linesOf', () => {
  const none = { readDate: 0, textedDate: 0 }

  it('makes one list of history, what came since and what waits: each message once, in order', () => {
    const [first, second] = [
      aMessage({ clientId: 'a' }),
      aMessage({
        id: '019f0000-0000-7000-8000-000000000009',
        role: 'rep',
        createdDate: 1_790_000_000_001,
      }),
    ]
    const waiting = [
      { clientId: 'a', content: 'Hello', at: 1 },
      { clientId: 'b', content: 'Still there?', at: 2 },
    ]
    const lines = linesOf('customer', [second], { heard: [first, second], waiting }, none)
    expect(lines.map(({ content, isOwn, state }) => [content, isOwn, state])).toEqual([
      ['Hello', true, 'sent'],
      ['Hello', false, null],
      ['Still there?', true, 'sending'],
    ])
  })

  it.each([
    [{ readDate: 0, textedDate: 0 }, 'sent'],
    [{ readDate: 0, textedDate: 1_790_000_000_000 }, 'texted'],
    [{ readDate: 1_790_000_000_000, textedDate: 0 }, 'seen'],
  ])('says how far an own message has got: %j', (marks, state) => {
    const chat = { heard: [], waiting: [] }
    expect(linesOf('customer', [aMessage()], chat, marks)[0]?.state).toBe(state)
  })

  it('makes photos that were sent one after the other one bubble', () => {
    const [photo, video] = [
      { id: '019f0000-0000-7000-8000-00000000000a', type: 'image' as const },
      { id: '019f0000-0000-7000-8000-00000000000b', type: 'video' as const },
    ]
    const at = (seconds: number, more: Partial<ChatMessage>) =>
      aMessage({
        id: `019f0000-0000-7000-8000-0000000001${10 + seconds}`,
        createdDate: 1_790_000_000_000 + seconds * 1000,
        ...more,
      })
    const messages = [
      at(1, { content: 'Sent a photo.', media: photo }),
      at(2, { content: 'Sent a video.', media: video }),
      at(3, { content: 'That is it' }),
      at(4, { content: 'Sent a photo.', media: photo }),
      at(5, { content: 'Sent a photo.', media: null }),
      at(6, { content: 'Sent a photo.', media: photo, role: 'rep' }),
    ]
    const lines = linesOf('rep', messages, { heard: [], waiting: [] }, none)
    expect(lines.map(({ content, media }) => [content, media.length])).toEqual([
      ['Sent a photo and a video.', 2],
      ['That is it', 0],
      ['Sent a photo.', 1],
      ['Sent a photo.', 0],
      ['Sent a photo.', 1],
    ])
  })
})
