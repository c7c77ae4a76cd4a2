import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it, vi } from 'vitest'
import { eachEngine } from '../../testing/database.ts'
import { spawnReadyProduct } from '../../testing/ready-product.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { spawnProduct } from '../../testing/spawned-product.ts'
import { type Desk, openDesk, refusalOf } from './testing/desk.fixture.ts'

/** Two starts of the whole product, also where others are at work on the machine. */
const RESTART_MS = 120_000

eachEngine('saving a job', (database) => {
  const product = sharedProduct(database)
  let desk: Desk
  beforeEach(async () => {
    desk = await openDesk(product)
  })

  it('makes one of a new job that is sent again, and answers it as it is', async () => {
    const clientKey = randomUUID()
    const made = await desk.save({ clientKey, customerName: 'Sam' })
    expect(await desk.save({ clientKey, customerName: 'Sam' })).toEqual(made)
    const changed = await desk.save({ id: made.id, notes: 'gate' })
    const board = await desk.hear()
    expect(await desk.save({ clientKey, customerName: 'Other' })).toEqual(changed)
    const next = await desk.save({})
    expect(Number(next.dispatchNumber)).toBe(Number(made.dispatchNumber) + 1)
    await vi.waitFor(() => expect(board.heard).toHaveLength(1))
    expect(await desk.search({ status: 'pending' })).toHaveLength(2)
    expect(await desk.history(made.id)).toHaveLength(2)
  })

  it('makes one of a new job that arrives twice at the same instant', async () => {
    const clientKey = randomUUID()
    const same = Array.from({ length: 4 }, () => desk.save({ clientKey, customerName: 'Sam' }))
    const answers = await Promise.all(same)
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await desk.search({ status: 'pending' })).toHaveLength(1)
    expect(await desk.history(answers[0]?.id ?? '')).toHaveLength(1)
  })

  it('keeps the keys of two companies apart', async () => {
    const theirs = await desk.product.company('Their Towing')
    const clientKey = randomUUID()
    const ours = await desk.save({ clientKey })
    const other = await desk.save({ clientKey }, theirs.basic)
    expect(other.companyId).toBe(theirs.companyId)
    expect(other.id).not.toBe(ours.id)
    expect((await desk.post('', { clientKey: 'mine' })).status).toBe(400)
  })

  it('takes dates in an order that cannot have been', async () => {
    const odd = {
      dispatchedDateTime: 4000,
      enrouteDateTime: 3000,
      onSceneDateTime: 2000,
      destinationArrivalDateTime: 1000,
      etaDateTime: 1,
      createdDate: 5000,
    }
    expect(await desk.save(odd)).toMatchObject({ ...odd, status: 'active' })
    expect(await desk.save({ ...odd, completedDateTime: 1 })).toMatchObject({ status: 'completed' })
  })

  it('counts an amount that is no number as nothing, takes credits, and refuses the impossible', async () => {
    const bill = (amount: unknown, taxPercent: unknown = 10) => ({
      billing: { lineItems: [{ name: '<b>Tow</b>', amount }], taxPercent },
    })
    const totals: [unknown, number][] = [
      ...([
        ['free', 0],
        [null, 0],
        ['12.50', 13.75],
        [-25, -27.5],
      ] as [unknown, number][]),
      ...([
        [1_000_000, 1_100_000],
        ['1e3', 1100],
      ] as [unknown, number][]),
    ]
    for (const [amount, balance] of totals)
      expect(await desk.save(bill(amount)), String(amount)).toMatchObject({ balance })
    for (const [body, field] of [
      [bill(1_000_001), 'billing.lineItems.0.amount'],
      [bill(-1e300), 'billing.lineItems.0.amount'],
      [bill([7]), 'billing.lineItems.0.amount'],
      [bill(1, -1), 'billing.taxPercent'],
      [bill(1, 101), 'billing.taxPercent'],
      [{ billing: { lineItems: Array(101).fill({ name: '', amount: 1 }) } }, 'billing.lineItems'],
      [{ mcCoverageAmt: 1e12 }, 'mcCoverageAmt'],
      [{ mcMembershipNumber: '12345678901' }, 'mcMembershipNumber'],
    ] as const)
      expect((await refusalOf(await desk.post('', body))).fields, field).toHaveProperty([field])
  })

  it('tells the board the whole job, and of a long one only that there is news', async () => {
    const board = await desk.hear()
    const heard = () => board.heard.map((message) => Object(message))
    const short = await desk.save({ notes: 'é"\\\n'.repeat(300) })
    for (const notes of ['x'.repeat(5000), '"'.repeat(2400), '\\'.repeat(1900), '路'.repeat(1500)])
      await desk.save({ id: short.id, notes })
    await vi.waitFor(() => expect(heard()).toHaveLength(5))
    expect(heard()[0]?.call).toEqual(short)
    for (const [index, message] of heard().slice(1).entries())
      expect(message).toEqual({ id: short.id, version: index + 2, was: 'pending' })
  })
})

it(
  'knows the key of a new job again after the server was killed, when its answer was lost',
  async () => {
    const first = await spawnReadyProduct()
    const { email, password } = first.demo
    const authorization = `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`
    const send = async (url: string, path: string, body: unknown): Promise<unknown> => {
      const headers = { authorization, 'content-type': 'application/json' }
      const answer = await fetch(url + path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      return answer.json()
    }
    const job = { clientKey: randomUUID(), customerName: 'Once Only' }
    const made = await send(first.url, '/towline/dispatch', job)
    process.kill(first.pid, 'SIGKILL')
    const second = await spawnProduct(first.dataDir)
    try {
      expect(await send(second.url, '/towline/dispatch', job)).toEqual(made)
      const filter = { searchText: 'once only' }
      expect(await send(second.url, '/towline/dispatch/search', filter)).toEqual([made])
    } finally {
      await second.stop()
      await first.stop()
    }
  },
  RESTART_MS,
)
