import type { Operation } from '@towline/contract'
import * as contract from '@towline/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { testDatabase } from './testing/database.ts'
import { remember, type Seen, schemaOf, valueFor } from './testing/nonsense.ts'
import { type Product, startProduct, type TestCompany } from './testing/product.ts'
import { type Random, randomFrom } from './testing/random.ts'

/** Two companies do what comes, in any order, with each other's ids; no word of one may come out at the other. */

const STEPS = 250
const SEEDS = [1, 2]

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value
const everything: unknown[] = Object.values(contract)
/** What ends the sign-in, or the company itself, leaves nothing to be told apart. */
const spared = ['logout', 'endOtherSessions', 'removeDemo']
const operations = everything
  .filter(isOperation)
  .filter(
    ({ access, carries, name }) => access.kind === 'staff' && !carries && !spared.includes(name),
  )
  .map((operation) => ({
    ...operation,
    schemas: {
      params: operation.params && schemaOf(operation.params),
      query: operation.query && schemaOf(operation.query),
      body: operation.body && schemaOf(operation.body),
    },
  }))

type Side = { company: TestCompany; own: string; other: string; seen: Seen }

const database = testDatabase()
let product: Product
beforeEach(async () => {
  product = await startProduct(database.db)
})
afterEach(() => product.stop())

const asText = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()

/** One request of a side; answers what came back. */
async function aStep({ company, seen }: Side, random: Random) {
  const { method, path, schemas, name } = random.one(operations)
  const params = z
    .record(z.string(), z.unknown())
    .catch({})
    .parse(valueFor(schemas.params, random, seen))
  const query = z
    .record(z.string(), z.unknown())
    .catch({})
    .parse(valueFor(schemas.query, random, seen))
  const filled = path.replace(/:(\w+)/g, (_, part) =>
    encodeURIComponent(asText(params[part]) || 'x'),
  )
  const asked = new URLSearchParams(
    Object.entries(query).map(([part, value]): [string, string] => [part, asText(value)]),
  )
  const body = schemas.body && method !== 'GET' ? valueFor(schemas.body, random, seen) : undefined
  const answer = await product.call(method, `${filled}?${asked}`, { basic: company.basic, body })
  return {
    name,
    status: answer.status,
    text: await answer.text(),
    sent: asText({ params, query, body }),
  }
}

/** Gives each side something to begin with, all of it in its own word. */
async function begin(name: string, own: string, other: string): Promise<Side> {
  const company = await product.company(name)
  const seen: Seen = { ids: [], keys: [], words: [own, `${own} Street 12, Frisco, TX`] }
  const save = async (path: string, body: object) => {
    const answer = await product.call('POST', `/towline/${path}`, { basic: company.basic, body })
    expect(answer.status, path).toBe(200)
    remember(await answer.text(), seen)
  }
  for (let n = 0; n < 3; n += 1) {
    await save('dispatch', { customerName: own, notes: own, pickupAddress: `${own} St` })
    await save('api/vault/Vendor', { name: `${own} ${n}` })
    await save('truck', { name: `${own} ${n}` })
  }
  await save('zone', {
    name: own,
    color: 'teal',
    areas: [
      [
        { lat: 33.1, lng: -96.9 },
        { lat: 33.2, lng: -96.9 },
        { lat: 33.2, lng: -96.8 },
      ],
    ],
  })
  return { company, own, other, seen }
}

it.each(SEEDS)(
  'two companies that try everything see and change nothing of each other (seed %i)',
  async (seed) => {
    const random = randomFrom(seed)
    const sides = [
      await begin('Alder Towing', 'Aldershine', 'Birchmoor'),
      await begin('Birch Towing', 'Birchmoor', 'Aldershine'),
    ]
    // Each knows every id of the other.
    const ids = sides.flatMap(({ seen }) => seen.ids)
    for (const { seen } of sides) seen.ids = [...ids]
    let well = 0
    for (let step = 0; step < STEPS; step += 1) {
      const side = random.one(sides)
      const { name, status, text, sent } = await aStep(side, random)
      expect(status, `${name} ${sent}`).toBeLessThan(500)
      expect(text.includes(side.other), `${name} ${sent} → ${text}`).toBe(false)
      if (status === 200) well += 1
      for (const { seen } of sides) remember(text, seen)
    }
    // It was no empty talk.
    expect(well).toBeGreaterThan(STEPS / 10)
    for (const { company, other } of sides) {
      const { rows } = await database.db.raw(
        `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity and relname <> 'company'`,
      )
      for (const { name } of z.object({ name: z.string() }).array().parse(rows)) {
        const found = await database.db.raw(
          `select 1 from "${name}" t where company_id = $1 and to_jsonb(t)::text like $2 limit 1`,
          [company.companyId, `%${other}%`],
        )
        expect(found.rows, name).toEqual([])
      }
    }
  },
)
