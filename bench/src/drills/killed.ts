import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CarrierPhone, type SpawnedProduct, spawnProduct } from '@towline/server/testing'
import { turnsHeard } from '@towline/server/testing/turns-heard'
import { ms, quantile, type Table } from '../report.ts'
import type { Drill } from './drill.ts'
import { overTwoProcesses } from './two-processes.ts'

/** How often a process is killed; another number by `KILLS`. */
const KILLS = 100
/** Callers on the line at each kill, over both processes. */
const CALLERS = 3
/** At the latest so long after they began to talk. */
const LATEST_MS = 1_500
/** Between an answer and the caller's next words. */
const PAUSE_MS = 200
/** A caller who hears nothing for so long speaks again. */
const PATIENCE_MS = 8_000
/** No caller is without an answer for longer. */
const WANTED_MS = 5_000

const lines = [
  'I have a flat tire, I am safe',
  'I am at 1245 Main Street in Frisco',
  "it's a red 2012 Ford Focus",
  'my name is Harriet Jones',
]

/** Two processes on one PostgreSQL behind a balancer; one is killed in the middle of calls, again and again. */
export const killed: Drill = {
  name: 'killed',
  async run(length) {
    // Each kill takes a start; the tests kill a process in a call in every run.
    if (length === 'short') return []
    const kills = Number(process.env.KILLS) || KILLS
    return overTwoProcesses(async ({ running, balancer, settings }) => {
      const talks: Talk[] = []
      for (let n = 0; n < kills; n += 1) {
        balancer.targets = running.map(({ url }) => url)
        talks.push(...(await killInCalls(running, n, balancer.url)))
        const one = running[n % 2]
        if (one) running[n % 2] = await spawnProduct(one.dataDir, settings)
      }
      return tableOf(talks, kills, settings.DATABASE_URL)
    })
  },
}

/** What became of one caller. */
type Talk = {
  callSid: string
  how: 'went on' | 'put through' | 'fallback' | 'lost'
  /** Things said that the agent had answered before the kill. */
  answered: number
  /** From the kill to the next thing the agent said, for those who were waiting for an answer. */
  silentMs: number
}

async function killInCalls(running: SpawnedProduct[], n: number, url: string): Promise<Talk[]> {
  const victim = running[n % 2]
  if (!victim) throw new Error('nothing runs')
  const token = (await readFile(join(victim.dataDir, 'carrier-token'), 'utf8')).trim()
  let killedAt = Number.POSITIVE_INFINITY
  const calls = Array.from({ length: CALLERS }, (_, caller) => {
    const from = `+1214${String(5_550_000 + ((n * CALLERS + caller) % 10_000))}`
    const to = victim.demo.number
    const phone = new CarrierPhone({ server: url, token, from, to, ownConnections: true })
    const begun = phone.dial()
    return { begun, ended: begun.then(() => talk(phone, () => killedAt)) }
  })
  await Promise.all(calls.map(({ begun }) => begun))
  await wait(Math.random() * LATEST_MS)
  killedAt = performance.now()
  process.kill(victim.pid, 'SIGKILL')
  return Promise.all(calls.map(({ ended }) => ended))
}

/** Talks until the kill, and says one thing more to whoever has the call then. */
async function talk(phone: CarrierPhone, killedAt: () => number): Promise<Talk> {
  let answered = 0
  let silentMs = 0
  const outcome = (how: Talk['how']): Talk => ({ callSid: phone.callSid, how, answered, silentMs })
  try {
    for (let n = 0; !phone.isOver; n += 1) {
      const saidAt = performance.now()
      const answer = phone.say(lines[n % lines.length] ?? '').catch(() => '')
      const words = await Promise.race([answer, phone.ended.then(() => ''), wait(PATIENCE_MS, '')])
      const [isSaidBefore, isAnsweredBefore] = [saidAt, performance.now()].map(
        (at) => at < killedAt(),
      )
      if (isSaidBefore && !isAnsweredBefore) silentMs = performance.now() - killedAt()
      // What was said later may have fallen between two lines.
      if (words && isAnsweredBefore) answered += 1
      if (words && !isSaidBefore) {
        await phone.hangUp()
        return outcome('went on')
      }
      await wait(PAUSE_MS)
    }
    const { how } = await phone.ended
    if (how === 'put through') return outcome('put through')
    // A webhook that nobody answered: the carrier goes on by the fallback that the number has there.
    return outcome(how === 'failed' ? 'fallback' : 'lost')
  } catch {
    return outcome('lost')
  }
}

async function tableOf(talks: Talk[], kills: number, databaseUrl: string): Promise<Table> {
  const heard = await turnsHeard(databaseUrl)
  const missing = talks.map(({ callSid, answered }) => answered - (heard.get(callSid) ?? 0))
  const turns = missing.reduce((sum, one) => sum + Math.max(0, one), 0)
  const count = (how: Talk['how']) => talks.filter((one) => one.how === how).length
  const waits = talks.map(({ silentMs }) => silentMs).filter((waited) => waited > 0)
  const answered = talks.reduce((sum, one) => sum + one.answered, 0)
  if (count('lost') > 0 || quantile(waits, 1) > WANTED_MS)
    throw new Error(
      `${kills} kills: ${count('lost')} calls lost of ${talks.length}; the longest wait was ${ms(quantile(waits, 1))}`,
    )
  return {
    title: 'kill -9 in the middle of calls',
    columns: [
      'kills',
      'calls',
      'went on',
      "at the company's phone",
      "at the carrier's fallback",
      'lost',
      'turns answered before',
      'not written down',
      'waiting for an answer',
      'until answered, p50',
      'longest',
    ],
    rows: [
      [
        kills,
        talks.length,
        count('went on'),
        count('put through'),
        count('fallback'),
        count('lost'),
        answered,
        turns,
        waits.length,
        ms(quantile(waits, 0.5)),
        ms(quantile(waits, 1)),
      ],
    ],
    note: `Two processes on one PostgreSQL behind a balancer that gives a connection to whoever answers; in turn one is killed ${CALLERS} callers into their calls, at a random moment, and started again. Each caller says one thing more afterward. At the fallback are those whose webhook reached the process in the moment it died. The log of a call is written behind the talk, so the last words before a kill may not be in it: the agent asks again. Wanted: nobody lost, and an answer within ${WANTED_MS / 1000} s.`,
  }
}
