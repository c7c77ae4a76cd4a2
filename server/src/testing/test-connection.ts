import { Client } from '@stomp/stompjs'
import { WebSocket } from 'ws'

/** A line of somebody to the running product, who listens and speaks. */
export type TestConnection = {
  /** Resolves when the server has done it; rejects with its sentence when it refuses, which ends the line. */
  say(destination: string, body?: unknown): Promise<void>
  /** Everything told there from now on, parsed; rejects when it may not be heard. */
  hear(destination: string): Promise<unknown[]>
  hangUp(): Promise<void>
  /** What the server said when it ended the line; nothing when it just ended. */
  ended: Promise<string>
}

/** Opens a line; it ends with the product at the latest. `basic` is `email:password`. */
export function openLine(url: string, basic?: string): Promise<TestConnection> {
  const headers = basic
    ? { authorization: `Basic ${Buffer.from(basic).toString('base64')}` }
    : undefined
  const { promise, resolve, reject } = Promise.withResolvers<TestConnection>()
  const { promise: ended, resolve: end } = Promise.withResolvers<string>()
  let refused = reject
  let receipts = 0
  const client = new Client({
    webSocketFactory: () =>
      new WebSocket(`${url.replace(/^http/, 'ws')}/towline/ws/websocket`, 'v12.stomp', {
        ...(headers && { headers }),
      }),
    reconnectDelay: 0,
    onStompError: ({ headers: { message = '' } }) => {
      refused(new Error(message))
      end(message)
    },
    onWebSocketClose: () => end(''),
    onWebSocketError: (error) => refused(error),
    onConnect: () => resolve({ say, hear, hangUp: () => client.deactivate(), ended }),
  })
  const told = (act: (receipt: string) => void) =>
    new Promise<void>((done, fail) => {
      const receipt = `r${++receipts}`
      refused = fail
      client.watchForReceipt(receipt, () => done())
      act(receipt)
    })
  const say: TestConnection['say'] = (destination, body) =>
    told((receipt) =>
      client.publish({
        destination,
        headers: { receipt },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    )
  const hear: TestConnection['hear'] = async (destination) => {
    const heard: unknown[] = []
    const take = ({ body }: { body: string }) => void heard.push(JSON.parse(body))
    await told((receipt) => void client.subscribe(destination, take, { receipt }))
    return heard
  }
  client.activate()
  return promise
}
