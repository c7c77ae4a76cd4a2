import { mayModelSpeak, plannedWords, startCall, turn } from '@towline/agent'
import { population } from '@towline/simulator'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { speakBuiltIn } from './built-in-turn.ts'
import { HeldQuestion, splitQuestion, spokenMs } from './held-question.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const READING_MS = 800
const company = {
  name: 'Lone Star Towing',
  agentName: 'Ava',
  phone: '4695550100',
  city: 'Frisco',
  state: 'TX',
  zip: '75034',
  timeZone: 'America/Chicago',
}

/** What the agent plans to say in the ordinary turns of made-up callers, one after the other. */
function plansOf(callers: typeof population): string[] {
  const when = { at: 0, now: '2026-11-23T10:00' }
  return callers.flatMap(({ from, says }) => {
    let { memory } = startCall({ company, caller: { number: from }, ...when })
    const plans: string[] = []
    for (const topic of [
      'opening',
      'safety',
      'callback',
      'where',
      'where to',
      'vehicle',
    ] as const) {
      const words = says[topic]?.[0] ?? 'yes'
      const taken = turn(memory, { kind: 'heard', words, ...when })
      memory = taken.memory
      if (mayModelSpeak(memory, taken.acts)) plans.push(plannedWords(taken.acts))
    }
    return plans
  })
}

/** When each part of a turn goes out, in ms, with a reading that takes so long. */
async function timesOf(plan: string, readingMs: number | null) {
  const from = Date.now()
  const read = readingMs === null ? null : new Promise((done) => setTimeout(done, readingMs))
  const held = new HeldQuestion(read, Date.now)
  const said: { text: string; at: number }[] = []
  const acts = [{ do: 'say' as const, text: plan }]
  const spoken = speakBuiltIn(
    { acts, isSpeakable: true, say: (text) => void said.push({ text, at: Date.now() - from }) },
    held,
    new AbortController().signal,
  )
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await spoken).toBe(true)
  return said
}

/** When a caller would hear the first word of the question, counted from the first word of the turn. */
function heardAt(said: { text: string; at: number }[]): number {
  let free = said[0]?.at ?? 0
  for (const { text, at } of said) {
    const begins = Math.max(free, at)
    if (text.includes('?')) return begins
    free = begins + spokenMs(text)
  }
  return free
}

describe('the wait that a reading adds', () => {
  it('is not heard in any ordinary turn of the population, at a reading of 800 ms', async () => {
    const plans = plansOf(population)
    expect(plans.length).toBeGreaterThan(300)
    let waited = 0
    let inTime = 0
    for (const plan of plans) {
      const said = await timesOf(plan, READING_MS)
      const without = await timesOf(plan, null)
      if (heardAt(said) > heardAt(without) + 1) waited += 1
      if ((said.find(({ text }) => text.includes('?'))?.at ?? 0) >= READING_MS) inTime += 1
    }
    expect(waited).toBe(0)
    expect(inTime).toBeGreaterThan(200)
  })
})

describe('the question of a turn', () => {
  it('is put as soon as the words have been read', async () => {
    const [lead, question] = await timesOf('Okay, a flat tire. Where is the vehicle?', 100)
    expect(lead).toEqual({ text: 'Okay, a flat tire.', at: 0 })
    expect(question).toEqual({ text: ' Where is the vehicle?', at: 100 })
  })

  it('waits no longer than the words before it take', async () => {
    const [, question] = await timesOf('Okay. Where is the vehicle?', 5000)
    expect(question?.at).toBe(spokenMs('Okay.'))
  })

  it('waits for nothing where nothing is said before it, or nobody reads', async () => {
    expect(await timesOf('Where is the vehicle?', 5000)).toMatchObject([{ at: 0 }])
    expect(await timesOf('Okay. Where is it?', null)).toMatchObject([{ at: 0 }, { at: 0 }])
  })

  it.each([
    ['Okay. Where are you?', 'Okay.', ' Where are you?'],
    ['Stay safe. Goodbye.', 'Stay safe. Goodbye.', ''],
    ['Where are you?', '', 'Where are you?'],
  ])('of "%s" is told from what stands before it', (text, lead, question) => {
    expect(splitQuestion(text)).toEqual({ lead, question })
  })
})
