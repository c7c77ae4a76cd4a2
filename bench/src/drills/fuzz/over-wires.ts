import { setTimeout as wait } from 'node:timers/promises'
import { anything, hostileTexts, mutated } from '@towline/server/testing/nonsense'
import type { Random } from '@towline/server/testing/random'
import { WebSocket } from 'ws'
import type { Target } from './target.ts'

const OPEN_MS = 10_000
/** So many frames go over one connection, unless it is closed before. */
const FRAMES = 25

const commands = [
  'CONNECT',
  'STOMP',
  'SUBSCRIBE',
  'UNSUBSCRIBE',
  'SEND',
  'ACK',
  'NACK',
  'BEGIN',
  'COMMIT',
  'ABORT',
  'DISCONNECT',
  'MESSAGE',
  '',
]
const headers = [
  'id',
  'destination',
  'receipt',
  'transaction',
  'content-length',
  'heart-beat',
  'accept-version',
  'ack',
  'host',
  'selector',
  '',
]

function aFrame({ random, seen, product }: Target): Buffer {
  const destinations = [
    '/topic/messages',
    '/app/sendMessage',
    `/topic/company/${product.demo.companyId}/dispatch`,
    ...seen.keys.flatMap((key) => [
      `/topic/chat/${key}`,
      `/app/chat/${key}/send`,
      `/app/chat/${key}/join`,
    ]),
    ...hostileTexts,
  ]
  const values: Record<string, readonly string[]> = {
    destination: destinations,
    'content-length': ['0', '5', '-1', '99999999', '1e3', 'x'],
    'heart-beat': ['0,0', '1,1', '-1,0', '10000,10000', 'x'],
    'accept-version': ['1.2', '1.0,1.1', '9', ''],
    id: ['1', '2', '1', ...hostileTexts],
  }
  const lines = Array.from({ length: random.below(5) }, () => {
    const name = random.one(headers)
    return `${name}:${random.one(values[name] ?? ['1', ...hostileTexts])}`
  })
  const body = random.chance(0.5)
    ? JSON.stringify({
        id: 1,
        userId: 'kim',
        text: anything(random, seen),
        content: anything(random, seen),
      })
    : random.one(hostileTexts)
  const frame = Buffer.from(
    `${random.one(commands)}\n${lines.join('\n')}\n\n${random.chance(0.6) ? body : ''}\0`,
  )
  return random.chance(0.25) ? mutated(frame, random) : frame
}

/** Frames of STOMP over one WebSocket, some well made, most not; the server may close it, and lives on. */
export async function aStompTalk(target: Target): Promise<void> {
  const { product, random } = target
  const at = random.chance(0.7)
    ? '/towline/ws/websocket'
    : `/towline/ws/${random.below(1000)}/f${random.below(1e6)}/websocket`
  await talk(
    target,
    `${product.url.replace('http', 'ws')}${at}`,
    () =>
      at.endsWith('/ws/websocket')
        ? aFrame(target)
        : JSON.stringify([aFrame(target).toString('latin1')]),
    random.chance(0.85) ? ['CONNECT\naccept-version:1.2\nheart-beat:0,0\n\n\0'] : [],
  )
}

async function talk(
  { tally, random }: Target,
  url: string,
  next: () => Buffer | string,
  first: readonly string[],
): Promise<void> {
  const since = performance.now()
  const socket = new WebSocket(url, { handshakeTimeout: OPEN_MS })
  const { promise: opened, resolve } = Promise.withResolvers<boolean>()
  socket
    .once('open', () => resolve(true))
    .once('close', () => resolve(false))
    .on('error', () => resolve(false))
  socket.once('unexpected-response', (_, { statusCode = 0 }) => {
    if (statusCode >= 500) tally.faults.push(`${statusCode}: opening ${url}`)
    socket.terminate()
    resolve(false)
  })
  if (await opened) {
    for (const frame of first) socket.send(frame)
    for (let sent = 0; sent < FRAMES && socket.readyState === WebSocket.OPEN; sent += 1) {
      tally.sent += 1
      socket.send(next(), { binary: random.chance(0.1) })
      if (random.chance(0.2)) await wait(1)
    }
    tally.well += 1
  } else tally.refused += 1
  socket.terminate()
  tally.slowestMs = Math.max(tally.slowestMs, performance.now() - since)
}

const frameTypes = [
  'setup',
  'prompt',
  'interrupt',
  'dtmf',
  'info',
  'error',
  'tokens-played',
  '',
  'toString',
]

function relayFrame(random: Random, seen: Target['seen']): unknown {
  if (random.chance(0.1)) return random.one(hostileTexts)
  if (random.chance(0.1))
    return mutated(
      Buffer.from('{"type":"prompt","voicePrompt":"I have a flat","last":true}'),
      random,
    ).toString('latin1')
  return {
    type: random.one(frameTypes),
    voicePrompt: random.one<unknown>([
      'I have a flat tire',
      'no',
      '1245 Main Street in Frisco',
      anything(random, seen),
    ]),
    last: random.one<unknown>([true, false, null, 'x']),
    lang: random.one<unknown>(['en', 'es', 'en-US', anything(random, seen)]),
    digit: random.one<unknown>(['1', '#', '0', anything(random, seen)]),
    utteranceUntilInterrupt: anything(random, seen),
    durationUntilInterruptMs: anything(random, seen),
    customParameters: anything(random, seen),
    name: random.one<unknown>(['clientSpeaking', 'agentSpeaking', anything(random, seen)]),
    value: anything(random, seen),
    description: anything(random, seen),
  }
}

/** A phone call whose relay sends nonsense among words. */
export async function aRelayTalk({ product, random, seen, tally }: Target): Promise<void> {
  const since = performance.now()
  const phone = product.aPhone({ from: `+1214555${String(random.below(10_000)).padStart(4, '0')}` })
  try {
    await phone.dial()
    for (let sent = 0; sent < FRAMES && !phone.isOver; sent += 1) {
      tally.sent += 1
      phone.send(relayFrame(random, seen))
      if (random.chance(0.3)) await wait(5)
    }
    tally.well += 1
    await phone.hangUp()
  } catch (error) {
    // The phone throws for whatever its carrier would not take.
    const { message } = error as Error
    if (/ 5\d\d |aborted|timeout/.test(message)) tally.faults.push(`a relay call: ${message}`)
    else tally.refused += 1
  }
  tally.slowestMs = Math.max(tally.slowestMs, performance.now() - since)
}
