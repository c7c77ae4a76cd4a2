import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { argv, execPath } from 'node:process'
import { CarrierPhone, type CarrierPhoneOptions } from '@towline/server/testing'
import { WebSocketServer } from 'ws'

/** The smallest relay there can be, in a process of its own: it answers every prompt with one token. */
export async function startEchoRelay() {
  const child = spawn(execPath, ['--disable-warning=ExperimentalWarning', import.meta.filename], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = await once(child.stdout.setEncoding('utf8'), 'data')
  const server = String(url).trim()
  return {
    aPhone: (options: Partial<CarrierPhoneOptions>) =>
      new CarrierPhone({
        server,
        token: 'none',
        from: '+12145550142',
        to: '+14695550100',
        ...options,
      }),
    stop: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}

function serve(): void {
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
  const sockets = new WebSocketServer({ server: http, perMessageDeflate: false })
  sockets.on('connection', (socket) => {
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data))
      if (frame.type === 'prompt' && frame.last)
        socket.send(JSON.stringify({ type: 'text', token: frame.voicePrompt, last: true }))
    })
  })
  http.listen(0, '127.0.0.1', () => {
    const address = http.address()
    if (typeof address === 'object') console.log(`http://127.0.0.1:${address?.port}`)
  })
}

if (argv[1] === import.meta.filename) serve()
