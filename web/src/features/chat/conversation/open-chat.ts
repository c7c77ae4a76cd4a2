import type { Client, IMessage } from '@stomp/stompjs'
import {
  ChatMessage,
  type ChatRole,
  ChatSign,
  chatMessages,
  chatSigns,
  customerJoined,
  joinChat,
  markRead,
  type SendDestination,
  sendChatMessage,
  tellTyping,
  topicFor,
} from '@towline/contract'
import { newClientKey } from '../../../platform/client-key.ts'
import { messageOf } from '../../../platform/live.ts'
import type { TextStorage } from '../../../platform/text-storage.ts'
import { openOutbox, type Waiting } from './outbox.ts'

/** A sign of writing says nothing after this long, in ms. */
const TYPING_LASTS = 5_000
/** While somebody writes, the others are told this often, in ms. */
const TYPING_TOLD = 3_000

/** How the line stands; `refused`: the server does not let this person listen. */
export type LineState = 'connecting' | 'up' | 'down' | 'refused'

/** What came over the line, and what waits to go. */
export type ChatState = {
  line: LineState
  heard: readonly ChatMessage[]
  waiting: readonly Waiting[]
  /** Of the other side, as far as the line has told. */
  other: Partial<Pick<ChatSign, 'here' | 'readDate' | 'textedDate'>>
  /** Who on the other side is writing. */
  typing: string | null
}

type Options = {
  chatId: string
  companyId: string
  role: ChatRole
  /** What this side is called; on what is kept the server writes the name it knows. */
  name: () => string
  makeWire: () => Promise<Client>
  storage: TextStorage
  /** The line is up, for the first time or again: what was missed is to be read. */
  onUp: () => void
  /** The job or its truck has changed. */
  onJob: () => void
  now?: () => number
}

export type Chat = ReturnType<typeof openChat>

const LISTENING = 'listening'

/**
 * One side of one chat. What is said waits until the server has kept it, over lost lines and reloads; it is
 * sent in order, again when nobody knows whether it arrived, and its id makes it one message all the same.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: it makes one object of short functions that share its state
export function openChat(options: Options) {
  const { chatId, role, now = Date.now } = options
  const outbox = openOutbox(`towline-chat-${role}-${chatId}`, options.storage)
  const listeners = new Set<() => void>()
  let state: ChatState = {
    line: 'connecting',
    heard: [],
    waiting: outbox.all(),
    other: {},
    typing: null,
  }
  let client: Client | undefined
  let isClosed = false
  let sending: string | null = null
  let toldTyping = 0
  let toldRead = 0
  let typingOver: ReturnType<typeof setTimeout> | undefined

  const set = (change: Partial<ChatState>) => {
    state = { ...state, ...change }
    for (const tell of listeners) tell()
  }
  const send = (place: SendDestination, body: unknown, receipt?: string) =>
    client?.publish({
      destination: topicFor(place, chatId),
      body: JSON.stringify(body),
      ...(receipt !== undefined && { headers: { receipt } }),
    })

  const flush = () => {
    const next = outbox.next()
    if (state.line !== 'up' || sending !== null || !client?.connected || !next) return
    const { clientId, content } = next
    sending = clientId
    client.watchForReceipt(clientId, () => {
      sending = null
      outbox.remove(clientId)
      set({ waiting: outbox.all() })
      flush()
    })
    const { companyId, name } = options
    send(
      sendChatMessage,
      { id: clientId, role, name: name(), chatId, companyId, content },
      clientId,
    )
  }

  const take = (message: ChatMessage) => {
    if (state.heard.some(({ id }) => id === message.id)) return
    const typing = message.role === role ? state.typing : null
    set({ heard: [...state.heard, message], typing })
  }
  const hear = ({ body }: IMessage) => {
    const message = ChatMessage.safeParse(messageOf(body)).data
    if (message) take(message)
  }
  const see = ({ body }: IMessage) => {
    const sign = ChatSign.safeParse(messageOf(body)).data
    if (!sign || sign.role === role) return
    if (sign.job) return options.onJob()
    const { typing, role: _, job: _job, ...marks } = sign
    if (!typing) return set({ other: { ...state.other, ...marks } })
    clearTimeout(typingOver)
    typingOver = setTimeout(() => set({ typing: null }), TYPING_LASTS)
    set({ typing })
  }

  const connect = (opened: Client) => {
    opened.onConnect = () => {
      // Who came and went without a line here is to be read; what was told last may not have arrived.
      const { here: _, ...other } = state.other
      set({ other })
      toldRead = 0
      opened.watchForReceipt(LISTENING, () => {
        set({ line: 'up' })
        send(joinChat, {})
        options.onUp()
        flush()
      })
      // Who is no longer signed in would come in as the customer: here they are refused first.
      if (role === 'rep') opened.subscribe(topicFor(customerJoined, options.companyId), () => {})
      opened.subscribe(topicFor(chatMessages, chatId), hear)
      opened.subscribe(topicFor(chatSigns, chatId), see, { receipt: LISTENING })
    }
    opened.onStompError = ({ headers }) => {
      const why = headers.message ?? 'Unknown error'
      if (headers['receipt-id'] === sending && sending !== null) {
        outbox.refuse(sending, why)
        set({ waiting: outbox.all() })
      } else if (why.startsWith('You may not subscribe')) {
        set({ line: 'refused' })
        void opened.deactivate()
      }
    }
    opened.onWebSocketClose = () => {
      sending = null
      if (state.line !== 'refused') set({ line: 'down' })
    }
    opened.activate()
  }
  const drop = () => client?.forceDisconnect()
  window.addEventListener('offline', drop)
  void options.makeWire().then((made) => {
    if (isClosed) return
    client = made
    connect(made)
  })

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => state,
    /** Takes in a message that came another way than by the line. */
    take,
    /** Says something; it is kept until the server has it. */
    say(content: string) {
      outbox.add({ clientId: newClientKey(), content, at: now() })
      set({ waiting: outbox.all() })
      flush()
    },
    /** Tries once more what was refused. */
    retry(clientId: string) {
      outbox.retry(clientId)
      set({ waiting: outbox.all() })
      flush()
    },
    /** Gives up what was refused. */
    discard(clientId: string) {
      outbox.remove(clientId)
      set({ waiting: outbox.all() })
    },
    /** Tells the others, now and then, that this side is writing. */
    typing() {
      if (state.line !== 'up' || now() - toldTyping < TYPING_TOLD) return
      toldTyping = now()
      send(tellTyping, {})
    },
    /** Everything written until then was read. */
    read(readDate: number) {
      if (state.line !== 'up' || readDate <= toldRead) return
      toldRead = readDate
      send(markRead, { readDate })
    },
    close() {
      isClosed = true
      clearTimeout(typingOver)
      window.removeEventListener('offline', drop)
      void client?.deactivate()
    },
  }
}
