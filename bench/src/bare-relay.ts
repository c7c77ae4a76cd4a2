import { createServer } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'

/** The smallest phone line there can be: gives every prompt to `answer`, and tells its parent process its address. */
export function serveBareRelay(answer: (socket: WebSocket, words: string) => unknown): void {
  const http = createServer((request, response) => {
    const relay = `ws://${request.headers.host}/relay`
    const action = `http://${request.headers.host}/towline/voice/ended`
    response.setHeader('content-type', 'text/xml')
    response.end(
      request.url === '/towline/voice/incoming'
        ? `<Response><Connect action="${action}"><ConversationRelay url="${relay}" welcomeGreeting="Hello"/></Connect></Response>`
        : '<Response/>',
    )
  })
  new WebSocketServer({ server: http, perMessageDeflate: false }).on('connection', (socket) => {
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data))
      if (frame.type === 'prompt' && frame.last) void answer(socket, frame.voicePrompt)
    })
  })
  http.listen(0, '127.0.0.1', () => {
    const address = http.address()
    if (typeof address === 'object') process.send?.(`http://127.0.0.1:${address?.port}`)
  })
}
