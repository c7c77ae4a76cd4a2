import { downloadPayInvoice, readPayLogo, readPayPage, startCardPayment } from '@towline/contract'
import { expect, it } from 'vitest'
import { asked } from './pay.queries.ts'

it('the page for paying a bill asks what the contract declares', () => {
  for (const declared of [readPayPage, startCardPayment, downloadPayInvoice, readPayLogo]) {
    const { name, method, path } = declared
    expect(Object.values(asked)).toContainEqual({ name, method, path })
  }
})
