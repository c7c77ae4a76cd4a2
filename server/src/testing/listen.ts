import { Client } from '@stomp/stompjs'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'

/** Somebody who listens to the running product. */
export type Listener = {
  /** What was heard so far, parsed. */
  heard: unknown[]
  isConnected(): boolean
}

/**
 * Subscribes to a destination of the product at `url` until the test ends. Rejects with the server's
 * sentence when the connection or the subscription is refused.
 */
export function listen(
  url: string,
  destination: string,
  headers: Record<string, string>,
): Promise<Listener> {
  const heard: unknown[] = []
  const { promise, resolve, reject } = Promise.withResolvers<Listener>()
  const client = new Client({
    webSocketFactory: () =>
      new WebSocket(`${url.replace(/^http/, 'ws')}/towline/ws/websocket`, 'v12.stomp', { headers }),
    reconnectDelay: 0,
    onStompError: ({ headers: { message } }) => reject(new Error(message)),
    onWebSocketError: (error) => reject(error),
    onConnect: () => {
      client.watchForReceipt('subscribed', () =>
        resolve({ heard, isConnected: () => client.connected }),
      )
      client.subscribe(destination, ({ body }) => void heard.push(JSON.parse(body)), {
        receipt: 'subscribed',
      })
    },
  })
  onTestFinished(() => client.deactivate({ force: true }))
  client.activate()
  return promise
}
