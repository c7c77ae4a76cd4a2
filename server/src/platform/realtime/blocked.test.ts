import { createServer, request, type Server } from 'node:http'
import { Client } from '@stomp/stompjs'
import SockJS from 'sockjs-client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type Running, runRealtime } from './testing/running-realtime.ts'

const CHAT = '/topic/chat/1/messages'
/**
 * After how long without an answer SockJS gives a way up: it takes a little more than its first question took,
 * which a busy machine is not held to afterwards.
 */
const GIVES_UP_MS = 4_000

/** A proxy that knows no WebSockets; one that `holdsAnswers` passes an answer on only once it is whole. */
async function aProxy({ port }: Running, { holdsAnswers }: { holdsAnswers: boolean }) {
  const asked: string[] = []
  const proxy = createServer((req, res) => {
    asked.push(String(req.url).split('/').at(-1)?.split('?')[0] ?? '')
    const { method, url, headers } = req
    const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers)
      if (!holdsAnswers) return void answer.pipe(res)
      answer.toArray().then(
        (pieces) => res.end(Buffer.concat(pieces)),
        () => res.destroy(),
      )
    })
    onward.on('error', () => res.destroy())
    res.on('close', () => onward.destroy())
    req.pipe(onward)
  })
  proxy.on('upgrade', (_req, socket) => {
    asked.push('upgrade')
    socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  })
  return { url: await listening(proxy), asked }
}

async function listening(proxy: Server): Promise<string> {
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    proxy.closeAllConnections()
    proxy.close()
  })
  const address = proxy.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

/** Both published clients as a page has them: no way of connecting is asked for. */
function aPage(url: string) {
  const heard: string[] = []
  const { promise: listens, resolve } = Promise.withResolvers<void>()
  const client = new Client({
    webSocketFactory: () => new SockJS(`${url}/towline/ws`, null, { timeout: GIVES_UP_MS }),
    heartbeatIncoming: 1_000,
    heartbeatOutgoing: 1_000,
    reconnectDelay: 0,
    onConnect() {
      client.watchForReceipt('in', () => resolve())
      client.subscribe(CHAT, ({ body }) => void heard.push(body), { receipt: 'in' })
    },
  })
  onTestFinished(() => client.deactivate({ force: true }))
  client.activate()
  return { client, heard, listens }
}

it.each([
  { way: 'xhr_streaming', holdsAnswers: false },
  { way: 'xhr', holdsAnswers: true },
])('talks by $way where WebSockets are blocked', async ({ way, holdsAnswers }) => {
  const running = await runRealtime()
  const proxy = await aProxy(running, { holdsAnswers })
  const [one, two] = [aPage(proxy.url), aPage(proxy.url)]
  await Promise.all([one.listens, two.listens])
  const lines = Array.from({ length: 20 }, (_, number) => `line ${number} 🚚`)
  for (const body of lines) one.client.publish({ destination: CHAT, body })
  await vi.waitFor(() => expect([one.heard, two.heard]).toEqual([lines, lines]))
  expect(proxy.asked).toEqual(expect.arrayContaining(['info', 'upgrade', way, 'xhr_send']))
  expect(proxy.asked.includes('xhr')).toBe(holdsAnswers)
})
