import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import launch from '../../launch.json' with { type: 'json' }
import {
  CarrierPhone,
  type CarrierPhoneOptions,
} from '../providers/telephony/phone/carrier-phone.ts'
import type { Demo } from '../seeds/demo.ts'
import { freePort } from './free-port.ts'

/** The product in a process of its own, as `npm start` runs it. */
export type SpawnedProduct = {
  url: string
  dataDir: string
  pid: number
  /** From spawning the process to its first word that it answers, in ms. */
  startMs: number
  /** The demo company; its password and its number, which is E.164. */
  demo: Demo
  /** A telephone that calls the demo company over the carrier's signed wire. */
  aPhone(options?: Partial<CarrierPhoneOptions>): CarrierPhone
  /** What the process has written so far. */
  output(): string
  /** Ends the process as Ctrl-C does; the data directory stays. */
  stop(): Promise<void>
}

const root = fileURLToPath(new URL('../../../', import.meta.url))
const node = join(root, 'node_modules/node/bin/node')
/** Ends what hangs; a busy machine may take minutes. */
const START_MS = 300_000
/** Of what a process wrote before it ended, in characters: enough for a few errors and where they arose. */
const LAST_WORDS = 6_000
/** Only what a process needs to run: the settings of whoever runs the tests are not the product's. */
const surroundings = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot']

/**
 * Starts the product on a free port over the data directory, which is made when it is not there. Throws,
 * with what the process has written, when it does not come up.
 */
export async function spawnProduct(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<SpawnedProduct> {
  const port = await freePort()
  const since = performance.now()
  const server = spawn(node, [...launch.flags, join(root, 'server/src/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...Object.fromEntries(surroundings.map((name) => [name, process.env[name]])),
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      DEMO: 'small',
      ...launch.environment,
      ...settings,
    },
  })
  const output = await untilItAnswers(server)
  tellOfCrash(server, output)
  const startMs = performance.now() - since
  const url = `http://127.0.0.1:${port}`
  const kept = (name: string) => readFile(join(dataDir, name), 'utf8')
  const demo: Demo = JSON.parse(await kept('demo.json'))
  const token = (await kept('carrier-token')).trim()
  return {
    url,
    dataDir,
    pid: server.pid ?? 0,
    startMs,
    demo,
    aPhone: (options) =>
      new CarrierPhone({ server: url, token, from: '+12145550142', to: demo.number, ...options }),
    output,
    stop: () => end(server),
  }
}

/** As `spawnProduct`, on a fresh data directory that goes when it is stopped; `fill` is done to it before. */
export async function spawnFreshProduct(
  settings: Record<string, string> = {},
  fill?: (dataDir: string) => Promise<void>,
): Promise<SpawnedProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'towline-spawned-'))
  await fill?.(dataDir)
  const product = await spawnProduct(dataDir, settings)
  return {
    ...product,
    stop: async () => {
      await product.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function untilItAnswers(server: ChildProcess): Promise<() => string> {
  let written = ''
  const { promise: answers, resolve, reject } = Promise.withResolvers<void>()
  const late = setTimeout(() => reject(new Error('it took too long')), START_MS)
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      written += text
      if (written.includes('Towline answers at')) resolve()
    })
  }
  const endWithUs = () => server.kill('SIGKILL')
  process.once('exit', endWithUs)
  server.once('exit', (code) => {
    process.off('exit', endWithUs)
    reject(new Error(`it ended with ${code}`))
  })
  try {
    await answers
  } catch (error) {
    server.kill('SIGKILL')
    throw new Error(`The product did not start:\n${written}`, { cause: error })
  } finally {
    clearTimeout(late)
  }
  return () => written
}

/**
 * Tells what a process wrote that ended by itself: a test sees no more than that it doesn't answer. Whoever is
 * killed was killed on purpose.
 */
function tellOfCrash(server: ChildProcess, output: () => string): void {
  server.once('exit', (code, signal) => {
    if (server.killed || signal === 'SIGKILL') return
    console.error(`The product ended with ${code ?? signal}:\n${output().slice(-LAST_WORDS)}`)
  })
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}
