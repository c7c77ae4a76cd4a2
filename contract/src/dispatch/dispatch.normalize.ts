import { isRecord } from '../kernel/index.ts'
import { blankDispatchFields } from './dispatch.fields.ts'

const blank: Readonly<Record<string, unknown>> = blankDispatchFields()
/** Fields that are not set by people; empty, they count as not sent. */
const others = new Set(['id', 'version', 'status', 'createdDate', 'clientKey', 'checkDriver'])

/**
 * What clients send for a job where we want something stricter: null and '' for a field nobody filled in,
 * numbers where text is expected and the other way round, `true` as text. Whatever it can not read it
 * leaves for the schema to refuse.
 */
export function normalizeDispatchCall(body: unknown): unknown {
  if (!isRecord(body)) return body
  return Object.fromEntries(Object.entries(body).flatMap(([name, value]) => mendField(name, value)))
}

/** The field as it is to be read; none when it counts as not sent. */
function mendField(name: string, value: unknown): [string, unknown][] {
  const isEmpty = value === null || value === ''
  if (name === 'billing') return isEmpty ? [] : [[name, mendBilling(value)]]
  if (others.has(name)) {
    if (isEmpty) return []
    return [[name, name === 'version' || name === 'createdDate' ? asNumber(value) : value]]
  }
  if (!Object.hasOwn(blank, name)) return [[name, value]]
  return [[name, isEmpty ? blank[name] : like(blank[name], value)]]
}

function like(model: unknown, value: unknown): unknown {
  switch (typeof model) {
    case 'string':
      return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
    case 'number':
      return asNumber(value)
    case 'boolean':
      return asBoolean(value)
    default:
      return asPlace(value)
  }
}

function asNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const number = Number(value)
  return value.trim() === '' || Number.isNaN(number) ? value : number
}

function asBoolean(value: unknown): unknown {
  if (value === 'true' || value === 1) return true
  return value === 'false' || value === 0 ? false : value
}

/** `33.2, -96.8` as a place on the map. */
function asPlace(value: unknown): unknown {
  const pair = typeof value === 'string' && value.match(/^\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*$/)
  return pair ? { lat: Number(pair[1]), lng: Number(pair[2]) } : value
}

/** An amount that is no number counts as 0, as in the dialog. */
function mendBilling(billing: unknown): unknown {
  if (!isRecord(billing)) return billing
  const { lineItems, taxPercent } = billing
  return {
    ...(lineItems === null || lineItems === undefined ? {} : { lineItems: mendItems(lineItems) }),
    ...(taxPercent === null || taxPercent === undefined
      ? {}
      : { taxPercent: asAmount(taxPercent) }),
  }
}

function mendItems(items: unknown): unknown {
  if (!Array.isArray(items)) return items
  return items.map((item: unknown) =>
    isRecord(item)
      ? { name: item.name ?? '', amount: asAmount(item.amount), ...detailsSent(item) }
      : item,
  )
}

/** What was sent of an item beside its name and amount; null and '' count as not sent. */
function detailsSent(item: Record<string, unknown>): Record<string, unknown> {
  const read = { quantity: asNumber, rate: asNumber, unit: asText, taxable: asBoolean }
  return Object.fromEntries(
    Object.entries(read).flatMap(([name, readAs]) => {
      const value = item[name]
      return value === null || value === undefined || value === '' ? [] : [[name, readAs(value)]]
    }),
  )
}

const asText = (value: unknown) => (typeof value === 'number' ? String(value) : value)

function asAmount(value: unknown): unknown {
  if (value === null || value === undefined) return 0
  return typeof value === 'string' ? Number.parseFloat(value) || 0 : value
}
