import { join } from 'node:path'
import { spawnFreshProduct } from '@towline/server/testing'
import { type Calls, type Manner, phonesAt, settle, talkAtOnce } from './callers.ts'
import { startOwnProcess } from './own-process.ts'
import { ms, quantile, ratio, type Table } from './report.ts'

const levels: [calls: number, manner: Manner][] = [
  [1, 'as people do'],
  [50, 'as people do'],
  [200, 'as people do'],
  [50, 'without a pause'],
  [200, 'without a pause'],
]

/** From a caller's words to the first token of the answer, beside a relay that only echoes. */
export async function measureTurns(): Promise<Table[]> {
  const product = await spawnFreshProduct()
  const echo = await startOwnProcess(join(import.meta.dirname, 'echo-relay.ts'))
  const echoed = phonesAt(echo.url)
  const rows: (string | number)[][] = []
  try {
    // The first calls of a process are its slowest; the figures are those of one that has run a while.
    await talkAtOnce(product.aPhone, 20, 'without a pause')
    await talkAtOnce(echoed, 20, 'without a pause')
    for (const [count, manner] of levels) {
      await settle(product)
      const ours = await talkAtOnce(product.aPhone, count, manner)
      rows.push(row(count, manner, ours, await talkAtOnce(echoed, count, manner)))
    }
  } finally {
    await product.stop()
    await echo.stop()
  }
  return [
    {
      title: 'From `prompt` to the first token',
      columns: [
        'calls at once',
        'callers speak',
        'turns',
        'p50',
        'p99',
        'echo p50',
        'echo p99',
        'p50 to echo',
        'failures',
      ],
      rows,
      note: 'Both ends and the wire between them are in the figure. The echo is the smallest relay there can be, on the same wire, with the same telephones: the floor of this machine. Wanted at 50 calls: p50 under 5 ms, p99 under 25 ms; at 200 nothing fails.',
    },
  ]
}

function row(count: number, manner: Manner, ours: Calls, echo: Calls): (string | number)[] {
  for (const failure of new Set(ours.failures)) console.log(`  failed: ${failure}`)
  const at = (calls: Calls, q: number) => quantile(calls.firstTokenMs, q)
  return [
    count,
    manner,
    ours.firstTokenMs.length,
    ms(at(ours, 0.5)),
    ms(at(ours, 0.99)),
    ms(at(echo, 0.5)),
    ms(at(echo, 0.99)),
    ratio(at(ours, 0.5), at(echo, 0.5)),
    ours.failures.length,
  ]
}
