import { blankDispatchFields, findDuplicates as operation } from '@towline/contract'
import { given } from '../../platform/differences.ts'
import { handle } from '../../platform/handler.ts'
import { duplicatesOf } from './duplicates.store.ts'
import { samenessOf } from './sameness.ts'

/** Open jobs of the last 30 minutes that a new one may repeat, asked while it is being typed. */
export const findDuplicates = handle(
  operation,
  ({ tx, companyId, now }, { body: { id, ...typed } }) =>
    duplicatesOf(tx, {
      ...samenessOf({ ...blankDispatchFields(), validPickupAddress: true, ...given(typed) }),
      companyId,
      id: id ?? null,
      createdAt: new Date(now),
    }),
  { reads: true },
)
