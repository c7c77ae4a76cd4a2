import type { Client } from '@stomp/stompjs'
import { BASE } from '@towline/contract'

/** How a wire is to be kept; what is left out is as the dashboard has it. */
type WireHabits = Partial<
  Pick<Client, 'reconnectDelay' | 'maxReconnectDelay' | 'heartbeatIncoming' | 'heartbeatOutgoing'>
>

/** Makes a wire to the server that is not open yet. Its libraries are loaded only where one is wanted. */
export async function makeWire(habits: WireHabits = {}): Promise<Client> {
  const [{ Client, ReconnectionTimeMode }, { default: SockJS }] = await Promise.all([
    import('@stomp/stompjs'),
    import('sockjs-client'),
  ])
  return new Client({
    webSocketFactory: () =>
      new SockJS(`${BASE}/ws`, null, { transports: ['websocket', 'xhr-streaming', 'xhr-polling'] }),
    reconnectDelay: 500,
    maxReconnectDelay: 10_000,
    reconnectTimeMode: ReconnectionTimeMode.EXPONENTIAL,
    heartbeatIncoming: 10_000,
    heartbeatOutgoing: 10_000,
    connectionTimeout: 10_000,
    ...habits,
  })
}
