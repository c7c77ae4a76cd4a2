import { billingTotals, lineItemOf } from '../dispatch/index.ts'
import { centsOf, storageItem } from '../rates/index.ts'
import type { ImpoundStorage } from './impound-rules.ts'
import type { ImpoundFile } from './impounds.schema.ts'

type Known = {
  storage: Pick<ImpoundStorage, 'days'>
  /** Sales tax on storage; it counts only where storage is taxed. */
  taxPercent: number
  /** What is still to be paid of the job that brought it, its own tax included. */
  towDueCents: number
}

/** What is to be paid before a vehicle leaves, and the tax on storage in it: in Texas the tow is not taxed, storage is. */
export function impoundDue(
  { storagePerDay, graceHours, storageTaxable }: ImpoundFile,
  { storage, taxPercent, towDueCents }: Known,
): { taxCents: number; dueCents: number } {
  const item = storageItem(
    { perDay: storagePerDay, graceHours, taxable: storageTaxable },
    storage.days,
  )
  const { taxAmount, totalAmount } = billingTotals(item ? [lineItemOf(item)] : [], taxPercent)
  return { taxCents: centsOf(taxAmount), dueCents: towDueCents + centsOf(totalAmount) }
}
