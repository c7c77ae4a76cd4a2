import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@stomp/stompjs'
import { expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import { testPostgres } from './testing/database.ts'
import { postgresCopyUrl } from './testing/images.ts'
import { type SpawnedProduct, spawnFreshProduct, spawnProduct } from './testing/spawned-product.ts'

/** Two servers start here, also on a busy machine. */
const TEST_MS = 120_000
const TOPIC = '/topic/messages'

/** Somebody in the simple chat of one server. */
async function aTalker({ url }: SpawnedProduct) {
  const heard: string[] = []
  const { promise: listens, resolve } = Promise.withResolvers<void>()
  const client = new Client({
    webSocketFactory: () => new WebSocket(`${url.replace('http', 'ws')}/towline/ws/websocket`),
    reconnectDelay: 100,
    onConnect() {
      client.watchForReceipt('in', () => resolve())
      client.subscribe(TOPIC, ({ body }) => void heard.push(JSON.parse(body).text), {
        receipt: 'in',
      })
    },
  })
  onTestFinished(() => client.deactivate({ force: true }))
  client.activate()
  await listens
  const say = (text: string) =>
    client.publish({
      destination: '/app/sendMessage',
      body: JSON.stringify({ id: 1, userId: 'kim', text }),
    })
  return { heard, say }
}

it.runIf(testPostgres)(
  'what is said to one server process is heard at the other, once and in order, both ways',
  async () => {
    const { url: DATABASE_URL, drop } = await postgresCopyUrl(testPostgres ?? '')
    onTestFinished(drop)
    const one = await spawnFreshProduct({ DATABASE_URL })
    onTestFinished(() => one.stop())
    const dataDir = await mkdtemp(join(tmpdir(), 'towline-test-'))
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    // The demo company is in the database already; only its first server has written down its logins.
    await copyFile(join(one.dataDir, 'demo.json'), join(dataDir, 'demo.json'))
    const two = await spawnProduct(dataDir, { DATABASE_URL })
    onTestFinished(() => two.stop())
    const [here, there] = [await aTalker(one), await aTalker(two)]
    const long = '🚚'.repeat(1_900)
    const lines = [...Array.from({ length: 20 }, (_, number) => `line ${number}`), long, 'last']
    for (const line of lines) here.say(line)
    await vi.waitFor(() => expect(there.heard).toEqual(lines))
    there.say('and back')
    await vi.waitFor(() => expect(here.heard).toEqual([...lines, 'and back']))
    expect(there.heard).toEqual([...lines, 'and back'])
  },
  TEST_MS,
)
