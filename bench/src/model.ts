import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { spawnFreshProduct } from '@towline/server/testing'
import { type Calls, callAtOnce, type Manner, phonesAt, settle, talkAtOnce } from './callers.ts'
import { startOwnProcess } from './own-process.ts'
import { ms, quantile, ratio, type Table } from './report.ts'

const FIRST_TOKEN_MS = 120
/** What reading a caller's words takes, beside the speech. */
const READING_MS = 800
const levels: [calls: number, manner: Manner][] = [
  [1, 'as people do'],
  [50, 'as people do'],
  [50, 'without a pause'],
]
const file = (name: string) => join(import.meta.dirname, name)
const speaking = (url: string) => ({ AGENT_MODEL: 'test-model', AGENT_BASE_URL: url })

/** From a caller's words to the first token of a model's answer, beside the carrier's sample of an agent. */
export async function measureModel(): Promise<Table[]> {
  const model = await startOwnProcess(
    file('model-server.ts'),
    ...[FIRST_TOKEN_MS, 10, READING_MS].map(String),
  )
  const sample = await startOwnProcess(file('sample-relay.ts'), model.url)
  const product = await spawnFreshProduct(speaking(model.url))
  const sampled = phonesAt(sample.url)
  const rows: (string | number)[][] = []
  try {
    await talkAtOnce(product.aPhone, 10, 'without a pause')
    await talkAtOnce(sampled, 10, 'without a pause')
    for (const [count, manner] of levels) {
      await settle(product)
      const ours = await talkAtOnce(product.aPhone, count, manner)
      rows.push(row(count, manner, ours, await talkAtOnce(sampled, count, manner)))
    }
  } finally {
    await Promise.all([product.stop(), sample.stop(), model.stop()])
  }
  return [
    {
      title: `From \`prompt\` to the first token of a model that takes ${FIRST_TOKEN_MS} ms to its own`,
      columns: [
        ...['calls at once', 'callers speak', 'turns of the model', 'p50', 'p95'],
        ...['sample p50', 'sample p95', 'p50 to sample', 'p95 to sample', 'failures'],
      ],
      rows,
      note: "The model is a stand-in in a process of its own. The sample does what the streaming sample of the carrier does with the client of OpenAI, on the same wire with the same telephones: it keeps no job, no log and no rule. Turns the built-in agent words itself (read-backs) are left out. Beside every turn of ours goes a reading of the caller's words, which takes 800 ms and is not waited for. Wanted: p50 at most 130 ms at one call, p95 at most 200 ms at fifty.",
    },
  ]
}

function row(count: number, manner: Manner, ours: Calls, sample: Calls): (string | number)[] {
  for (const failure of new Set(ours.failures)) console.log(`  failed: ${failure}`)
  const turns = ours.firstTokenMs.filter((each) => each >= FIRST_TOKEN_MS)
  const [our, their] = [turns, sample.firstTokenMs]
  return [
    ...[count, manner, our.length],
    ...[our, their].flatMap((times) => [ms(quantile(times, 0.5)), ms(quantile(times, 0.95))]),
    ratio(quantile(our, 0.5), quantile(their, 0.5)),
    ratio(quantile(our, 0.95), quantile(their, 0.95)),
    ours.failures.length,
  ]
}

const CALLS = 20
const TIMES = 5
/** A token that was under way when the caller cut in may still come in. */
const UNDER_WAY_MS = 20
/** Who has not begun to speak by then won't. */
const SPEAKS_BY_MS = 5000

/** What is still sent, and still asked of the model, after the caller has cut in. */
export async function measureCutIns(): Promise<Table[]> {
  const model = await startOwnProcess(file('model-server.ts'), '50', '20', '4000', 'talkative')
  const product = await spawnFreshProduct(speaking(model.url))
  try {
    const tokens = new Map<number, number[]>()
    const phones = await callAtOnce((options) => {
      const times: number[] = []
      tokens.set(tokens.size, times)
      const onToken = (token: string) => void (token && times.push(performance.now()))
      return product.aPhone({ ...options, onToken })
    }, CALLS)
    let late = 0
    let cutIn = 0
    for (let time = 0; time < TIMES; time += 1) {
      await Promise.all(
        phones.map(async (phone, index) => {
          const times = tokens.get(index) ?? []
          // Each at a time of their own, as people do.
          await wait(Math.random() * 1000)
          times.length = 0
          void phone.say(cutIns[time] ?? 'well').catch(() => {})
          const from = performance.now()
          while (times.length < 3 && performance.now() < from + SPEAKS_BY_MS) await wait(5)
          // On a busy machine the model may be given up, and the built-in agent has said all it will.
          if (times.length < 3) return
          cutIn += 1
          phone.interrupt()
          const cutAt = performance.now()
          await wait(300)
          late += times.filter((at) => at > cutAt + UNDER_WAY_MS).length
        }),
      )
    }
    const counted = (await model.ask('count')) as Record<
      'asked' | 'aborted' | 'readings' | 'readingsAborted',
      number
    >
    await Promise.all(phones.map((phone) => phone.hangUp()))
    return [
      {
        title: 'A model that is cut off',
        columns: [
          'calls at once',
          'times cut in',
          'tokens later than 20 ms',
          'requests',
          'aborted upstream',
          'readings',
          'of them aborted',
        ],
        rows: [
          [
            ...[CALLS, cutIn, late, counted.asked, counted.aborted],
            ...[counted.readings, counted.readingsAborted],
          ],
        ],
      },
    ]
  } finally {
    await Promise.all([product.stop(), model.stop()])
  }
}

const cutIns = [
  'my car broke down',
  'I am safe',
  'yes that number',
  'well I am not sure',
  'it is hard to say',
]
