import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { argv, execPath } from 'node:process'
import launch from '../../launch.json' with { type: 'json' }
import { createLocalFanOut, createRealtime, type Realtime } from '../platform/realtime/index.ts'

/**
 * The realtime wire without the product behind it, in a process of its own: anybody may hear and say
 * anything, and what is sent is passed on to who listens there, as a message broker does.
 */
export async function spawnBareRealtime(): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn(execPath, [...launch.flags, import.meta.filename], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...launch.environment },
  })
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const [url] = await once(child.stdout.setEncoding('utf8'), 'data')
  return {
    url: String(url).trim(),
    async stop() {
      process.off('exit', endWithUs)
      child.kill()
      await once(child, 'exit')
    },
  }
}

function serve(): void {
  const http = createServer((_request, response) => response.writeHead(404).end())
  const realtime: Realtime<string> = createRealtime<string>({
    authenticate: async () => 'anybody',
    maySubscribe: async () => true,
    onSend: async (_who, destination, _text, { bytes, headers }) =>
      realtime.publish(destination, bytes, headers),
    allowedOrigins: [],
    fanOut: createLocalFanOut(),
    log: console,
  })
  realtime.attach(http)
  http.listen(0, '127.0.0.1', () => {
    const address = http.address()
    if (typeof address === 'object') console.log(`http://127.0.0.1:${address?.port}`)
  })
}

if (argv[1] === import.meta.filename) serve()
