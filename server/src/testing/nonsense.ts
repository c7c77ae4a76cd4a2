import { z } from 'zod'
import type { Random } from './random.ts'

/** Texts that have broken programs before. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eabc',
  '%',
  '%00',
  '%zz',
  '_',
  '\\',
  "'; drop table company; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e309',
  '9'.repeat(40),
  '🚚'.repeat(100),
  'a'.repeat(5_000),
  '(a+)+$',
  '2026-02-30',
  '0000-00-00',
  '+1 469 555 0142',
  'ｆｕｌｌ－ｗｉｄｔｈ',
  '\r\nSet-Cookie: a=b',
]

const hostileValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  [],
  {},
  [[[[[[]]]]]],
  [null],
  { __proto__: 1 },
]

type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema | boolean
  format?: string
  minimum?: number
  maximum?: number
}

/** Ids and keys that were seen in answers: what is made of them reaches further than what is made up. */
export type Seen = {
  ids: string[]
  keys: string[]
  /** What texts are made of among the hostile ones. */
  words?: readonly string[]
}

/** What a schema takes, as JSON Schema says it; anything where it cannot be said. */
export const schemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema

/** A value that is nearly what the schema wants: mostly right, in places anything. */
export function valueFor(
  schema: Schema | undefined,
  random: Random,
  seen: Seen,
  depth = 0,
): unknown {
  if (!schema || depth > 6 || random.chance(0.06)) return anything(random, seen)
  const { type, anyOf, allOf, properties, items } = schema
  if ('const' in schema) return schema.const
  if (schema.enum) return random.one(schema.enum)
  if (anyOf) return valueFor(random.one(anyOf), random, seen, depth + 1)
  if (allOf) return valueFor(random.one(allOf), random, seen, depth + 1)
  switch (Array.isArray(type) ? random.one(type) : type) {
    case 'object': {
      const made = Object.entries(properties ?? {})
        .filter(() => random.chance(0.8))
        .map(([name, part]) => [name, valueFor(part, random, seen, depth + 1)])
      if (random.chance(0.05)) made.push([random.one(hostileTexts), anything(random, seen)])
      return Object.fromEntries(made)
    }
    case 'array':
      return Array.from({ length: random.one([0, 1, 1, 2, 3, 40]) }, () =>
        valueFor(typeof items === 'object' ? items : undefined, random, seen, depth + 1),
      )
    case 'integer':
    case 'number':
      return numberFor(schema, random)
    case 'boolean':
      return random.chance(0.5)
    case 'null':
      return null
    case 'string':
      return textFor(schema, random, seen)
    default:
      return anything(random, seen)
  }
}

function numberFor({ minimum = -10, maximum = 1e6, type }: Schema, random: Random): number {
  if (random.chance(0.2)) return random.one([minimum, maximum, minimum - 1, maximum + 1, 0])
  const made = minimum + random.next() * (Math.min(maximum, 2e12) - minimum)
  return type === 'integer' ? Math.floor(made) : made
}

const usual = [
  'Frisco',
  'Harriet Stone',
  '1245 Main St, Frisco, TX',
  'Flat tire',
  'KTR4821',
  '4695550142',
]

function textFor({ format }: Schema, random: Random, { ids, keys, words = usual }: Seen): string {
  if (format === 'uuid' && random.chance(0.85) && ids.length > 0) return random.one(ids)
  if (format === 'date') return random.one(['2026-11-25', '2026-02-29', '9999-12-31', '0001-01-01'])
  if (random.chance(0.3)) return random.one(hostileTexts)
  if (random.chance(0.2) && keys.length > 0) return random.one(keys)
  if (random.chance(0.2) && ids.length > 0) return random.one(ids)
  return random.one(words)
}

/** Anything at all, as JSON can carry it. */
export const anything = (random: Random, { ids, keys }: Seen): unknown =>
  random.one<unknown>([
    random.one(hostileValues),
    random.one(hostileTexts),
    ids.length > 0 ? random.one(ids) : '',
    keys.length > 0 ? random.one(keys) : '',
  ])

/** Remembers the ids and keys of an answer; the latest few hundred are enough. */
export function remember(text: string, { ids, keys }: Seen): void {
  const keep = (list: string[], found: readonly string[]) => {
    for (const one of found.slice(0, 20)) if (!list.includes(one)) list.push(one)
    list.splice(0, Math.max(0, list.length - 300))
  }
  keep(ids, text.match(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g) ?? [])
  keep(keys, text.match(/(?<=")[A-Za-z0-9_-]{22}(?=")/g) ?? [])
}

/** Bytes with some of them changed, cut out, doubled or put in. */
export function mutated(from: Buffer, random: Random): Buffer {
  let bytes = Buffer.from(from)
  for (let times = random.one([1, 2, 8, 40]); times > 0; times -= 1) {
    const at = random.below(bytes.length + 1)
    const length = random.one([1, 4, 64, 1_000])
    const kind = random.below(4)
    if (kind === 0 && bytes.length > 0) bytes[at % bytes.length] = random.below(256)
    else if (kind === 1) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)])
    else if (kind === 2)
      bytes = Buffer.concat([bytes.subarray(0, at), random.bytes(length), bytes.subarray(at)])
    else bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.max(0, at - length))])
    if (bytes.length > 2e6) bytes = bytes.subarray(0, 2e6)
  }
  return bytes
}
