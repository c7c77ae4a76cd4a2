import {
  type Caller,
  type GradedJob,
  grade,
  type HeldCall,
  holdCall,
  type Marks,
  type Noise,
} from '@towline/agent/callers'
import { DispatchCall } from '@towline/contract'
import type { CarrierPhone, CarrierPhoneOptions } from '@towline/server/testing'
import { boardJob, phoneForCaller, wallClock } from '@towline/server/testing'
import { z } from 'zod'
import { post } from './fleet.ts'

/** The running agent, and how to ring it and to read its board. */
export type Agent = {
  url: string
  manager: { email: string; password: string }
  timeZone: string
  /** How long it waits before it asks a silent caller again, in ms. */
  silenceMs: number
  aPhone(options: Partial<CarrierPhoneOptions>): CarrierPhone
}

export type Rung = { caller: Caller; call: HeldCall; marks: Marks }

export type Manner = { noise: Noise; seed: string; atOnce: number }

/** Lets the callers ring, some at a time; tells of each as it ends. */
export async function ringAll(
  agent: Agent,
  callers: readonly Caller[],
  { noise, seed, atOnce }: Manner,
  told: (rung: Rung) => void,
): Promise<Rung[]> {
  const rung: Rung[] = []
  const waiting = [...callers]
  const ringOn = async () => {
    for (let caller = waiting.shift(); caller; caller = waiting.shift()) {
      const one = await ringAs(agent, caller, { noise, seed })
      rung.push(one)
      told(one)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, ringOn))
  const order = new Map(callers.map(({ id }, at) => [id, at]))
  return rung.sort((a, b) => (order.get(a.caller.id) ?? 0) - (order.get(b.caller.id) ?? 0))
}

/** One caller's call, or two, and the marks for the rows it left on the board. */
async function ringAs(
  agent: Agent,
  caller: Caller,
  { noise, seed }: Pick<Manner, 'noise' | 'seed'>,
): Promise<Rung> {
  const from = caller.from ? `+1${caller.from}` : 'anonymous'
  const today = wallClock(Date.now(), agent.timeZone).slice(0, 10)
  const sids: string[] = []
  const lines: HeldCall['lines'] = []
  let ended: HeldCall['ended'] = 'lost'
  let seconds = 0
  for (const isAgain of caller.again ? [false, true] : [false]) {
    const phone = phoneForCaller((options) => agent.aPhone({ from, ...options }), {
      interrupts: caller.interrupts ?? false,
      patience: { answer: 20_000, more: 4000, silence: agent.silenceMs },
    })
    const held = await holdCall(caller, phone, { noise, seed, isAgain })
    lines.push(...held.lines)
    ended = held.ended
    seconds += phone.seconds()
    sids.push(phone.callSid)
    if (caller.again && !isAgain) await untilWritten(agent, sids)
  }
  const jobs = await untilWritten(agent, sids)
  const call: HeldCall = { lines, ended, seconds, jobs, today }
  return { caller, call, marks: grade(caller, call) }
}

const SETTLED_MS = 1500
const LOOK_MS = 250

/** The jobs of these calls, once the board has stood still for a while: a call's last words are written behind it. */
async function untilWritten(agent: Agent, sids: readonly string[]): Promise<GradedJob[]> {
  let before = ''
  for (let since = Date.now(); ; ) {
    const jobs = await jobsOf(agent, sids)
    const now = JSON.stringify(jobs)
    if (now !== before) since = Date.now()
    if (Date.now() - since >= SETTLED_MS) return jobs
    before = now
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}

async function jobsOf(agent: Agent, sids: readonly string[]): Promise<GradedJob[]> {
  const found = await Promise.all(
    (['current', 'scheduled'] as const).map(async (status) => {
      const rows = await post(agent.url, agent.manager, '/towline/dispatch/search', {
        status,
        limit: 200,
      })
      return z.array(DispatchCall).parse(rows)
    }),
  )
  return found
    .flat()
    .filter(({ twilioCallId }) => sids.includes(twilioCallId))
    .map((row) => boardJob(row, agent.timeZone))
}
