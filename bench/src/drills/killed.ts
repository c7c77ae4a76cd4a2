import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  CarrierPhone,
  type CarrierPhoneOptions,
  type SpawnedProduct,
  spawnProduct,
} from '@towline/server/testing'
import { turnsHeard } from '@towline/server/testing/turns-heard'
import { ms, quantile, type Table } from '../report.ts'
import type { Drill } from './drill.ts'
import { overProcesses } from './processes.ts'

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
    return overProcesses(2, async ({ running, balancer, settings }) => {
      const talks: Talk[] = []
      for (let n = 0; n < kills; n += 1) {
        balancer.targets = running.map(({ url }) => url)
        const batch = await killInCalls(running, n, balancer.url)
        talks.push(...batch)
        tellLost(batch, running)
        const one = running[n % 2]
        if (one) running[n % 2] = await spawnProduct(one.dataDir, settings)
      }
      return tableOf(talks, kills, settings.DATABASE_URL)
    })
  },
}

/** Prints all that is known of the calls that nobody went on with. */
function tellLost(talks: Talk[], running: SpawnedProduct[]): void {
  for (const talk of talks.filter(({ how }) => how !== 'went on')) {
    tell(talk, talk.how)
    const logged = running.flatMap(({ output }) => output().split('\n'))
    console.log(logged.filter((line) => line.includes(talk.callSid)).join('\n'))
  }
}

const tell = ({ callSid, story }: Talk, what: string) =>
  console.log(`${callSid}: ${what}\n${story()}`)

/** What became of one caller. */
type Talk = {
  callSid: string
  how: 'went on' | 'put through' | 'fallback' | 'lost'
  /** Things said that the agent had answered before the kill. */
  answered: number
  /** From the kill to the next thing the agent said, for those who were waiting for an answer. */
  silentMs: number
  /** What went over the wire, with ms from the kill. */
  story(): string
}

async function killInCalls(running: SpawnedProduct[], n: number, url: string): Promise<Talk[]> {
  const victim = running[n % 2]
  if (!victim) throw new Error('nothing runs')
  const token = (await readFile(join(victim.dataDir, 'carrier-token'), 'utf8')).trim()
  let killedAt = Number.POSITIVE_INFINITY
  const calls = Array.from({ length: CALLERS }, (_, caller) => {
    const from = `+1214${String(5_550_000 + ((n * CALLERS + caller) % 10_000))}`
    const to = victim.demo.number
    const phone = new ToldPhone({ server: url, token, from, to, ownConnections: true })
    const begun = phone.dial().then(
      () => true,
      () => false,
    )
    return { begun, ended: begun.then((isAnswered) => talk(phone, isAnswered, () => killedAt)) }
  })
  await Promise.all(calls.map(({ begun }) => begun))
  await wait(Math.random() * LATEST_MS)
  killedAt = performance.now()
  process.kill(victim.pid, 'SIGKILL')
  return Promise.all(calls.map(({ ended }) => ended))
}

/** A telephone that keeps what its carrier and the server told each other, for whoever asks why a call was lost. */
class ToldPhone extends CarrierPhone {
  readonly told: { at: number; what: string }[] = []

  constructor(options: CarrierPhoneOptions) {
    super({
      ...options,
      onFrame: (frame) => this.tell(`frame ${JSON.stringify(frame)}`),
      onSpoken: ({ who, words }) => who !== 'agent' && this.tell(`${who}: ${words}`),
    })
  }

  tell(what: string): void {
    this.told.push({ at: performance.now(), what })
  }

  override async post(url: string, form: Record<string, string>): Promise<string> {
    const { pathname, search } = new URL(url)
    const asked = `${pathname}${search} ${form.SessionStatus ?? form.CallStatus ?? ''}`
    this.tell(`posts ${asked}`)
    try {
      const answer = await super.post(url, form)
      this.tell(`was answered ${answer}`)
      return answer
    } catch (error) {
      this.tell(`no answer to ${asked}: ${error}`)
      throw error
    }
  }
}

/** Talks until the kill, and says one thing more to whoever has the call then. */
async function talk(phone: ToldPhone, isAnswered: boolean, killedAt: () => number): Promise<Talk> {
  let answered = 0
  let silentMs = 0
  const story = () =>
    phone.told.map(({ at, what }) => `  ${Math.round(at - killedAt())} ms: ${what}`).join('\n')
  const outcome = (how: Talk['how']): Talk => ({
    callSid: phone.callSid,
    how,
    answered,
    silentMs,
    story,
  })
  if (!isAnswered) return outcome('fallback')
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
        // Whoever puts the telephone down has been answered, also where its last reports reach nobody.
        await phone.hangUp().catch((error) => phone.tell(`hung up, and told nobody: ${error}`))
        return outcome('went on')
      }
      await wait(PAUSE_MS)
    }
    const { how } = await phone.ended
    if (how === 'put through') return outcome('put through')
    // A webhook that nobody answered: the carrier goes on by the fallback that the number has there.
    return outcome(how === 'failed' ? 'fallback' : 'lost')
  } catch (error) {
    phone.tell(`the talk failed: ${error}`)
    return outcome('lost')
  }
}

async function tableOf(talks: Talk[], kills: number, databaseUrl: string): Promise<Table> {
  const heard = await turnsHeard(databaseUrl)
  const missing = talks.map(({ callSid, answered }) => answered - (heard.get(callSid) ?? 0))
  for (const [place, talk] of talks.entries())
    if ((missing[place] ?? 0) > 0) tell(talk, `${missing[place]} turns not written down`)
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
    note: `Two processes on one PostgreSQL behind a balancer that gives a connection to whoever answers; in turn one is killed ${CALLERS} callers into their calls, at a random moment, and started again. Each caller says one thing more afterward. At the fallback are those whose webhook reached the process in the moment it died. Written down is a turn that the agent had answered to its end. A carrier asks again up to three times when a webhook's connection is lost, as it is told to. Wanted: nobody lost, and an answer within ${WANTED_MS / 1000} s.`,
  }
}
