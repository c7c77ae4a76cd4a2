import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../text/words.ts'
import { findPurchaseOrder } from './identifiers.ts'

describe("a club's number", () => {
  it('has a letter once that is explained after it', () => {
    expect(findPurchaseOrder(wordsOf('PO is H 7 7 2 0 4, H as in hotel'))?.code).toBe('H77204')
    expect(findPurchaseOrder(wordsOf('PO is 4 4 1, B as in boy'))?.code).toBe('441B')
  })
})
