import { type SpawnedProduct, spawnFreshProduct } from '@towline/server/testing'
import { callAtOnce, settle, talkAtOnce } from './callers.ts'
import { collectGarbage, inspected } from './collect-garbage.ts'
import { size, type Table } from './report.ts'

const CALLS = 200
/** Enough for the code to be compiled; few enough that what ended calls leave for a while does not count. */
const WARM = 20
const upToThePlace = ['I have a flat tire', 'yes, I am safe', 'yes', '2400 Preston Road in Plano']

/** In bytes: resident, resident once the garbage is collected, and of that what JavaScript keeps. */
type Taken = { asItIs: number; kept: number; heap: number }

/** What a call costs while it is held, and what the server takes at rest. */
export async function measureMemory(): Promise<Table[]> {
  const product = await spawnFreshProduct(inspected)
  try {
    const atRest = await taken(product)
    for (let time = 0; time < 2; time += 1) await talkAtOnce(product.aPhone, CALLS, 'as people do')
    const before = await taken(product)
    const phones = await callAtOnce(product.aPhone, CALLS)
    for (const words of upToThePlace) await Promise.all(phones.map((phone) => phone.say(words)))
    const during = await taken(product)
    await Promise.all(phones.map((phone) => phone.hangUp()))
    const row = (what: string, { asItIs, kept, heap }: Taken) => [
      what,
      ...[asItIs, kept, heap].map(size),
    ]
    return [
      {
        title: 'Memory',
        columns: [
          '',
          'resident',
          'resident, garbage collected',
          'heap and buffers, garbage collected',
        ],
        rows: [
          row('at rest, embedded database, just started', atRest),
          row(`after ${WARM} calls have come and gone`, before),
          row(`while ${CALLS} calls are held`, during),
          [
            'for each call',
            '',
            size((during.kept - before.kept) / CALLS),
            size((during.heap - before.heap) / CALLS),
          ],
        ],
        note: 'The database engine, its pages and the map are in all figures. V8 collects garbage late when memory is plenty, and the thread of the database goes its own ways; what a call keeps is less than what the figures vary by, some 10 MB, which over 200 calls is 50 kB each. Wanted: under 400 MB at rest, under 200 kB a call.',
      },
    ]
  } finally {
    await product.stop()
  }
}

/** What the process takes, before and after its garbage is collected. */
export async function taken(product: SpawnedProduct): Promise<Taken> {
  await settle(product)
  const { resident: asItIs } = await readFigures(product)
  await collectGarbage(product)
  const { resident: kept, heap } = await readFigures(product)
  return { asItIs, kept, heap }
}

async function readFigures({ url }: SpawnedProduct) {
  const text = await (await fetch(`${url}/metrics`)).text()
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
  return {
    resident: figure('process_resident_memory_bytes'),
    heap: figure('nodejs_heap_size_used_bytes') + figure('nodejs_external_memory_bytes'),
  }
}
