import { summary as keptOf, reportOf } from '@towline/agent'
import type { DispatchCall, PhoneCall, TextMessage } from '@towline/contract'
import { expect, vi } from 'vitest'
import { z } from 'zod'
import type { Db } from '../../../platform/db/index.ts'
import {
  CarrierPhone,
  type CarrierPhoneOptions,
} from '../../../providers/telephony/phone/carrier-phone.ts'
import { type Product, startProduct, type TestCompany } from '../../../testing/product.ts'
import { memoryFrom } from '../../calls/index.ts'
import { outcomeFrom } from '../session/record-of.ts'

const CARRIER_TOKEN = 'a-carrier-token-for-tests'

const Written = z.object({
  memory: z.unknown(),
  outcome: z.string(),
  summary: z.string(),
  told: z.string().nullable(),
  name: z.string().nullable(),
})

/** A company whose agent is called over the carrier's wire, and what its people see of it over HTTP. */
export type Wire = Awaited<ReturnType<typeof openWire>>

/** Starts the product for stories that are told over the wire. */
export async function openWire(db: Db, now?: () => number) {
  const product = await startProduct(db, { CARRIER_TOKEN }, now)
  const company = await product.company('Lone Star Towing')
  return { product, company, ...companyOf(product, company), ...phonesTo(product, company, db) }
}

function companyOf(product: Product, company: TestCompany) {
  const ask = async <T>(path: string, body?: unknown, method = body ? 'POST' : 'GET') => {
    const answer = await product.call(method, `/towline${path}`, { basic: company.basic, body })
    expect(answer.status, path).toBe(200)
    return (await answer.json()) as T
  }
  return {
    ask,
    jobs: (status = 'current') =>
      ask<DispatchCall[]>('/dispatch/search', { searchText: '', status }),
    calls: () => ask<PhoneCall[]>('/customer/calls'),
    textsOut: async () => {
      const texts = await ask<TextMessage[]>('/messages/texts')
      return texts.filter(({ direction }) => direction === 'out')
    },
  }
}

function phonesTo(product: Product, company: TestCompany, db: Db) {
  /** Calls, says the lines, waits for what is still to be said, and hangs up; answers what the agent said. */
  const call = async (from: string, lines: string[], hears?: RegExp) => {
    const phone = aPhone(from)
    await phone.dial()
    for (const words of lines) await phone.say(words)
    const said = () =>
      phone.transcript.filter(({ who }) => who === 'agent').map(({ words }) => words)
    if (hears) await vi.waitFor(() => expect(said().join(' ')).toMatch(hears))
    await phone.hangUp()
    await isSummedUp(phone.callSid)
    return said()
  }
  const aPhone = (from: string, more: Partial<CarrierPhoneOptions> = {}) =>
    new CarrierPhone({
      server: product.url,
      token: CARRIER_TOKEN,
      from,
      to: company.number,
      ...more,
    })
  /** All of a call is written: its last words, what came of it, and its report and the caller's name on its job. */
  const isSummedUp = (callSid: string) =>
    vi.waitFor(async () => {
      const { rows } = await db.raw(
        `select p.memory, p.outcome, p.summary, c.fields ->> 'agentSummary' as told,
           c.agent_fields ->> 'customerName' as name
         from phone_call p left join dispatch_call c on c.id = p.dispatch_call_id
         where p.call_sid = $1 and p.ended_at is not null`,
        [callSid],
      )
      const { memory: stored, ...call } = Written.parse(rows[0])
      const memory = memoryFrom(stored)
      if (memory?.phase !== 'over') throw new Error('the agent has not heard that it is over')
      const { summary } = reportOf(memory)
      const outcome = outcomeFrom(memory)
      const { customerName: name } = keptOf(memory)
      const onJob = memory.job === 'none' ? { told: null, name: null } : { told: summary, name }
      expect(call).toEqual({ outcome, summary, ...onJob })
    })
  /** Lets the time pass for which jobs of a kind wait. */
  const letPass = async (job: string) => {
    await db.raw(
      `update pgboss.job set start_after = now() where state = 'created' and data->>'job' = $1`,
      [job],
    )
    await product.app.tasks.idle()
  }
  return { call, aPhone, letPass }
}
