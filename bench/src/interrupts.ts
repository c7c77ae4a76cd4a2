import { setTimeout as wait } from 'node:timers/promises'
import { spawnFreshProduct } from '@towline/server/testing'
import { callAtOnce } from './callers.ts'
import type { Table } from './report.ts'

const CALLS = 50
const cutIns = [
  "I'm in a parking lot",
  'my battery is dead',
  '2400 Preston Road in Plano',
  'no, wait',
]
/** Longer than any token can be under way on one machine. */
const LISTEN_MS = 200

/** Tokens that still come after the caller has cut in. */
export async function measureInterrupts(): Promise<Table[]> {
  const product = await spawnFreshProduct()
  try {
    const phones = await callAtOnce(
      (options) => product.aPhone({ ...options, pace: 'held' }),
      CALLS,
    )
    for (const words of cutIns) {
      await Promise.all(
        phones.map(async (phone) => {
          phone.hearOut()
          await phone.say(words)
          phone.interrupt()
          await wait(LISTEN_MS)
        }),
      )
    }
    const tokens = phones.reduce((sum, phone) => sum + phone.tokensAfterCut, 0)
    await Promise.all(phones.map((phone) => phone.hangUp()))
    return [
      {
        title: 'Tokens after `interrupt`',
        columns: ['calls at once', 'times cut in', 'tokens after'],
        rows: [[CALLS, CALLS * cutIns.length, tokens]],
      },
    ]
  } finally {
    await product.stop()
  }
}
