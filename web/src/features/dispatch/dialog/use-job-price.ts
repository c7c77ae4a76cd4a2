import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type JobPrice, type JobToPrice, priceJob, serviceOf } from '@towline/contract'
import { query } from '../../../platform/query.ts'
import type { FormValues } from './dispatch-form.ts'

const TYPING_PAUSE = 500

/** What the price of a job follows from, as the form has it. */
export const pricedBy = [
  'towReason',
  'vehicleType',
  'vendorId',
  'billToId',
  'pickupAddressLatLng',
  'dropoffAddressLatLng',
  'dropoffAddress',
  'scheduledDateTime',
  'dispatchedDateTime',
  'onSceneDateTime',
  'towingDateTime',
  'completedDateTime',
  'cancelReason',
  'mcCoverageAmt',
  'createdDate',
  'status',
] as const satisfies readonly (keyof FormValues & keyof JobToPrice)[]

/**
 * What the job in the form comes to by the company's rates: null until that is known, and whether it is on its way for
 * the first time.
 */
export function useJobPrice(values: FormValues): { price: JobPrice | null; isComing: boolean } {
  const facts = JSON.stringify(Object.fromEntries(pricedBy.map((name) => [name, values[name]])))
  const [settled] = useDebouncedValue(facts, TYPING_PAUSE)
  const isTelling = serviceOf(values) !== null
  const { data, isLoading } = useQuery({
    ...query(priceJob, { body: asFacts(settled) }),
    enabled: isTelling,
    placeholderData: keepPreviousData,
    // A price that can't be had now is not worth an error in the way of a call.
    retry: false,
  })
  return { price: isTelling ? (data ?? null) : null, isComing: isLoading }
}

// The text was made from the form's own values.
const asFacts = (text: string) => JSON.parse(text) as JobToPrice
