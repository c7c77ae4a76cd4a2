import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { familyOf, type SpawnedProduct, spawnProduct } from '@towline/server/testing'
import { z } from 'zod'
import { collectGarbage, inspected } from './collect-garbage.ts'
import { type OnEngine, onEngines } from './engines.ts'
import { size, type Table } from './report.ts'

const sizes = [5_000, 50_000]
const kinds = ['accounts', 'jobs'] as const
const LOOK_MS = 250
const WANTED_S = 60

/** Files of rows from the first byte until their records are there, and until they are gone again. */
export async function measureImports(only?: string): Promise<Table[]> {
  const { measured, note } = await onEngines(only, onEngine)
  return [
    {
      title: 'Imports',
      columns: [
        ...['engine', 'rows', 'sent', 'checked', 'imported', 'all three', 'told how far'],
        ...['undone', 'resident before', 'most while it goes on', 'when imported', 'when undone'],
      ],
      rows: measured.flat(),
      note: `Each in a product that was just started, and gone again before the next; told how far: different figures that somebody saw who asked every ${LOOK_MS} ms. Resident is the product with its file worker and, where it is embedded, the database and its pages; but for the most, once the garbage is collected. Wanted: 50,000 rows in under ${WANTED_S} s, and as much memory for 50,000 as for 5,000.${note}`,
    },
  ]
}

const onEngine: OnEngine<Table['rows']> = async (name, settings) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'towline-bench-'))
  const rows: Table['rows'] = []
  try {
    for (const kind of kinds)
      for (const count of sizes) {
        const product = await spawnProduct(dataDir, { ...settings, ...inspected })
        try {
          rows.push([name, `${count} ${kind}`, ...(await importOf(product, kind, count))])
        } finally {
          await product.stop()
        }
      }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
  return rows
}

const lists: Record<(typeof kinds)[number], (count: number) => string> = {
  accounts: (count) =>
    [
      'Account Name,Account Type,Account #,Contact,Phone,Email,Address,City,State,Zip',
      ...times(count, (n) =>
        [`Account ${n} Garage`, 'Repair Shop', `A-${n}`, 'Nan Cole', phone(n), `a${n}@x.example`]
          .concat(`${n} Elm St`, 'Frisco', 'TX', '75034')
          .join(),
      ),
    ].join('\n'),
  jobs: (count) =>
    [
      'Call #,Date Created,Status,Account,Reason,Customer,Phone,Source,Destination,Year,Make,Model,Plate,State,Driver,Dispatched,On Scene,Completed,Total,Tax',
      ...times(count, (n) => {
        const day = `${1 + (n % 12)}/${1 + (n % 28)}/2024`
        return [n, `${day} 10:00 AM`, 'Completed', 'Midway Club', 'Lockout', `Customer ${n}`]
          .concat(phone(n), `${n} Elm St Frisco TX`, '1 Oak St Plano TX', 2015, 'Honda', 'Civic')
          .concat(`ABC${n}`, 'TX', 'June Reyes', `${day} 10:05 AM`, `${day} 10:35 AM`)
          .concat(`${day} 11:10 AM`, '162.38', '12.38')
          .join()
      }),
    ].join('\n'),
}

const times = <T>(count: number, of: (n: number) => T) =>
  Array.from({ length: count }, (_, n) => of(n))
const phone = (n: number) => `469${5_550_000 + (n % 4_000_000)}`

const Going = z.object({
  status: z.string(),
  columns: z.record(z.string(), z.int()),
  right: z.int(),
  made: z.int(),
  through: z.int(),
})

async function importOf(product: SpawnedProduct, kind: keyof typeof lists, count: number) {
  const { email, password } = product.demo
  const authorization = `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`
  const id = randomUUID()
  const most = { resident: 0 }
  const resident = async () => {
    const family = await familyOf(product.pid)
    return family.reduce((sum, one) => sum + one.resident, 0)
  }
  const kept = async () => {
    await collectGarbage(product)
    return size(await resident())
  }
  const seen = new Set<string>()
  const ask = async (method: string, path: string, body?: string | Blob, headers = {}) => {
    const answer = await fetch(`${product.url}/towline/imports/${path}`, {
      method,
      headers: { authorization, ...headers },
      ...(body !== undefined && { body }),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return Going.parse(await answer.json())
  }
  const step = async (name: string, wanted: string, body: object = {}) => {
    const since = performance.now()
    await ask('POST', `${id}/${name}`, JSON.stringify(body), {
      'content-type': 'application/json',
    })
    for (;;) {
      const now = await ask('GET', id)
      seen.add(`${now.status} ${now.through}`)
      most.resident = Math.max(most.resident, await resident())
      if (now.status === wanted) return { ...now, seconds: (performance.now() - since) / 1000 }
      if (!now.status.endsWith('ing')) throw new Error(`${name} ended as ${now.status}`)
      await new Promise((done) => setTimeout(done, LOOK_MS))
    }
  }
  const file = new Blob([lists[kind](count)])
  const before = await kept()
  const since = performance.now()
  const { columns } = await ask('POST', `of/${kind}`, file, {
    'x-upload-id': id,
    'x-file-name': 'list.csv',
  })
  const sent = (performance.now() - since) / 1000
  const checked = await step('check', 'checked', { columns })
  const done = await step('apply', 'done')
  if (done.made !== count) throw new Error(`${done.made} of ${count} were made`)
  const told = seen.size
  const imported = await kept()
  const undone = await step('undo', 'undone')
  const seconds = (value: number) => `${value.toFixed(1)} s`
  return [
    seconds(sent),
    seconds(checked.seconds),
    seconds(done.seconds),
    seconds(sent + checked.seconds + done.seconds),
    told,
    seconds(undone.seconds),
    before,
    size(most.resident),
    imported,
    await kept(),
  ]
}
