import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@towline/server/testing/free-port'

/** A RabbitMQ of our own that speaks STOMP over WebSocket. */
export type RabbitMq = { url: string; version: string; stop(): Promise<void> }

/** Where Debian's package keeps it; the one in /usr/sbin would change to the user of the system's broker. */
const script = '/usr/lib/rabbitmq/bin/rabbitmq-server'
const directoryOfNodes = '/usr/bin/epmd'
const START_MS = 180_000

/** Starts a node with folders, ports and a cookie of its own. Undefined where RabbitMQ is not installed. */
export async function startRabbitMq(): Promise<RabbitMq | undefined> {
  if (!existsSync(script)) return undefined
  const home = await mkdtemp(join(tmpdir(), 'towline-rabbitmq-'))
  const [port, directoryPort, nodePort] = [await freePort(), await freePort(), await freePort()]
  const settings = {
    'listeners.tcp': 'none',
    'stomp.listeners.tcp': 'none',
    'web_stomp.tcp.ip': '127.0.0.1',
    'web_stomp.tcp.port': port,
    // It would hang up on who has been quiet for a minute, as listeners between two rounds are.
    'web_stomp.ws_opts.idle_timeout': 3_600_000,
    'log.console.level': 'warning',
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`)
  await writeFile(join(home, 'rabbitmq.conf'), lines.join(''))
  await writeFile(join(home, 'plugins'), '[rabbitmq_web_stomp].')
  // Erlang's directory of nodes would otherwise be started by the node and outlive it.
  const directory = spawn(directoryOfNodes, [
    '-port',
    String(directoryPort),
    '-address',
    '127.0.0.1',
  ])
  const node = spawn(script, [], {
    // A group of its own, to end the script and what it has started together.
    detached: true,
    cwd: home,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: home,
      ERL_EPMD_PORT: String(directoryPort),
      RABBITMQ_NODENAME: 'towline-bench@localhost',
      RABBITMQ_DIST_PORT: String(nodePort),
      RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '-kernel inet_dist_use_interface {127,0,0,1}',
      RABBITMQ_MNESIA_BASE: join(home, 'mnesia'),
      RABBITMQ_LOG_BASE: home,
      RABBITMQ_LOGS: '-',
      RABBITMQ_PID_FILE: join(home, 'pid'),
      RABBITMQ_CONFIG_FILE: join(home, 'rabbitmq.conf'),
      RABBITMQ_CONF_ENV_FILE: join(home, 'none'),
      RABBITMQ_ENABLED_PLUGINS_FILE: join(home, 'plugins'),
    },
  })
  const endWithUs = () => {
    endGroup(node, 'SIGKILL')
    directory.kill('SIGKILL')
  }
  process.once('exit', endWithUs)
  const stop = async () => {
    endGroup(node, 'SIGTERM')
    if (node.exitCode === null && node.signalCode === null) await once(node, 'exit')
    process.off('exit', endWithUs)
    directory.kill()
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const version = await untilStarted(node)
    return { url: `ws://127.0.0.1:${port}/ws`, version, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Waits for the node's word that it is up; answers its version. */
async function untilStarted(node: ChildProcess): Promise<string> {
  let written = ''
  const { promise: started, resolve, reject } = Promise.withResolvers<void>()
  const late = setTimeout(() => reject(new Error('it took too long')), START_MS)
  for (const stream of [node.stdout, node.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      written += text
      if (written.includes('completed with')) resolve()
    })
  }
  node.once('exit', (code) => reject(new Error(`it ended with ${code}`)))
  try {
    await started
  } catch (error) {
    throw new Error(`RabbitMQ did not start:\n${written}`, { cause: error })
  } finally {
    clearTimeout(late)
  }
  return /RabbitMQ ([\d.]+)/.exec(written)?.[1] ?? ''
}

function endGroup({ pid, exitCode, signalCode }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, signal)
}
