import { z } from 'zod'
import { text } from '../kernel/index.ts'

const huge = 'An amount is at most $1,000,000.'
const amount = z.number().min(-1_000_000, huge).max(1_000_000, huge)

/**
 * One item of a bill. The amount is what counts; quantity, unit and rate tell how it came about. It is taxed
 * unless it says otherwise.
 */
export const LineItem = z.object({
  name: text(200),
  amount,
  quantity: z.number().min(0, 'A quantity can’t be negative').max(1_000_000).optional(),
  unit: text(40).optional(),
  rate: amount.optional(),
  taxable: z.boolean().optional(),
})
export type LineItem = z.infer<typeof LineItem>

/** Totals are computed by `billingTotals`; what a client sends for them is ignored. */
export const Billing = z.object({
  lineItems: z.array(LineItem).max(100),
  taxPercent: z.number().min(0, 'Between 0 and 100.').max(100, 'Between 0 and 100.'),
  taxAmount: z.number(),
  totalAmountPreTax: z.number(),
  totalAmount: z.number(),
})
export type Billing = z.infer<typeof Billing>

type Details = Omit<LineItem, 'name' | 'amount'>

/** What clients may not know of an item. */
const detailNames = ['quantity', 'unit', 'rate', 'taxable'] as const satisfies (keyof Details)[]

const detailsOf = (item: LineItem): Details =>
  Object.fromEntries(
    detailNames.filter((name) => item[name] !== undefined).map((name) => [name, item[name]]),
  )

/**
 * The items sent, each with what its sender does not know of it. A client that names none of an item's
 * details knows only names and amounts: the details stay as they were stored, for the item of that name, or
 * of that place and amount where it was given another name.
 */
export function withDetailsKept(
  sent: readonly LineItem[],
  stored: readonly LineItem[],
): LineItem[] {
  const left = new Set(stored)
  const take = (item: LineItem | undefined) => {
    if (!item || !left.delete(item)) return undefined
    return item
  }
  const isPlain = (item: LineItem) => detailNames.every((name) => item[name] === undefined)
  const named = sent.map((item, index) => {
    if (!isPlain(item)) return undefined
    const inPlace = stored[index]?.name === item.name ? take(stored[index]) : undefined
    return inPlace ?? take([...left].find(({ name }) => name === item.name))
  })
  return sent.map((item, index) => {
    if (!isPlain(item)) return item
    const renamed = stored[index]?.amount === item.amount ? stored[index] : undefined
    const known = named[index] ?? (sent.length === stored.length ? take(renamed) : undefined)
    return known ? { ...item, ...detailsOf(known) } : item
  })
}
