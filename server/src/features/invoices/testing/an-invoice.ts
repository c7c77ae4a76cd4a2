import { Invoice } from '@towline/contract'
import { expect } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import type { Product } from '../../../testing/product.ts'

const COMPLETED = Date.parse('2026-01-05T14:00:00Z')

/** A completed job with a bill of $135, as the desk saves it. */
export const aBilledJob = {
  customerName: 'Harriet Stone',
  customerPhone: '2145550117',
  towReason: 'Accident',
  pickupAddress: '1 Elm St, Frisco, TX',
  vehicleMake: 'Honda',
  completedDateTime: COMPLETED,
  billing: { lineItems: [{ name: 'Tow', amount: 135, taxable: false }], taxPercent: 0 },
}

/** A job that was invoiced, and $50 in cash paid on it. */
export async function anInvoice(
  product: Product,
  basic: string,
): Promise<{ invoiceId: string; paymentId: string; payToken: string }> {
  const post = async (path: string, body: unknown): Promise<unknown> => {
    const answer = await product.call('POST', `/towline/${path}`, { basic, body })
    const text = await answer.text()
    expect(answer.status, text).toBe(200)
    return JSON.parse(text)
  }
  const job = Object(await post('dispatch', aBilledJob))
  const [invoice] = Invoice.array().parse(await post('invoice', { jobId: job.id }))
  const invoiceId = invoice?.id ?? ''
  const body = { key: newId(), method: 'Cash', amountCents: 5000 }
  const paid = Invoice.parse(await post(`invoice/${invoiceId}/payment`, body))
  const payToken = paid.payUrl.split('/').at(-1) ?? ''
  return { invoiceId, paymentId: paid.payments[0]?.id ?? '', payToken }
}
