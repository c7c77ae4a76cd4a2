import { answerAsCaller, callAsCaller, listPracticeCallers, markPractice } from '@towline/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { type Product, startProduct, type TestCompany } from '../../../testing/product.ts'
import { openSocket, pickUp } from '../trying/visitor.fixture.ts'

const database = testDatabase()

describe('calling one’s own agent as a made-up caller', () => {
  let product: Product
  let company: TestCompany
  beforeEach(async () => {
    product = await startProduct(database.db)
    company = await product.company('Blue Bonnet Towing')
  })
  afterEach(() => product.stop())

  const ask = async (path: string, body: unknown) =>
    (
      await product.call('POST', `/towline/voice/practice${path}`, { basic: company.basic, body })
    ).json()
  const callAs = async (callerId: string) => callAsCaller.reply.parse(await ask('', { callerId }))

  /** Holds a call as the page does: hears the agent, asks what the caller does, says it. */
  async function practice(callerId: string) {
    const opened = await callAs(callerId)
    const { say, jobs, ended, socket } = await pickUp(opened)
    const heard = [opened.greeting]
    const lines = [{ who: 'agent', words: opened.greeting }]
    let end = ''
    void ended.then((data) => {
      end = data
    })
    while (end === '') {
      const { does, words } = answerAsCaller.reply.parse(
        await ask('/answer', { callerId, noise: 'none', heard }),
      )
      if (does === 'hang up') break
      if (does !== 'say') {
        // A goodbye was heard out; the agent hangs up then.
        socket.send(JSON.stringify({ type: 'info', name: 'agentSpeaking', value: 'off' }))
        end = await ended
        break
      }
      lines.push({ who: 'caller', words })
      const answer = await say(words)
      lines.push({ who: 'agent', words: answer })
      heard.push(answer)
    }
    const marks = markPractice.reply.parse(
      await ask('/marks', {
        callerId,
        lines,
        ended: end.includes('transfer') ? 'put through' : end ? 'agent hung up' : 'caller hung up',
        seconds: 60,
        job: jobs.at(-1)?.row ?? null,
      }),
    )
    return { opened, lines, jobs, marks }
  }

  /** How many rows each table has. */
  async function rows(): Promise<unknown[]> {
    const tables = await database.db.raw(`
      select relname as name, (xpath('/row/n/text()', query_to_xml(
        format('select count(*) as n from public.%I', relname), false, true, '')))[1]::text as n
      from pg_stat_user_tables where schemaname = 'public' order by 1`)
    return tables.rows
  }

  it('gives marks for the job that would stand on the board, and leaves no row anywhere', async () => {
    await practice('battery-grocery-lot') // The first sign-in is remembered.
    const before = await rows()
    const { opened, marks, jobs } = await practice('battery-grocery-lot')
    expect(opened.greeting).toContain('Blue Bonnet Towing')
    expect(marks).toMatchObject({ good: true, needsRingBack: false, why: [] })
    expect(marks.fields.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['pickup', 'reason', 'phone', 'vehicle', 'may text']),
    )
    expect(jobs.at(-1)?.row).toMatchObject({ towReason: 'Dead battery', canReceiveText: true })
    expect(await rows()).toEqual(before)
  })

  it('sees whether a danger goes to a person, and calls nobody', async () => {
    const { marks } = await practice('car-on-fire')
    expect(marks.gates.map(({ obeyed }) => obeyed)).toEqual([true, true, true])
    expect(marks.good).toBe(true)
  })

  it('tells what went wrong when a job is missing', async () => {
    const marks = await ask('/marks', {
      callerId: 'flat-at-home',
      lines: [],
      ended: 'agent hung up',
      seconds: 1,
      job: null,
    })
    expect(marks).toMatchObject({ good: false, needsRingBack: true, why: ['no job'] })
  })

  it('offers callers of every kind', async () => {
    const answer = await product.call('GET', '/towline/voice/practice/callers', {
      basic: company.basic,
    })
    const callers = listPracticeCallers.reply.parse(await answer.json())
    expect(callers.length).toBeGreaterThan(70)
    expect(callers.find(({ id }) => id === 'es-llanta')).toMatchObject({ language: 'es' })
  })

  it('opens once for a ticket, on its own door, and for one’s own agent alone', async () => {
    const { relayUrl } = await callAs('flat-at-home')
    expect(await openSocket(relayUrl.replace('/practice/relay', '/try/relay'))).toBe(403)
    expect(await openSocket(relayUrl)).not.toBe(403)
    expect(await openSocket(relayUrl)).toBe(403)
    const mine = await callAs('flat-at-home')
    const intruder = await pickUp(await callAs('flat-at-home'), { callSid: mine.callSid })
    expect(await intruder.closed).toBe(1008)
  })
})
