import { formatPhone } from '@towline/contract'
import { dateAndTime, money } from '../../../ui/dates.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A field's value as a person reads it; a dash for nothing. */
export function readable(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map(item).join(', ') || '–'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return numberOf(name, value)
  if (typeof value === 'string')
    return (/phone|number$/i.test(name) && formatPhone(value)) || value || '–'
  return isRecord(value) && 'totalAmount' in value ? billing(value) : '–'
}

function numberOf(name: string, value: number): string {
  if (/Date/.test(name)) return dateAndTime(value)
  return /Amt|Amount|balance/.test(name) ? money(value) : String(value)
}

function item(value: unknown): string {
  if (!isRecord(value)) return String(value)
  return `${String(value.name) || 'Item'} ${money(Number(value.amount))}`
}

const billing = (value: Record<string, unknown>) =>
  [
    readable('lineItems', value.lineItems),
    Number(value.taxPercent) > 0 && `tax ${value.taxPercent}%`,
    `total ${money(Number(value.totalAmount))}`,
  ]
    .filter(Boolean)
    .join(', ')
