import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LiveCall, LiveCallCard } from '@towline/contract'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { CarrierPhone } from '../../../providers/telephony/phone/carrier-phone.ts'
import { seedDemo } from '../../../seeds/demo.ts'
import { start } from '../../../start.ts'
import { testPostgres } from '../../../testing/database.ts'
import { freePort } from '../../../testing/free-port.ts'
import { postgresCopyUrl } from '../../../testing/images.ts'

const CARRIER_TOKEN = 'a-carrier-token-for-tests'
/** One address for both, as with a proxy before them. */
const PUBLIC_URL = 'http://towline.example'
/** Two servers start here, also on a busy machine. */
const TEST_MS = 120_000

/** Two server processes' worth of product on one database, each with a clock that can be moved. */
async function twoProcesses() {
  const { url: DATABASE_URL, drop } = await postgresCopyUrl(testPostgres ?? '')
  onTestFinished(drop)
  let ahead = 0
  const begin = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'towline-two-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const port = await freePort()
    const quiet = { LOG_LEVEL: 'silent', DEMO: 'off', PORT: String(port), PUBLIC_URL }
    const running = await start(
      { ...quiet, DATABASE_URL, DATA_DIR: folder, CARRIER_TOKEN },
      { now: () => Date.now() + ahead },
    )
    onTestFinished(() => running.stop())
    return { app: running.app, url: `http://127.0.0.1:${port}` }
  }
  const [one, two] = [await begin(), await begin()]
  const demo = await seedDemo({ ...one.app, settings: { ...one.app.settings, DEMO: 'auto' } })
  if (!demo) throw new Error('the demo company is not there')
  const authorization = `Basic ${Buffer.from(`${demo.email}:${demo.password}`).toString('base64')}`
  type Process = typeof one
  const ask = (at: Process, path: string, body?: unknown) =>
    fetch(`${at.url}/towline/voice/live${path}`, {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}) },
    })
  const list = async (at: Process) => (await (await ask(at, '')).json()) as LiveCallCard[]
  const view = async (at: Process, id: string) =>
    (await (await ask(at, `/${id}`)).json()) as LiveCall
  const company = await one.app.db.asSystem((tx) =>
    tx
      .selectFrom('company')
      .select('agent_number')
      .where('id', '=', demo.companyId)
      .executeTakeFirstOrThrow(),
  )
  const phone = new CarrierPhone({
    server: one.url,
    publicUrl: PUBLIC_URL,
    token: CARRIER_TOKEN,
    from: '+12145550142',
    to: company.agent_number ?? '',
  })
  onTestFinished(() => phone.hangUp().catch(() => {}))
  const holder = (id: string) =>
    one.app.db.asSystem(async (tx) => {
      const row = tx.selectFrom('live_call').select('holder').where('phone_call_id', '=', id)
      return (await row.executeTakeFirst())?.holder
    })
  return { one, two, ask, list, view, holder, phone, moveClock: (ms: number) => (ahead += ms) }
}

describe.runIf(testPostgres)('live calls of two processes on one PostgreSQL', () => {
  it(
    'are seen at both, and an order given at one reaches the agent at the other, also after the call has moved',
    async () => {
      const { one, two, ask, list, view, holder, phone } = await twoProcesses()
      await phone.dial()
      await phone.say("I have a flat tire on my Honda Civic, I'm safe")
      const { id } = await vi.waitFor(async () => {
        const [card] = await list(two)
        if (!card) throw new Error('the other process sees no call')
        return card
      })
      await ask(two, `/${id}/correct`, {
        facts: { vehicleColor: 'green', pickup: '1 Main St, Frisco' },
      })
      await vi.waitFor(async () => {
        const { facts } = await view(two, id)
        expect(facts).toContainEqual(
          expect.objectContaining({ field: 'vehicleColor', value: 'Green', sureness: 'corrected' }),
        )
      })

      const before = await holder(id)
      // The carrier comes back at the other process, and orders follow the call there.
      phone.moveTo(two.url)
      const again = phone.listen()
      await phone.dropSocket()
      expect(await again).not.toBe('')
      await vi.waitFor(async () => expect(await holder(id)).not.toBe(before))
      const told = phone.listen()
      await ask(one, `/${id}/whisper`, { words: 'tell her we are close' })
      expect(await told).toMatch(/We are close/)
    },
    TEST_MS,
  )

  it(
    'are nobody’s any more once their process has fallen silent',
    async () => {
      const { one, two, ask, list, phone, moveClock } = await twoProcesses()
      await phone.dial()
      const { id } = await vi.waitFor(async () => {
        const [card] = await list(two)
        if (!card) throw new Error('the other process sees no call')
        return card
      })
      // What a process that was killed leaves behind: a row it never touches again.
      await one.app.db.asSystem((tx) =>
        tx.updateTable('live_call').set({ holder: 'a process that was killed' }).execute(),
      )
      moveClock(30_000)
      expect(await list(two)).toEqual([])
      const late = await ask(two, `/${id}/take`, {})
      expect(await late.json()).toMatchObject({ error: 'phone_call_over' })
    },
    TEST_MS,
  )
})
