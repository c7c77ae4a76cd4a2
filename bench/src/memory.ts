import { setTimeout as wait } from 'node:timers/promises'
import { type SpawnedProduct, spawnFreshProduct } from '@towline/server/testing'
import { ringAtOnce, settle, talkAtOnce } from './callers.ts'
import { size, type Table } from './report.ts'

const CALLS = 200
/** Samples in a row; the smallest tells what is kept, the others what is about to be collected. */
const SAMPLES = 12

/** What a call costs while it is held, and what the server takes at rest. */
export async function measureMemory(): Promise<Table[]> {
  const product = await spawnFreshProduct()
  try {
    const atRest = await resident(product)
    await talkAtOnce(product.aPhone, CALLS, 'without a pause')
    await settle(product)
    const before = await resident(product)
    const phones = await ringAtOnce(product.aPhone, CALLS)
    for (const words of [
      'I have a flat tire',
      'yes, I am safe',
      'yes',
      '2400 Preston Road in Plano',
    ])
      await Promise.all(phones.map((phone) => phone.say(words)))
    const during = await resident(product)
    await Promise.all(phones.map((phone) => phone.hangUp()))
    return [
      {
        title: 'Memory',
        columns: ['', 'resident'],
        rows: [
          ['at rest, embedded database, just started', size(atRest)],
          [`after ${CALLS} calls have come and gone`, size(before)],
          [`while ${CALLS} calls are held`, size(during)],
          ['for each call', size((during - before) / CALLS)],
        ],
        note: 'The database engine, its pages and the map are in the figures at rest. Wanted: under 400 MB at rest, under 200 kB a call.',
      },
    ]
  } finally {
    await product.stop()
  }
}

/** The process's resident memory in bytes: the smallest of some seconds' samples. */
async function resident(product: SpawnedProduct): Promise<number> {
  const samples: number[] = []
  while (samples.length < SAMPLES) {
    await wait(400)
    const text = await (await fetch(`${product.url}/metrics`)).text()
    samples.push(Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]))
  }
  return Math.min(...samples)
}
