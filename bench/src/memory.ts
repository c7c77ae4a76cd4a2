import { setTimeout as wait } from 'node:timers/promises'
import { type SpawnedProduct, spawnFreshProduct } from '@towline/server/testing'
import { ringAtOnce, settle, talkAtOnce } from './callers.ts'
import { collectGarbage, inspected } from './collect-garbage.ts'
import { size, type Table } from './report.ts'

const CALLS = 200
const upToThePlace = ['I have a flat tire', 'yes, I am safe', 'yes', '2400 Preston Road in Plano']

type Resident = { asItIs: number; kept: number }

/** What a call costs while it is held, and what the server takes at rest. */
export async function measureMemory(): Promise<Table[]> {
  const product = await spawnFreshProduct(inspected)
  try {
    const atRest = await resident(product)
    for (let time = 0; time < 2; time += 1) await talkAtOnce(product.aPhone, CALLS, 'as people do')
    const before = await resident(product)
    const phones = await ringAtOnce(product.aPhone, CALLS)
    for (const words of upToThePlace) await Promise.all(phones.map((phone) => phone.say(words)))
    const during = await resident(product)
    await Promise.all(phones.map((phone) => phone.hangUp()))
    const row = (what: string, { asItIs, kept }: Resident) => [what, size(asItIs), size(kept)]
    return [
      {
        title: 'Memory',
        columns: ['', 'resident', 'resident, garbage collected'],
        rows: [
          row('at rest, embedded database, just started', atRest),
          row(`after ${2 * CALLS} calls have come and gone`, before),
          row(`while ${CALLS} calls are held`, during),
          ['for each call', '', size((during.kept - before.kept) / CALLS)],
        ],
        note: 'The database engine, its pages and the map are in all figures. V8 collects garbage late when memory is plenty; what a call keeps is told by the last column. Wanted: under 400 MB at rest, under 200 kB a call.',
      },
    ]
  } finally {
    await product.stop()
  }
}

/** The process's resident memory in bytes, before and after its garbage is collected. */
async function resident(product: SpawnedProduct): Promise<Resident> {
  await settle(product)
  const asItIs = await readResident(product)
  await collectGarbage(product)
  // The pages that were freed go back to the system in the background.
  await wait(2000)
  return { asItIs, kept: await readResident(product) }
}

async function readResident({ url }: SpawnedProduct): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1])
}
