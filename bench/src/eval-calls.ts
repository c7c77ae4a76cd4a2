import { DispatchCall } from '@towline/contract'
import type { CarrierPhone, CarrierPhoneOptions } from '@towline/server/testing'
import { boardJob, phoneForCaller, wallClock } from '@towline/server/testing'
import {
  type Caller,
  callPureAgent,
  type GradedJob,
  grade,
  type HeldCall,
  holdCall,
  type Marks,
  type Noise,
  type Objecting,
  type Readers,
} from '@towline/simulator'
import { z } from 'zod'
import { post } from './fleet.ts'

/** The running product, how to call it and how to read its board. */
export type Product = {
  url: string
  manager: { email: string; password: string }
  timeZone: string
  /** How long it waits before it asks a silent caller again, in ms. */
  silenceMs: number
  aPhone(options: Partial<CarrierPhoneOptions>): CarrierPhone
}

export type Called = { caller: Caller; call: HeldCall; marks: Marks }

/** How the callers are, all of them. */
export type Manner = { noise: Noise; objects: Objecting; seed: string; readers?: Readers }

/** One caller's call to the agent, or two, and its marks. */
export type CallOnce = (caller: Caller, manner: Manner) => Promise<Called>

/** Lets the callers call, some at a time; tells of each as it ends. */
export async function callAll(
  callers: readonly Caller[],
  { callOnce, manner, atOnce }: { callOnce: CallOnce; manner: Manner; atOnce: number },
  told: (called: Called) => void,
): Promise<Called[]> {
  const called: Called[] = []
  const waiting = [...callers]
  const goOn = async () => {
    for (let caller = waiting.shift(); caller; caller = waiting.shift()) {
      const one = await callOnce(caller, manner)
      called.push(one)
      told(one)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, goOn))
  const order = new Map(callers.map(({ id }, at) => [id, at]))
  return called.sort((a, b) => (order.get(a.caller.id) ?? 0) - (order.get(b.caller.id) ?? 0))
}

/** Calls the agent itself, in this process: without server, line, map or board, and in milliseconds. */
export const callInProcess: CallOnce = async (caller, manner) => ({
  caller,
  ...(await callPureAgent(caller, manner)),
})

/** Calls the running product over the carrier's wire; the marks are for the rows that it leaves on the board. */
export const callProduct =
  (product: Product): CallOnce =>
  async (caller, manner) => {
    const from = caller.from ? `+1${caller.from}` : 'anonymous'
    const today = wallClock(Date.now(), product.timeZone).slice(0, 10)
    const sids: string[] = []
    const lines: HeldCall['lines'] = []
    let ended: HeldCall['ended'] = 'lost'
    let seconds = 0
    let firstHeard: GradedJob | null | undefined
    for (const isAgain of caller.again ? [false, true] : [false]) {
      const phone = phoneForCaller((options) => product.aPhone({ from, ...options }), {
        interrupts: caller.interrupts ?? false,
        patience: { answer: 20_000, more: 4000, silence: product.silenceMs },
      })
      const onReadBack = async () => {
        if (firstHeard !== undefined) return
        const [job] = await untilWritten(product, [phone.callSid], HEARD_MS)
        firstHeard = job ?? null
      }
      const held = await holdCall(caller, phone, { ...manner, isAgain, onReadBack })
      lines.push(...held.lines)
      ended = held.ended
      seconds += phone.seconds()
      sids.push(phone.callSid)
      if (caller.again && !isAgain) await untilWritten(product, sids, SETTLED_MS)
    }
    const jobs = await untilWritten(product, sids, SETTLED_MS)
    const heard = firstHeard === undefined ? {} : { firstHeard }
    const call: HeldCall = { lines, ended, seconds, jobs, today, ...heard }
    return { caller, call, marks: grade(caller, call) }
  }

const SETTLED_MS = 1500
/** In the middle of a call nobody may wait so long that the agent asks whether they are still there. */
const HEARD_MS = 300
const LOOK_MS = 100

/** The jobs of these calls, once the board has stood still for a while: what was said last is written behind the call. */
async function untilWritten(
  product: Product,
  sids: readonly string[],
  settledMs: number,
): Promise<GradedJob[]> {
  let before = ''
  for (let since = Date.now(); ; ) {
    const jobs = await jobsOf(product, sids)
    const now = JSON.stringify(jobs)
    if (now !== before) since = Date.now()
    if (Date.now() - since >= settledMs) return jobs
    before = now
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}

async function jobsOf(product: Product, sids: readonly string[]): Promise<GradedJob[]> {
  const found = await Promise.all(
    (['current', 'scheduled'] as const).map(async (status) => {
      const rows = await post(product.url, product.manager, '/towline/dispatch/search', {
        status,
        limit: 200,
      })
      return z.array(DispatchCall).parse(rows)
    }),
  )
  return found
    .flat()
    .filter(({ twilioCallId }) => sids.includes(twilioCallId))
    .map((row) => boardJob(row, product.timeZone))
}
