import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ActiveCustomer, ChatRequest, DispatchCall, Employee } from '@towline/contract'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { systemOf } from '../../platform/actor.ts'
import { executed } from '../../platform/execute.ts'
import { handle, inside } from '../../platform/handler.ts'
import { startOsmStandIn } from '../../providers/maps/testing/osm-stand-in.ts'
import { seedDemo } from '../../seeds/demo.ts'
import { type Running, start } from '../../start.ts'
import { testPostgres } from '../../testing/database.ts'
import { freePort } from '../../testing/free-port.ts'
import { postgresCopyUrl } from '../../testing/images.ts'
import { findNats, startNatsStandIn } from '../../testing/nats-server.ts'
import { openLine } from '../../testing/test-connection.ts'
import { aPooler } from '../../testing/transaction-pooler.ts'
import { keepPositions } from '../employees/index.ts'
import { openChatRequest } from './open-chat-request.ts'

/** Two processes work on what others do as well. */

const giveChat = handle(
  inside({
    name: 'giveChat',
    because: 'a test gives a job its chat',
    body: z.object({ dispatchCallId: z.string() }),
    reply: z.string(),
  }),
  (context, { body }) => openChatRequest(context, { ...body, phoneCallId: null }),
)

/** Two server processes on one PostgreSQL, and the demo company. */
async function openBoth(settingsFor: (databaseUrl: string) => Promise<Record<string, string>>) {
  const { url: DATABASE_URL, drop } = await postgresCopyUrl(testPostgres ?? '')
  onTestFinished(drop)
  const settings = await settingsFor(DATABASE_URL)
  const begin = async (): Promise<Running> => {
    const folder = await mkdtemp(join(tmpdir(), 'towline-two-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const quiet = { LOG_LEVEL: 'silent', DEMO: 'off', PORT: String(await freePort()) }
    const running = await start({ ...quiet, DATABASE_URL, ...settings, DATA_DIR: folder })
    onTestFinished(() => running.stop())
    return running
  }
  const [one, two] = [await begin(), await begin()]
  const demo = await seedDemo({ ...one.app, settings: { ...one.app.settings, DEMO: 'auto' } })
  if (!demo) throw new Error('the demo company is not there')
  const basic = `${demo.email}:${demo.password}`
  const authorization = `Basic ${Buffer.from(basic).toString('base64')}`
  const post = async (path: string, body: unknown) => {
    const headers = { authorization, 'content-type': 'application/json' }
    const sent = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await fetch(`${one.url}/towline${path}`, sent)).json()
  }
  /** A job with its chat. */
  const aChat = async (job: Record<string, unknown>) => {
    const { id: dispatchCallId } = DispatchCall.parse(await post('/dispatch', job))
    const actor = systemOf(demo.companyId)
    const id = await executed(one.app, giveChat, { actor, input: { body: { dispatchCallId } } })
    return { id, dispatchCallId }
  }
  return { one, two, demo, basic, authorization, post, aChat }
}

/** How the processes come to the database and tell each other what is new. */
const ways: [name: string, settingsFor: Parameters<typeof openBoth>[0]][] = [
  ['NOTIFY', async () => ({})],
  [
    'NATS',
    async () => {
      const known = await findNats()
      if (known) return { NATS_URL: known }
      const standIn = await startNatsStandIn()
      onTestFinished(() => standIn.stop())
      return { NATS_URL: standIn.url }
    },
  ],
  [
    'NOTIFY past a pooler of transactions',
    async (databaseUrl) => {
      const pooler = await aPooler(databaseUrl)
      return { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: databaseUrl }
    },
  ],
]

describe.runIf(testPostgres)('a chat over two processes on one PostgreSQL', () => {
  it.each(ways)(
    'reaches everybody by %s, long messages too, and knows who is there wherever they are connected',
    async (_way, settingsFor) => {
      const { one, two, demo, basic, authorization, aChat } = await openBoth(settingsFor)
      const { id } = await aChat({ customerName: 'Harriet' })

      const [customer, rep] = [await openLine(one.url), await openLine(two.url, basic)]
      const topic = `/topic/chat/${id}/messages`
      const [here, there] = [await customer.hear(topic), await rep.hear(topic)]
      const joined = await rep.hear(`/topic/company/${demo.companyId}/joined`)
      await customer.say(`/app/chat/${id}/join`)
      await vi.waitFor(() => expect(joined).toEqual([{ id, customerName: 'Harriet' }]))
      const long = '🚚'.repeat(2_000)
      await customer.say(`/app/chat/${id}/sendMessage`, { content: long })
      await rep.say(`/app/chat/${id}/sendMessage`, { content: 'On the way' })
      const contents = (heard: unknown[]) => heard.map((one) => Object(one).content)
      for (const heard of [here, there])
        await vi.waitFor(() => expect(contents(heard).sort()).toEqual(['On the way', long].sort()))

      const customers = async ({ url }: Running) => {
        const answer = await fetch(`${url}/towline/chat/customers`, { headers: { authorization } })
        return ActiveCustomer.array().parse(await answer.json())
      }
      const lines = async () =>
        (await one.app.db.raw(`select from chat_visit where role = 'customer'`)).rows.length
      const signs = await rep.hear(`/topic/chat/${id}/signs`)
      const tablet = await openLine(two.url)
      await tablet.say(`/app/chat/${id}/join`)
      expect(await lines()).toBe(2)
      await customer.hangUp()
      await vi.waitFor(async () => expect(await lines()).toBe(1))
      for (const process of [one, two])
        expect(await customers(process)).toMatchObject([{ id, here: true }])
      await (await openLine(one.url, basic)).say(`/app/chat/${id}/typing`)
      await vi.waitFor(() => expect(signs).toHaveLength(1))
      expect(signs).toEqual([expect.objectContaining({ role: 'rep' })])
      expect(joined).toEqual([{ id, customerName: 'Harriet' }])
      // Its connections end with the process, and it takes leave for them.
      await two.stop()
      expect(await customers(one)).toMatchObject([{ id, here: false }])
    },
  )

  it('asks the map for the way of a truck once, at whichever process and however many look', async () => {
    const roads = await startOsmStandIn()
    onTestFinished(() => roads.stop())
    const { one, two, demo, authorization, post, aChat } = await openBoth(async () => ({
      OSRM_URL: roads.url,
    }))
    const people = await fetch(`${two.url}/towline/employee/all/driver`, {
      headers: { authorization },
    })
    const drivers = Employee.pick({ id: true })
      .array()
      .parse(await people.json())
    for (const { id: driverId } of drivers) {
      const place = { lat: 33.05, lng: -96.8 }
      const { companyId } = demo
      const seen = { employeeId: driverId, place, accuracy: 5, at: Date.now() }
      await one.app.db.asCompany(companyId, (tx) => keepPositions(tx, companyId, [seen]))
      const { id, dispatchCallId } = await aChat({
        driverId,
        pickupAddress: '1845 Elm St',
        pickupAddressLatLng: { lat: 33.15, lng: -96.83 },
      })
      await post(`/dispatch/${dispatchCallId}/step`, { step: 'dispatch' })
      const look = async ({ url }: Running) => {
        const answer = await fetch(`${url}/towline/chatapi/${id}`)
        return ChatRequest.parse(await answer.json()).job?.etaFrom
      }
      // The offer to the driver asks for its distance on its own time.
      const ways = () => roads.asked.filter(({ url }) => url.pathname.startsWith('/route/')).length
      const before = ways()
      await Promise.all(Array.from({ length: 10 }, (_, nth) => look(nth % 2 ? one : two)))
      expect(ways() - before).toBe(1)
      for (const process of [one, two]) expect(await look(process)).toBe('route')
      expect(ways() - before).toBe(1)
    }
  })
})
