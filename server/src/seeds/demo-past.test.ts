import {
  DispatchCall,
  demoRemoved,
  listImpounds,
  listInvoices,
  PhoneCall,
  readReceivables,
  Setup,
  topicFor,
} from '@towline/contract'
import { expect, it, vi } from 'vitest'
import { listEmployeesBy } from '../features/employees/index.ts'
import { checkMoney } from '../features/invoices/index.ts'
import { systemOf } from '../platform/actor.ts'
import { executed } from '../platform/execute.ts'
import { eachEngine } from '../testing/database.ts'
import { startProduct } from '../testing/product.ts'
import { openLine } from '../testing/test-connection.ts'
import { actorOf, seedDemo } from './demo.ts'
import { hireCrews } from './demo-crews.ts'
import { fillMoney } from './demo-money.ts'
import { callsOfTheMonth, fillPast } from './demo-past.ts'
import { fillYard } from './demo-yard.ts'

const removal = (companyId: string) => topicFor(demoRemoved, companyId)

/** A demo company as it is made, before anything of its past, and requests of its owner. */
async function aDemo(product: Awaited<ReturnType<typeof startProduct>>) {
  const { app } = product
  const demo = await seedDemo({ ...app, settings: { ...app.settings, DEMO: 'small' } })
  if (!demo) throw new Error('there is no demo')
  const { companyId, password } = demo
  const basic = `${demo.email}:${password}`
  const read = async (path: string, body?: unknown) =>
    (await product.call(body ? 'POST' : 'GET', `/towline/${path}`, { basic, body })).json()
  const actor = systemOf(companyId)
  const input = { params: { filter: 'dispatcher' as const } }
  const [dispatcher] = await executed(app, listEmployeesBy, { actor, input })
  if (!dispatcher) throw new Error('there is no dispatcher')
  const hired = { companyId, domain: 'lonestar.example', password }
  const past = {
    companyId,
    crews: await hireCrews(app, hired),
    accounts: [],
    dispatcher: actorOf(dispatcher, companyId),
  }
  return { app, companyId, actor, basic, hired, past, read }
}

eachEngine('a demo that looks lived in', (database) => {
  it('has calls with transcripts and jobs as far as they came, made once, and none when they are removed', async () => {
    const product = await startProduct(database.db)
    try {
      const { app, companyId, basic, hired, past, read } = await aDemo(product)
      // A start that was cut off is gone on with by the next.
      const ids = ({ driver, truck }: (typeof past.crews)[number]) => [driver.id, truck.id]
      expect((await hireCrews(app, hired)).map(ids)).toEqual(past.crews.map(ids))
      const three = callsOfTheMonth().slice(0, 3)
      await fillPast(app, past, three)
      await fillPast(app, past, three)

      const calls = PhoneCall.array().parse(await read('customer/calls'))
      expect(calls).toHaveLength(3)
      const transcript = (await read(`chatapi/voicechat/${calls[0]?.aiAgentChatId}`)) as {
        chatHistory: unknown[]
      }
      expect(transcript.chatHistory.length).toBeGreaterThan(6)
      const active = DispatchCall.array().parse(
        await read('dispatch/search', { searchText: '', status: 'active' }),
      )
      const made = active.filter(({ twilioCallId }) => twilioCallId.startsWith('DEMO-'))
      expect(made).toHaveLength(3)
      for (const { driverName, truckName, dispatchedDateTime, createdDate } of made) {
        expect(driverName).not.toBe('')
        expect(truckName).not.toBe('')
        expect(dispatchedDateTime).toBeGreaterThan(createdDate)
      }
      expect(Setup.parse(await read('company/setup')).isDemo).toBe(true)
      const other = await product.company('Other Towing')
      const told = await (await openLine(product.url, basic)).hear(removal(companyId))
      await expect(
        (await openLine(product.url, other.basic)).hear(removal(companyId)),
      ).rejects.toThrow()
      const removed = await product.call('DELETE', '/towline/company/setup/demo', { basic })
      expect(Setup.parse(await removed.json()).isDemo).toBe(false)
      await vi.waitFor(() => expect(told).toEqual([{}]))
      expect(await read('customer/calls')).toEqual([])
      const left = DispatchCall.array().parse(
        await read('dispatch/search', { searchText: '', status: 'active' }),
      )
      expect(left).toHaveLength(active.length - 3)
    } finally {
      await product.stop()
    }
  })

  it('has invoices of what was completed and vehicles in a yard, made once, and gone with the rest', async () => {
    const product = await startProduct(database.db)
    try {
      const { app, companyId, actor, basic, past, read } = await aDemo(product)
      const month = callsOfTheMonth().filter(({ callSid }) => callSid.startsWith('DEMO-month'))
      await fillPast(app, past, month.slice(0, 10))
      await fillMoney(app, past)
      const invoices = async () => listInvoices.reply.parse(await read('invoice'))
      const made = await invoices()
      expect(made.count).toBeGreaterThan(3)
      expect(made.balanceCents).toBeLessThan(made.totalCents)
      const issued = made.invoices.map(({ number, issuedOn }) => ({ number, issuedOn }))
      expect(issued).toEqual(
        issued.toSorted((a, b) => Number(b.number.slice(-4)) - Number(a.number.slice(-4))),
      )
      await fillMoney(app, past)
      expect(await invoices()).toEqual(made)
      const { problems, payments } = await executed(app, checkMoney, { actor, input: {} })
      expect(problems).toEqual([])
      expect(payments).toBeGreaterThan(2)
      await fillYard(app, companyId)
      await fillYard(app, companyId)
      const stored = async () => listImpounds.reply.parse(await read('impound'))
      expect((await stored()).length).toBeGreaterThan(2)

      const removed = await product.call('DELETE', '/towline/company/setup/demo', { basic })
      expect(removed.status).toBe(200)
      expect((await invoices()).count).toBe(0)
      expect(await stored()).toEqual([])
      expect(readReceivables.reply.parse(await read('receivables')).accounts).toEqual([])
    } finally {
      await product.stop()
    }
  })
})
