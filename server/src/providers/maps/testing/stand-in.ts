import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** How a map service behaves: as it should, knowing nothing, refusing the key, silent, or out of its mind. */
export type Mood = 'right' | 'knows nothing' | 'refuses the key' | 'slow' | 'garbage' | 'broken'

export type Asked = { url: URL; headers: IncomingMessage['headers']; body: unknown }
type Answer = { status?: number; json: unknown }

/** A map service's HTTP API on this machine. */
export type MapStandIn = {
  url: string
  /** What it was asked so far. */
  asked: Asked[]
  mood: Mood
  stop(): Promise<void>
}

/** Starts a stand-in that answers by `answer`, but for the moods in which no service answers properly. */
export async function startStandIn(
  answer: (asked: Asked, mood: Mood) => Answer,
): Promise<MapStandIn> {
  const standIn: MapStandIn = {
    url: '',
    asked: [],
    mood: 'right',
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  const server = createServer((request, response) => void serve(request, response))
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const url = new URL(request.url ?? '/', standIn.url)
    const asked = { url, headers: request.headers, body: body ? JSON.parse(body) : null }
    standIn.asked.push(asked)
    switch (standIn.mood) {
      case 'slow':
        return
      case 'garbage':
        response.end('<html>Welcome to the hotel network</html>')
        return
      case 'broken':
        response.writeHead(502).end()
        return
    }
    const { status = 200, json } = answer(asked, standIn.mood)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
  }
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  standIn.url = `http://127.0.0.1:${portOf(server.address())}`
  return standIn
}

/** A server that listens on a port has an address of this kind. */
const portOf = (address: unknown) => (address as AddressInfo).port
