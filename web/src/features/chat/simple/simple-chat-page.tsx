import { Button } from '@mantine/core'
import type { Client, StompSubscription } from '@stomp/stompjs'
import {
  LONGEST_MESSAGE,
  SimpleMessage,
  sendSimpleMessage,
  simpleMessages,
} from '@towline/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type MetaFunction, useSearchParams } from 'react-router'
import { messageOf } from '../../../platform/live.ts'
import { makeWire } from '../../../platform/wire.ts'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { useEnd } from '../use-end.ts'
import styles from './simple-chat-page.module.css'

export const meta: MetaFunction = () => [
  { title: 'Chat · Towline' },
  { name: 'robots', content: 'noindex' },
]

const RECONNECT = 5_000
const HEART_BEAT = 1_000

/** The simple chat: what is sent comes back on the topic, and only then it is shown. */
export default function SimpleChatPage() {
  const userId = useSearchParams()[0].get('userId')
  const { messages, send, connected } = useSimpleChat()
  const [text, setText] = useState('')
  const last = messages.at(-1)
  const end = useEnd<HTMLOListElement>(`${messages.length}`, last?.userId === userId)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!send({ id: Date.now(), userId, text })) return
    setText('')
  }
  return (
    <div className={styles.page}>
      <PageHeading>Chat</PageHeading>
      <p className={styles.state} role="status">
        {connected ? 'Connected' : 'Connecting…'}
      </p>
      <ol
        {...end}
        className={styles.list}
        aria-label="Messages"
        aria-live="polite"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by the keyboard
        tabIndex={0}
      >
        {messages.map((message) => (
          <li
            key={message.id}
            className={styles.message}
            data-own={message.userId === userId || undefined}
          >
            {message.userId !== userId && (
              <span className={styles.name}>{message.userId ?? 'Somebody'}</span>
            )}
            <span className={styles.bubble}>{message.text}</span>
          </li>
        ))}
      </ol>
      <form className={styles.form} onSubmit={submit}>
        <input
          className={styles.field}
          aria-label="Message"
          autoComplete="off"
          maxLength={LONGEST_MESSAGE}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" color="amber.4">
          Send
        </Button>
      </form>
    </div>
  )
}

/** The line of the simple chat, as long as the page is open; each message once. */
function useSimpleChat() {
  const [messages, setMessages] = useState<readonly SimpleMessage[]>([])
  const [connected, setConnected] = useState(false)
  const wire = useRef<Client | null>(null)
  const hearing = useRef<StompSubscription | null>(null)
  useEffect(() => {
    let left = false
    const habits = {
      reconnectDelay: RECONNECT,
      maxReconnectDelay: RECONNECT,
      heartbeatIncoming: HEART_BEAT,
      heartbeatOutgoing: HEART_BEAT,
    }
    void makeWire(habits).then((client) => {
      if (left) return
      wire.current = client
      client.onConnect = () => {
        hearing.current = client.subscribe(simpleMessages.pattern, ({ body }) => {
          const message = SimpleMessage.safeParse(messageOf(body)).data
          if (!message) return
          setMessages((all) => (all.some(({ id }) => id === message.id) ? all : [...all, message]))
        })
        setConnected(true)
      }
      client.onStompError = ({ headers }) => {
        console.error(headers.message || 'Unknown error')
      }
      client.onWebSocketClose = () => setConnected(false)
      client.activate()
    })
    return () => {
      left = true
      if (wire.current?.connected) hearing.current?.unsubscribe()
      void wire.current?.deactivate()
      wire.current = null
    }
  }, [])
  const send = (message: SimpleMessage): boolean => {
    const client = wire.current
    if (!client?.connected) return false
    client.publish({ destination: sendSimpleMessage.pattern, body: JSON.stringify(message) })
    return true
  }
  return { messages, connected, send }
}
